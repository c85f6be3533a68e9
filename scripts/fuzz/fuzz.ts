/** Random duels until something breaks, or every card in a position made for it. */
import { hash, VARIANTS, type Variant } from '../../src-main/engine/index.ts';
import { editionNames, editionWith, maybeEditionNamed } from '../../src-main/engine/editions/registry.ts';
import { RULE_OPTIONS } from '../../src-shared/rule-options.ts';
import { command, GOOD, Misused, NOT_GOOD, oneOf, wholeNumber } from '../lib/command.ts';
import { directedCards, playDirected } from './directed.ts';
import { playByChance, replay, SEATS, type FuzzPlan } from './duels.ts';
import { AgainstTheBook } from './watch/watch.ts';
import { THEMES, type Theme } from './themes.ts';

/** Those with options: by all that they have, and any of them by name (portal+playOrDraw). */
const EDITIONS = [...new Set(editionNames().flatMap((name) => [name, editionWith(name, RULE_OPTIONS).name]))];

const USE = `npm run fuzz -- [--duels N] [--seed S] [--edition E] [--variant V] [--seats N] [--theme T]
  --duels N      how many random duels of each rulebook; 100, if not said
  --seed S       of the first of them; 1, if not said
  --edition E    one of ${EDITIONS.join(', ')}, or with fewer options; all of these, if none is named
  --variant V    one of ${VARIANTS.join(', ')}
  --seats N      how many players
  --theme T      half of each deck is one of ${THEMES.join(', ')}, or none of it; some duels of each, if not said
npm run fuzz -- --directed [--edition E] [--card NAME]
  --directed     every card, or this one, in a position made for it, until every ability was used`;

const OPTIONS = {
  duels: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  edition: { type: 'string' },
  variant: { type: 'string' },
  seats: { type: 'string' },
  theme: { type: 'string' },
  directed: { type: 'boolean', default: false },
  card: { type: 'string' },
} as const;

const THEME_WISHES = [...THEMES, 'none'] as const;
type ThemeWish = (typeof THEME_WISHES)[number];

/** Of one rulebook; the others are played all the same. */
const MOST_FAILURES = 10;

let failed = 0;
let passed = 0;

function fail(where: string, failure: unknown, again: string): void {
  failed++;
  console.log(`${where}: ${whatFailed(failure)}`);
  console.log(`repeat with: npm run fuzz -- ${again}`);
}

/** Where the engine broke is worth knowing; what the watch saw happened before. */
function whatFailed(failure: unknown): string {
  if (failure instanceof AgainstTheBook) return failure.message;
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

interface Wishes {
  readonly duels: number;
  readonly first: number;
  readonly variant: Variant | undefined;
  readonly seats: number | undefined;
  readonly theme: ThemeWish | undefined;
}

/** Of a variant every number of seats in turn; without one mostly duels of two. */
function planFor(edition: string, seed: number, { variant, seats, theme }: Wishes): FuzzPlan {
  const about = themeFor(seed, theme);
  const themed = about ? { theme: about } : {};
  if (!variant)
    return { edition, seed, ...themed, seats: seats ?? (seed % 10 === 0 ? 3 + ((seed / 10) % 4) : 2) };
  const [fewest, most] = SEATS[variant];
  return { edition, seed, ...themed, variant, seats: seats ?? fewest + (seed % (most - fewest + 1)) };
}

/** Of every six duels one has each theme. */
function themeFor(seed: number, wish: ThemeWish | undefined): Theme | undefined {
  if (wish !== undefined) return wish === 'none' ? undefined : wish;
  return { 1: THEMES[0], 3: THEMES[1], 5: THEMES[2] }[seed % 6];
}

function randomDuels(edition: string, wishes: Wishes): void {
  const { duels, first, variant } = wishes;
  const started = performance.now();
  const departures = new Set<string>();
  const failedBefore = failed;
  let decisions = 0;
  for (let seed = first; seed < first + duels && failed - failedBefore < MOST_FAILURES; seed++) {
    const plan = planFor(edition, seed, wishes);
    try {
      const played = playByChance(plan);
      decisions += played.replies.length;
      for (const kind of played.departures) departures.add(kind);
      if (hash(replay(played)) !== hash(played.duel)) throw new Error('The replay ended otherwise.');
      passed++;
    } catch (failure) {
      const named = variant ? ` --variant ${variant}` : '';
      const again = `--duels 1 --seed ${seed} --edition ${edition}${named} --seats ${plan.seats} --theme ${plan.theme ?? 'none'}`;
      fail(`seed ${seed}, ${edition}, ${plan.seats} seats`, failure, again);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  const speed = `${(duels / seconds).toFixed(1)} duels a second, each played and replayed`;
  const left = departures.size > 0 ? `; somebody gave up at ${departures.size} kinds of questions` : '';
  console.log(`${edition}: ${duels} duels, ${decisions} decisions, ${speed}${left}`);
}

function everyCard(edition: string, first: number, only: string | undefined): void {
  const unused: string[] = [];
  for (const card of only === undefined ? directedCards() : [only]) {
    try {
      const { wanted, seen } = playDirected(card, edition, first);
      const missing = wanted.filter((want) => !seen.has(want));
      if (missing.length > 0) unused.push(`${card} (${missing.join(', ')})`);
      passed++;
    } catch (failure) {
      fail(
        `${card}, ${edition}`,
        failure,
        `--directed --edition ${edition} --seed ${first} --card "${card}"`,
      );
    }
  }
  console.log(`${edition}: never used: ${unused.length === 0 ? 'nothing' : unused.join('; ')}`);
}

await command(USE, OPTIONS, ({ values }) => {
  const variant = values.variant === undefined ? undefined : oneOf('variant', values.variant, VARIANTS);
  const [fewest, most] = variant ? SEATS[variant] : [2, 6];
  const wishes = {
    duels: wholeNumber('duels', values.duels, 1, 10_000_000),
    first: wholeNumber('seed', values.seed, 0, 2_000_000_000),
    variant,
    seats: values.seats === undefined ? undefined : wholeNumber('seats', values.seats, fewest, most),
    theme: values.theme === undefined ? undefined : oneOf('theme', values.theme, THEME_WISHES),
  };
  if (values.card !== undefined && !directedCards().includes(values.card))
    throw new Misused(`There is no card called "${values.card}".`);
  const named = values.edition === undefined ? undefined : maybeEditionNamed(values.edition);
  const editions = named
    ? [named.name]
    : values.edition === undefined
      ? EDITIONS
      : [oneOf('edition', values.edition, EDITIONS)];
  for (const edition of editions) {
    if (values.directed) everyCard(edition, wishes.first, values.card);
    else randomDuels(edition, wishes);
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? GOOD : NOT_GOOD;
});
