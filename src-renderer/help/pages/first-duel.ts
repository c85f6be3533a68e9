import { list, passage, section, text, type HelpPage } from '../page.ts';

export const FIRST_DUEL_PAGE: HelpPage = {
  id: 'first-duel',
  group: 'spellchain',
  title: 'Your first duel',
  lead: 'What you need to know before the first card, and no more.',
  sections: [
    section(
      'What it is about',
      text(
        'Two players begin with twenty life each and a deck of cards. Whoever brings the other to zero has won. You may also win because the other has to draw and has no card left to draw.',
      ),
    ),
    section(
      'Lands and mana',
      text(
        'Everything is paid with mana, and mana comes from lands. A click on a land turns it sideways: it is tapped, and has given its mana for this turn. At your next turn all your cards stand upright again.',
      ),
      list(
        'Once in your turn you may play one land from your hand. It costs nothing. Do it whenever you can.',
        'The five colours come from the five basic lands: Plains white, Island blue, Swamp black, Mountain red, Forest green.',
        'The cost stands at the upper right corner of a card: a number is paid with mana of any colour, a coloured sign with that colour.',
        'You need not tap the lands yourself: “Pay for me” does it, and so does a double click on the card.',
      ),
    ),
    section(
      'What cards do',
      list(
        'Creatures stay, attack, and stand in the way of other creatures. The two numbers are what they strike with, and how much damage in one turn they can bear.',
        'Sorceries are used in your own turn, do what they say, and are gone.',
        'Instants and interrupts can be used in the other player’s turn as well, and in answer to something.',
        'Enchantments and artifacts stay and change how things are.',
      ),
    ),
    passage(
      'turn',
      'A turn',
      list(
        'Your cards stand up, and you draw a card.',
        'Play a land, then cast what you can pay for. What is framed can be used now.',
        'Attack with creatures that were already yours when the turn began. Each attacker is tapped by it.',
        'The other player may set a creature in the way of each attacker. The two strike each other; an attacker that nobody stops takes from the other player’s life.',
        'After the attack you can cast again, if the rulebook has a second main phase. Press Done, and the turn is over.',
      ),
      text(
        'A creature that came this turn is still too dizzy to attack. It can already stand in the way in the next turn of your opponent.',
      ),
    ),
    section(
      'How the table helps',
      list(
        'The line across the middle always says what is asked. “?” beside it, or the key ?, explains the question.',
        'With the turn guide switched on, the line below says what can be done in this part of the turn under your rulebook.',
        'The key W asks a wizard what it would do in your place, and why.',
        'A click on a card that cannot be used says why not. The number of the rule leads to the rule.',
        'Ctrl and Z takes back your last decision, as long as you have seen nothing new since.',
        'The duel is kept at every decision. You can leave at any moment and go on later.',
      ),
    ),
    section(
      'What to begin with',
      text(
        'Portal is the shortest rulebook: nobody answers, and there are only lands, creatures and sorceries. Fifth is the one this table was built for. M11 is closest to how the game is played today. “First steps” in the title lets you choose one, a deck for it, and a gentle opponent.',
      ),
    ),
  ],
  related: ['playing', 'keys', 'questions', 'portal'],
};
