import { list, section, text, type HelpPage } from '../page.ts';

export const TROUBLE_PAGE: HelpPage = {
  id: 'trouble',
  group: 'spellchain',
  title: 'When something goes wrong',
  lead: 'What the program says, what it means, and what you can do.',
  sections: [
    section(
      'The program has stopped answering',
      text(
        'The page you see and the program behind it are two things. If the program is closed or restarted, the page says so and keeps trying. A choice you make meanwhile is not kept, and the page shows you so. When the program was started anew, use the address it prints: an old address lets nobody in.',
      ),
    ),
    section(
      'If the program stops',
      text(
        'A duel is written down at every decision, before you see what comes of it. Whatever ends the program, a power cut included, the duel is there at the next start and goes on where it stood: choose “Continue” in the title. What had been announced, drawn or shuffled stays so.',
      ),
    ),
    section(
      'Something went wrong',
      text(
        'A fault in a room does not take the program down. You can go back to the title, or start the page again. Your data is kept by the program, not by the page.',
      ),
      text(
        '“To your data” leads to the options, where a backup can be restored, and what is damaged be set aside.',
      ),
      text(
        '“Copy a report” puts what happened on the clipboard: versions, sizes, the latest problems and where in the program it was. It holds the path of the data folder, and no other private path. Nothing is sent unless you send it.',
      ),
    ),
    section(
      'A choice could not be kept',
      list(
        'The disk is full: make room, then choose again.',
        'The program is not allowed to write in its folder: look at the folder’s permissions.',
        'The program does not answer: wait until the note above is gone.',
      ),
      text('In each case the control goes back to what is really in force.'),
    ),
    section(
      'A notice on the title screen',
      text(
        'It stays until you put it away, also over a restart, so that you cannot miss it. The same notices stand at the top of the options.',
      ),
    ),
  ],
};
