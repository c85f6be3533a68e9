/** What Spellchain stands on. A test holds the licences against the packages themselves. */

interface Foundation {
  readonly name: string;
  /** The package, where it comes as one. */
  readonly package?: string;
  readonly licence: string;
  readonly purpose: string;
}

const OFL = 'SIL Open Font License 1.1';

export const FOUNDATIONS: readonly Foundation[] = [
  { name: 'Electron', package: 'electron', licence: 'MIT', purpose: 'the window' },
  { name: 'Svelte', package: 'svelte', licence: 'MIT', purpose: 'what is drawn in it' },
  { name: 'SQLite', licence: 'Public domain', purpose: 'the database' },
  { name: 'better-sqlite3', package: 'better-sqlite3', licence: 'MIT', purpose: 'the way to it' },
  { name: 'Valibot', package: 'valibot', licence: 'MIT', purpose: 'looks at everything that comes in' },
  { name: 'electron-store', package: 'electron-store', licence: 'MIT', purpose: 'keeps your choices' },
  { name: 'conf', package: 'conf', licence: 'MIT', purpose: 'keeps them for the browser' },
  { name: 'ws', package: 'ws', licence: 'MIT', purpose: 'the line to the browser' },
  { name: 'saxes', package: 'saxes', licence: 'ISC', purpose: 'reads deck files in XML' },
  { name: 'virtua', package: 'virtua', licence: 'MIT', purpose: 'long lists of cards' },
  { name: 'Grenze Gotisch', package: '@fontsource/grenze-gotisch', licence: OFL, purpose: 'titles' },
  { name: 'Grenze', package: '@fontsource/grenze', licence: OFL, purpose: 'large numbers' },
  { name: 'Faustina', package: '@fontsource/faustina', licence: OFL, purpose: 'text' },
  { name: 'Alegreya SC', package: '@fontsource/alegreya-sc', licence: OFL, purpose: 'small capitals' },
  { name: 'Almendra', package: '@fontsource/almendra', licence: OFL, purpose: 'names of 1993' },
  {
    name: 'Fira Sans Extra Condensed',
    package: '@fontsource/fira-sans-extra-condensed',
    licence: OFL,
    purpose: 'the interface',
  },
];
