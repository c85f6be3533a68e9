import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import type { RuleOption } from '../../../src-shared/rule-options.ts';
import type { Duel } from '../value/duel.ts';
import { ALPHA } from './alpha.ts';
import { FIFTH } from './fifth.ts';
import { M11 } from './m11.ts';
import { optionsIn, withOptions } from './options.ts';
import type { Edition } from './policy.ts';
import { PORTAL } from './portal.ts';
import { TENTH } from './tenth.ts';

const BOOKS: Readonly<Record<Rulebook, Edition>> = {
  alpha: ALPHA,
  fifth: FIFTH,
  portal: PORTAL,
  tenth: TENTH,
  m11: M11,
};

const editions = new Map<string, Edition>();

/** The one that was asked for last: mostly it is asked for again. */
let latest: Edition | undefined;

/** Adds a rulebook. The engine knows no other way to one: it asks by the name in the set-up. */
export function registerEdition(edition: Edition): void {
  editions.set(edition.name, edition);
  latest = undefined;
}

for (const edition of Object.values(BOOKS)) registerEdition(edition);

export function editionNamed(name: string): Edition {
  if (latest?.name === name) return latest;
  const edition = maybeEditionNamed(name);
  if (!edition) throw new Error(`There is no rulebook called "${name}".`);
  latest = edition;
  return edition;
}

/** Undefined: there is none of this name, and no book with such options. */
export function maybeEditionNamed(name: string): Edition | undefined {
  const known = editions.get(name);
  if (known) return known;
  const { book = '', options = [] } = optionsIn(name) ?? {};
  const found = editions.get(book);
  if (!found) return undefined;
  const made = { ...withOptions(found, options), name };
  editions.set(name, made);
  return made;
}

/** The book with those of these options that it has. */
export const editionWith = (book: string, options: readonly RuleOption[]): Edition =>
  withOptions(editionNamed(book), options);

/** Without those that are played by options. */
export const editionNames = (): string[] => [...editions.keys()].filter((name) => !optionsIn(name));

export const editionOf = (duel: Duel): Edition => editionNamed(duel.setup.edition);
