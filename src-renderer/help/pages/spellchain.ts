import { list, section, text, type HelpPage } from '../page.ts';

export const SPELLCHAIN_PAGE: HelpPage = {
  id: 'spellchain',
  group: 'spellchain',
  title: 'What Spellchain is',
  lead: 'A table for duels against computer wizards, offline, under any of five rulebooks from 1993 to 2010.',
  sections: [
    section(
      'What it is',
      text(
        'You sit at a dueling table like the one of 1997 and play against computer wizards. You choose among five rulebooks: the same cards behave as they did in 1993, in 1997, in 2007 or in 2010, and their text is written in the words of that time.',
      ),
    ),
    section(
      'Its rooms',
      list(
        'The title, where you choose a rulebook and begin a duel with one click.',
        'Duel: a single duel, a match or a gauntlet is put together, and what was begun is gone on with.',
        'The table, where it is played.',
        'Decks and collection: cards of your own, and what you build of them.',
        'History: what you have played, in figures and charts, with its replays and the hall of fame.',
        'Options: the light, the size of the text, how much moves, how the table asks and waits, sounds, cards, and the care of your data.',
        'Help, which you are reading, with a page about each rulebook.',
        'About: the version, the licences and the notice that this is a fan work.',
      ),
    ),
    section(
      'Two doors',
      text(
        'The program runs on your computer and shows itself either in a window of its own or in your browser. Both show the same rooms and use the same data, one at a time. The browser page is for this computer only: nobody else on the network can open it, and nothing you do is sent anywhere.',
      ),
    ),
  ],
  related: ['first-duel', 'playing', 'keys'],
};
