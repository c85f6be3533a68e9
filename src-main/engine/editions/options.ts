/** Rulebooks played by options of theirs: the same book with a few other answers. */
import { OPTIONS_OF, type RuleOption } from '../../../src-shared/rule-options.ts';
import { ALPHA } from './alpha.ts';
import { FIFTH } from './fifth.ts';
import type { Edition } from './policy.ts';
import { PORTAL } from './portal.ts';

type Change = (book: Edition) => Edition;

const CHANGES: Readonly<Record<RuleOption, Change>> = {
  // Borrowed: Alpha itself has none.
  redraw: (book) => ({ ...book, opening: { ...book.opening, mulligan: FIFTH.opening.mulligan } }),
  fortyCards: (book) => ({ ...book, decks: { ...book.decks, fewest: 40 } }),
  interceptorsAtOnce: (book) => ({
    ...book,
    steps: book.steps.flatMap((step) => (step === 'endCombat' ? ['combatDamage', step] : [step])),
    combat: { ...book.combat, fights: 'together' },
  }),
  discardToSeven: (book) => ({ ...book, timing: { ...book.timing, discardStep: 'cleanup' } }),
  playOrDraw: (book) => ({
    ...book,
    opening: { ...book.opening, start: 'loserChooses', firstDraw: 'noCard' },
  }),
  lossAtPhaseEnd: (book) => ({ ...book, dying: { ...book.dying, lifeLooked: 'phaseEnd' } }),
};

const BOOKS = new Map<string, readonly RuleOption[]>(Object.entries(OPTIONS_OF));

/** Those of other rulebooks mean nothing under this one. */
export function withOptions(book: Edition, chosen: readonly RuleOption[]): Edition {
  const own = (BOOKS.get(book.name) ?? []).filter((option) => chosen.includes(option));
  if (own.length === 0) return book;
  const name = [book.name, ...own].join(BETWEEN);
  return own.reduce((changed, option) => CHANGES[option](changed), { ...book, name });
}

const BETWEEN = '+';

/** The book and the options that a name with options in it speaks of; undefined: it does not. */
export function optionsIn(
  name: string,
): { readonly book: string; readonly options: readonly RuleOption[] } | undefined {
  const former = FORMER.get(name);
  if (former !== undefined) return { book: former, options: BOOKS.get(former) ?? [] };
  const [book = '', ...named] = name.split(BETWEEN);
  const options = (BOOKS.get(book) ?? []).filter((option) => named.includes(option));
  return options.length > 0 && options.length === named.length ? { book, options } : undefined;
}

/** What duels were written down under while the options of a book went together. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['alphaWithRedraw', ALPHA.name],
  ['standardPortal', PORTAL.name],
]);
