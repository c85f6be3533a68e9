import { list, section, text, type HelpPage } from '../page.ts';

export const DATA_PAGE: HelpPage = {
  id: 'data',
  group: 'spellchain',
  title: 'Your data and its backups',
  lead: 'All that is yours is in one folder on your computer. Nothing is sent anywhere.',
  sections: [
    section(
      'Where it lives',
      text(
        'The options show the path of the folder under “Your data”, with a button that copies it. Unless you chose another place when you started the program, it is:',
      ),
      list(
        'Linux: .local/share/spellchain in your home folder, or what XDG_DATA_HOME says',
        'macOS: Library/Application Support/Spellchain in your home folder',
        'Windows: Spellchain in your AppData\\Roaming folder',
      ),
      text(
        'To take everything to another computer, close the program and copy the folder. One program at a time uses it.',
      ),
    ),
    section(
      'Backups',
      text(
        'The program makes a backup of the database by itself when it starts and the last one is older than a day. Backups are complete copies in the folder “backups”. Of the last seven days and the last four weeks that have any, the newest is kept; those of the last day are all kept.',
      ),
      text(
        'You can make one at any time: Options, “Make a backup now”. You can go on while it is made, and stop it; a stopped backup leaves nothing behind.',
      ),
    ),
    section(
      'If the database is damaged',
      text(
        'At every start the program looks whether the database is sound. A damaged file is set aside, never deleted, and the newest good backup takes its place. The title screen then tells you what happened, and where the damaged file is kept.',
      ),
      text(
        '“Check the database” in the options reads every page of it, and every row, and says what it finds.',
      ),
      text(
        'A single row can be damaged in a database that is sound: one match, one deck, one face. It is left where it is and left out, everything else goes on, and the title says so. In the options, “When something is damaged or lost” shows which rows they are. “Set the damaged part aside” takes them out of their places and keeps them in the database apart; of a player or a deck only the damaged part goes, so that a face becomes a blank one and the cards stay.',
      ),
    ),
    section(
      'To go back to a backup',
      text(
        'Options, “Restore a backup…”: before you decide, it tells what the backup holds. “Start empty…” begins with nothing. In both cases it is made ready at once, and takes the place of what is there when you close the program and start it again; until then you can still leave everything as it is. What was there is kept whole in the folder “set-aside”.',
      ),
    ),
    section(
      'To go back to a backup by hand',
      list(
        'Close the program.',
        'In the data folder, give the folder “database” another name.',
        'Make a new folder “database”, and copy the backup you want out of “backups” into it, with the name spellchain.sqlite3.',
        'Start the program.',
      ),
    ),
  ],
};
