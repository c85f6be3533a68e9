/** What is said when something went wrong, and how it is reported. */

/* When something goes wrong */

export const TROUBLE = {
  title: 'Something went wrong',
  inRoom:
    'This room could not be shown. Nothing you have is lost: your data is kept by the program, not by this page.',
  inWindow: 'A part of the window failed. Nothing you have is lost, and you can usually carry on.',
  what: 'What the program says about it',
  copy: 'Copy a report',
  copied: 'The report is copied. Paste it where you ask for help.',
  notCopied: 'Copying is not allowed here. This is the report; select it and copy it by hand.',
  report: 'Report',
  toTitle: 'Back to the title',
  again: 'Start again',
  toData: 'To your data',
  carryOn: 'Carry on',
  dead: 'Spellchain could not start in this window. Load the page again; if that does not help, this is what failed:',
} as const;

export const REPORT = {
  title: 'Spellchain report',
  at: 'When',
  version: 'Version',
  runtime: 'Runtime',
  dataFolder: 'Data folder',
  database: 'Database',
  window: 'Window',
  noProgram: 'The program could not be asked.',
  recent: 'Recent problems',
  none: '- none',
} as const;
