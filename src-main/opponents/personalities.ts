/** The wizards that come with the program, one file each in `resources/wizards/`. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Wizard } from '../../src-shared/wizards.ts';
import { readWizardFile } from './wizard-file.ts';

export type { Wizard };

/** As far from this file as from the built program. */
const FOLDER = new URL('../../resources/wizards/', import.meta.url);

let read: readonly Wizard[] | undefined;

/** The weakest first. Read when they are first asked for; throws with the file and the first mistake in it. */
export function wizards(): readonly Wizard[] {
  read ??= wizardsIn(FOLDER);
  return read;
}

/** By strength, then by name. Duels that are kept know a wizard by her name, so no two may share one. */
export function wizardsIn(folder: URL): Wizard[] {
  const names = new Set<string>();
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const wizard = readWizardFile(file, readFileSync(new URL(file, folder), 'utf8'));
      if (names.has(wizard.name)) throw new Error(`${file}: There is another wizard called "${wizard.name}"`);
      names.add(wizard.name);
      return wizard;
    });
  return found.toSorted((one, other) => one.strength - other.strength || (one.name < other.name ? -1 : 1));
}

export const wizardWithId = (id: string): Wizard | undefined => wizards().find((wizard) => wizard.id === id);

/** Undefined: nobody here is called so, or no longer. */
export const wizardCalled = (name: string): Wizard | undefined =>
  wizards().find((wizard) => wizard.name === name);
