import { list, section, text, type HelpPage } from '../page.ts';

export const HISTORY_PAGE: HelpPage = {
  id: 'history',
  group: 'spellchain',
  title: 'History, replays and files',
  lead: 'What you have played, looked at again, and taken elsewhere.',
  sections: [
    section(
      'The history',
      text(
        'Every duel that you play to its end against a wizard is listed in the history, with what came of it. The lists above it leave only what you are looking for: a rulebook, a level, a wizard, a deck, an outcome, a time. The figures, the charts and the saved table then tell of just those.',
      ),
      list(
        '“Won” and “lost” are counted by deck, wizard, rulebook, level, month, by who took the first turn, and by length. Every chart is a table as well.',
        'Delete takes a duel out, with its replay. For thirty days it can be brought back.',
        '“Save as a table” writes what is shown as a CSV file, which every spreadsheet opens.',
        'Duels of both your chairs, duels between wizards, what you played on from the middle of another duel, and duels out of files are not counted. They stand under “Other duels”.',
      ),
    ),
    section(
      'Replays',
      text(
        'A replay shows a duel as the table showed it, step by step: with the buttons, with the arrow keys, with Page up and Page down from turn to turn, with the slider to any place, or by itself. You can look at one hand alone, or at both.',
      ),
      list(
        '“Chances” has a wizard judge who was ahead at every moment, draws it, and marks where the duel turned. A click on a mark leads there.',
        '“Go on from here” begins a new duel as this one stood at that moment, with anybody in each chair. So you find out what would have been. The old duel stays as it is.',
        'A duel that is still being played can be looked at too, but only as you saw it.',
      ),
    ),
    section(
      'Duels as files',
      text(
        'A duel that is over can be saved as a file, handed over to another program, or copied as text. Whoever has it can open it in the history of their own, or drop it on it, or paste it there; where the program was installed, a double click on it does the same. The command npm run replay prints it.',
      ),
      list(
        'The file shows the whole duel, both hands and both decks. That is why a duel against a wizard cannot be saved before it is over.',
        'If this version of the program plays a duel otherwise than the one that wrote the file, it says so, and shows the duel up to where the two agree.',
      ),
    ),
  ],
  related: ['matches', 'playing', 'data'],
};
