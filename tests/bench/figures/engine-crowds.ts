/** What a step costs when many creatures stand on either side, and how that grows. */
import { answer, newDuel, some } from '../../../src-main/engine/index.ts';
import { rollFrom } from '../../../scripts/fuzz/duels.ts';
import { median } from '../figure.ts';
import type { Measured } from '../figure.ts';
import { crowdSetup } from './engine-setups.ts';

const CROWDS = [15, 30, 60] as const;
/** Before more of them have died than live. */
const TURNS = 4;
const ROUNDS = 9;
/** Each doubling may make a step so much dearer. */
const MOST_GROWTH = 2.5;

export function measureCrowds(edition: string): Measured[] {
  const steps = CROWDS.map((creatures) => millisecondsForStep(edition, creatures));
  return [
    ...CROWDS.map((creatures, place): Measured => ({
      name: `${edition}: a step with ${creatures} creatures a side`,
      value: steps[place] ?? 0,
      unit: 'ms',
    })),
    ...CROWDS.slice(1).map((creatures, place): Measured => ({
      name: `${edition}: that step to one with half of ${creatures}`,
      value: (steps[place + 1] ?? 0) / (steps[place] ?? 1),
      unit: 'times',
      aim: MOST_GROWTH,
    })),
  ];
}

/** The middle one of some rounds, after one that is not counted. */
function millisecondsForStep(edition: string, creatures: number): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => playSome(edition, creatures, round));
  return median(rounds.slice(1));
}

function playSome(edition: string, creatures: number, seed: number): number {
  const duel = newDuel(crowdSetup(edition, creatures, seed));
  const roll = rollFrom(seed);
  const begun = performance.now();
  let steps = 0;
  let { step } = duel.turn;
  while (!duel.result && duel.turn.number <= TURNS) {
    answer(duel, some(duel, roll));
    if (duel.turn.step !== step) steps++;
    ({ step } = duel.turn);
  }
  return (performance.now() - begun) / Math.max(1, steps);
}
