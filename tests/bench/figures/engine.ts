/** The rules engine on one core: copies of a duel, decisions, and whole duels by chance. */
import { answer, clone, newDuel, some, type Duel } from '../../../src-main/engine/index.ts';
import { rollFrom } from '../../../scripts/fuzz/duels.ts';
import type { Measured, Measurement } from '../figure.ts';
import { duelSetup } from './engine-setups.ts';
import { measureCrowds } from './engine-crowds.ts';
import { measureMemory } from './engine-memory.ts';

const EDITIONS = ['fifth', 'm11'] as const;
const WARM_UP = 40;
const DUELS = 200;
const PLAYOUTS = 300;
const CLONES = 200_000;
/** The turn after which a duel is called half over. */
const MIDDLE = 10;

interface Played {
  readonly decisions: number;
  readonly middle: Duel;
}

function play(edition: string, seed: number): Played {
  const duel = newDuel(duelSetup(edition, seed));
  const roll = rollFrom(seed);
  let middle = clone(duel);
  while (!duel.result) {
    answer(duel, some(duel, roll));
    if (duel.turn.number === MIDDLE) middle = clone(duel);
  }
  return { decisions: duel.decisions, middle };
}

function measureEdition(edition: string): Measured[] {
  for (let seed = 1; seed <= WARM_UP; seed++) play(edition, seed);
  const begun = performance.now();
  let decisions = 0;
  for (let seed = 1; seed <= DUELS; seed++) decisions += play(edition, seed).decisions;
  const seconds = (performance.now() - begun) / 1_000;
  const { middle } = play(edition, 1);
  return [
    { name: `${edition}: random duels`, value: DUELS / seconds, unit: 'a second', aim: 300 },
    {
      name: `${edition}: one decision (options, choice, answer)`,
      value: (seconds * 1_000) / decisions,
      unit: 'ms',
    },
    {
      name: `${edition}: playouts of a duel in its tenth turn`,
      value: measurePlayouts(middle),
      unit: 'a second',
      aim: 300,
    },
    {
      name: `${edition}: 1,000 clones of a duel in its tenth turn`,
      value: measureClones(middle),
      unit: 'ms',
      aim: 5,
    },
    ...measureCrowds(edition),
  ];
}

/** Each a clone that is played to its end. */
function measurePlayouts(middle: Duel): number {
  const begun = performance.now();
  for (let seed = 1; seed <= PLAYOUTS; seed++) {
    const duel = clone(middle);
    const roll = rollFrom(seed);
    while (!duel.result) answer(duel, some(duel, roll));
  }
  return (PLAYOUTS * 1_000) / (performance.now() - begun);
}

function measureClones(middle: Duel): number {
  for (let copy = 0; copy < 20_000; copy++) clone(middle);
  const begun = performance.now();
  for (let copy = 0; copy < CLONES; copy++) clone(middle);
  return ((performance.now() - begun) / CLONES) * 1_000;
}

export const engine: Measurement = {
  needsBuild: false,
  measure: async () => [...EDITIONS.flatMap(measureEdition), ...(await measureMemory())],
};
