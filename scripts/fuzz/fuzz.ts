/**
 * `npm run fuzz -- --duels N --seed S [--edition E] [--variant V] [--seats N]`: random duels until something breaks.
 * `npm run fuzz -- --directed [--edition E] [--card NAME]`: every card in a position made for it.
 */
import { parseArgs } from 'node:util';
import { hash } from '../../src-main/engine/index.ts';
import { editionNames } from '../../src-main/engine/editions/registry.ts';
import { directedCards, playDirected } from './directed.ts';
import { VARIANTS } from '../../src-main/engine/duel.ts';
import { playByChance, replay, SEATS, type FuzzPlan } from './duels.ts';

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string' },
    variant: { type: 'string' },
    seats: { type: 'string' },
    directed: { type: 'boolean', default: false },
    card: { type: 'string' },
  },
});

function number(name: 'duels' | 'seed' | 'seats', text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  console.error(`--${name} takes a whole number from ${least} to ${most}.`);
  process.exit(2);
}

const duels = number('duels', values.duels, 1, 10_000_000);
const first = number('seed', values.seed, 0, 2_000_000_000);
const variant = VARIANTS.find((name) => name === values.variant);
if (values.variant !== undefined && !variant) {
  console.error(`--variant takes one of ${VARIANTS.join(', ')}.`);
  process.exit(2);
}
const [fewest, most] = variant ? SEATS[variant] : [2, 5];
const seats = values.seats === undefined ? undefined : number('seats', values.seats, fewest, most);
const editions = values.edition === undefined ? editionNames() : [values.edition];
if (!editions.every((edition) => editionNames().includes(edition))) {
  console.error(`--edition takes one of ${editionNames().join(', ')}.`);
  process.exit(2);
}

let failed = 0;
let passed = 0;

function fail(where: string, failure: unknown, again: string): void {
  failed++;
  console.log(`${where}: ${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}`);
  console.log(`repeat with: npm run fuzz -- ${again}`);
}

/** Of a variant every number of seats in turn; without one mostly duels of two. */
function planFor(edition: string, seed: number): FuzzPlan {
  if (variant) return { edition, seed, variant, seats: seats ?? fewest + (seed % (most - fewest + 1)) };
  return { edition, seed, seats: seats ?? (seed % 10 === 0 ? 3 + (seed % 3) : 2) };
}

function randomDuels(edition: string): void {
  const started = performance.now();
  let decisions = 0;
  for (let seed = first; seed < first + duels && failed < 10; seed++) {
    const plan = planFor(edition, seed);
    try {
      const played = playByChance(plan);
      decisions += played.replies.length;
      if (hash(replay(played)) !== hash(played.duel)) throw new Error('The replay ended otherwise.');
      passed++;
    } catch (failure) {
      const named = variant ? ` --variant ${variant}` : '';
      const again = `--duels 1 --seed ${seed} --edition ${edition}${named} --seats ${plan.seats}`;
      fail(`seed ${seed}, ${edition}, ${plan.seats} seats`, failure, again);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  const speed = `${(duels / seconds).toFixed(1)} duels a second, each played and replayed`;
  console.log(`${edition}: ${duels} duels, ${decisions} decisions, ${speed}`);
}

function everyCard(edition: string): void {
  const unused: string[] = [];
  for (const card of values.card === undefined ? directedCards() : [values.card]) {
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

for (const edition of editions) {
  if (values.directed) everyCard(edition);
  else randomDuels(edition);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
