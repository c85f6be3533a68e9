import { list, section, text, type HelpPage } from '../page.ts';

export const MATCHES_PAGE: HelpPage = {
  id: 'matches',
  group: 'spellchain',
  title: 'Matches, gauntlets and ante',
  lead: 'Duels that belong together, and what can be won in them.',
  sections: [
    section(
      'Matches',
      text(
        'A match is one duel, or as many as somebody needs to have won twice. Alpha knows the set, won by whoever first wins three duels, and the match of up to three sets.',
      ),
      list(
        'Who begins the first duel is settled by lot, and you see how it fell. After that the rulebook says: in most of them whoever lost begins, or may choose.',
        'Between two duels, where the rulebook allows it, cards of the deck can be exchanged with its sideboard: as many out as in. Against the next opponent the deck is as it was at first.',
        'Under Alpha a deck stays as it is until the competition is over; only antes come and go.',
        'A match can be left and taken up at any time, also in the middle of a duel. Giving it up loses it.',
      ),
    ),
    section(
      'Ante',
      text(
        'Under Alpha and Fifth each player may put up a card of the deck before the duel. The winner gets both.',
      ),
      list(
        'For keeps: the cards change hands. What you lose leaves your collection and your deck, what you win comes in. The wizard keeps what it has won, and you may win it back.',
        'On paper: it is noted who would have won what, and everybody takes their own home.',
        'One card for the whole competition: it goes to whoever wins that.',
        'A ready deck is never touched: you lose no card of your own with it, and win none.',
      ),
    ),
    section(
      'The gauntlet',
      text(
        'One match against each wizard in turn, until you lose one. They grow harder. Between two rounds you see whom you have beaten and who comes next; there you can rest as long as you like. For each wizard you beat there is a booster, and more for the last.',
      ),
      text(
        'How hard it is, the set-up says in a word. A single duel a round, ante, and a stronger level make it harder. How far you came stands in the hall of fame, by rulebook and level.',
      ),
    ),
    section(
      'An end without a winner',
      list(
        'You can offer a draw. The wizard takes it when it does not see itself ahead.',
        'A duel that would go round for ever is found out, and is a draw; so is one that takes more decisions than anybody would make.',
      ),
    ),
  ],
  related: ['playing', 'history', 'collection'],
};
