import type { Duel } from '../duel.ts';
import { ALPHA } from './alpha.ts';
import { FIFTH } from './fifth.ts';
import { M11 } from './m11.ts';
import type { Edition } from './policy.ts';
import { PORTAL } from './portal.ts';
import { TENTH } from './tenth.ts';

const editions = new Map<string, Edition>();

/** Adds a rulebook. The engine knows no other way to one: it asks by the name in the set-up. */
export function registerEdition(edition: Edition): void {
  editions.set(edition.name, edition);
}

for (const edition of [ALPHA, FIFTH, PORTAL, TENTH, M11]) registerEdition(edition);

export function editionNamed(name: string): Edition {
  const edition = editions.get(name);
  if (!edition) throw new Error(`There is no rulebook called "${name}".`);
  return edition;
}

export const editionNames = (): string[] => [...editions.keys()];

export const editionOf = (duel: Duel): Edition => editionNamed(duel.setup.edition);
