import { list, section, text, type HelpPage } from '../page.ts';

export const COLLECTION_PAGE: HelpPage = {
  id: 'collection',
  group: 'spellchain',
  title: 'Collection and deck builder',
  lead: 'Cards of your own, and the decks you make of them.',
  sections: [
    section(
      'Players',
      text(
        'Whoever plays here can have a name, a face, and a collection. A player has either every card there is, or only what was opened, traded and won. Without a player you can still duel with ready decks.',
      ),
    ),
    section(
      'The collection',
      list(
        'Cards are looked at as pictures or as a table, set by set, with how many you have of each printing.',
        'Words find cards: a name, or a question such as t:creature c:red cmc<=2. “How to search” beside the field lists everything that can be asked.',
        'Packs are opened as they were sold in their time. Wizards trade with you, one card for another.',
        'Lists of cards go in and out as files of the usual trackers. What came and went stands in the collection’s own history; what you brought in by hand can be taken back.',
      ),
    ),
    section(
      'The deck builder',
      list(
        'A click on a found card puts it in the deck, a right click takes one out. What the rulebook has against the deck stands beside it, card by card.',
        'The curve, the colours and the chance of lands in the first hand are reckoned as you build. “Try a hand” draws one.',
        'Lands can be put in to suit the colours, and a beginner’s deck can be laid out of your cards.',
        'Every sitting is a version; you can go back to any. Deck files of the usual programs are read and written, with what was not understood told line by line.',
      ),
    ),
  ],
  related: ['matches', 'data'],
};
