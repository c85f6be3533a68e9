/** `npm run fuzz -- --duels N --seed S [--edition E] [--seats N]`: random duels until something breaks. */
import { parseArgs } from 'node:util';
import { hash } from '../../src-main/engine/index.ts';
import { editionNames } from '../../src-main/engine/editions/registry.ts';
import { playByChance, replay, type FuzzPlan } from './duels.ts';

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    edition: { type: 'string' },
    seats: { type: 'string' },
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
const seats = values.seats === undefined ? undefined : number('seats', values.seats, 2, 5);
const editions = values.edition === undefined ? editionNames() : [values.edition];
if (!editions.every((edition) => editionNames().includes(edition))) {
  console.error(`--edition takes one of ${editionNames().join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const edition of editions) {
  const started = performance.now();
  let decisions = 0;
  for (let seed = first; seed < first + duels; seed++) {
    const plan: FuzzPlan = { edition, seed, seats: seats ?? (seed % 10 === 0 ? 3 + (seed % 3) : 2) };
    try {
      const played = playByChance(plan);
      decisions += played.replies.length;
      if (hash(replay(played)) !== hash(played.duel)) throw new Error('The replay ended otherwise.');
    } catch (failure) {
      failed++;
      console.log(
        `seed ${seed}, ${edition}, ${plan.seats} seats: ${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}`,
      );
      console.log(
        `repeat with: npm run fuzz -- --duels 1 --seed ${seed} --edition ${edition} --seats ${plan.seats}`,
      );
      if (failed >= 10) process.exit(1);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${edition}: ${duels} duels, ${decisions} decisions, ${(duels / seconds).toFixed(1)} duels a second, each played and replayed`,
  );
}
console.log(`${duels * editions.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
