/** The room of help, and what is said about the program. */
import { counted } from '../../src-shared/words/phrases.ts';

/* Help */

export const HELP = {
  pages: 'Pages',
  search: 'Search the help',
  searchHint: 'a word or two',
  results: 'Found',
  found: (count: number, words: string) =>
    count === 0
      ? `Nothing is found for “${words}”. Try another word, or a shorter one.`
      : `${counted(count, 'place')} found for “${words}”.`,
  related: 'See also',
  rulings: { topic: 'Matter', rulebooks: 'Rulebooks', does: 'What Spellchain does, and why' },
} as const;

/* About */

export const ABOUT = {
  lead: 'Duel computer wizards at the table of 1997, under any of five rulebooks.',
  version: 'Version',
  door: 'Door',
  doors: { electron: 'A window of its own', web: 'The browser, on this computer only' },
  platform: 'System',
  runtime: 'Runs on',
  noticeTitle: 'A fan work',
  notice: [
    'Spellchain is an unofficial, non-commercial fan work. It is not produced, endorsed, supported or sponsored by Wizards of the Coast, who own Magic: The Gathering.',
    'Names of cards, their costs and what they do are facts of that game. The pictures, the frames, the sounds, the wording and the code are Spellchain’s own.',
  ],
  licenceTitle: 'Licence',
  licence:
    'The code of Spellchain is free under the MIT licence: use it, change it, pass it on, and keep the licence with it.',
  foundationsTitle: 'What it stands on',
  foundationsLead: 'With thanks to the people who made these and gave them away.',
  foundation: (purpose: string, licence: string) => `${purpose} · ${licence}`,
  updates:
    'Spellchain does not look for updates: it asks no other computer for anything. A newer version comes from where you got this one.',
  textsTitle: 'Their licences, word for word',
  textsLead:
    'Everything of others that is in this program, the small parts too. Electron brings Chromium, Node.js and much else along; in the installed program their licences lie beside it, in LICENSE.electron.txt and LICENSES.chromium.html.',
  textsShow: 'Show the texts',
  textsShowAgain: 'Try once more',
  textsNotShown: 'The texts could not be fetched.',
  textsFind: 'Find a licence',
  textsFindHint: 'Find a name, a licence, or words of a text',
  textsFound: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  textOf: (name: string, version: string, licence: string) => `${name} ${version} · ${licence}`,
} as const;
