import type { Duel } from '../duel.ts';
import { ALPHA } from './alpha.ts';
import { FIFTH } from './fifth.ts';
import { M11 } from './m11.ts';
import { BY_OPTION } from './options.ts';
import type { Edition } from './policy.ts';
import { PORTAL } from './portal.ts';
import { TENTH } from './tenth.ts';

const editions = new Map<string, Edition>();

/** The one that was asked for last: mostly it is asked for again. */
let latest: Edition | undefined;

/** Adds a rulebook. The engine knows no other way to one: it asks by the name in the set-up. */
export function registerEdition(edition: Edition): void {
  editions.set(edition.name, edition);
  latest = undefined;
}

for (const edition of [ALPHA, FIFTH, PORTAL, TENTH, M11, ...BY_OPTION.values()]) registerEdition(edition);

export function editionNamed(name: string): Edition {
  if (latest?.name === name) return latest;
  const edition = editions.get(name);
  if (!edition) throw new Error(`There is no rulebook called "${name}".`);
  latest = edition;
  return edition;
}

export const editionNames = (): string[] => [...editions.keys()];

export const editionOf = (duel: Duel): Edition => editionNamed(duel.setup.edition);
