/** What a step costs when many creatures stand on either side, and how that grows. */
import { answer, newDuel, some } from '../../../src-main/engine/index.ts';
import { rollFrom } from '../../../src-shared/roll.ts';
import { median } from '../figure.ts';
import type { Measured } from '../figure.ts';
import { crowdSetup } from './engine-setups.ts';

const CROWDS = [15, 30, 60] as const;
/** Before more of them have died than live. */
const TURNS = 4;
/** Some by chance have much to do and some have little: it takes many for the middle one to stand still. */
const ROUNDS = 61;
/** Not counted: the engine is not warm yet. */
const WARMING = 10;
/** Each doubling may make a step so much dearer. */
const MOST_GROWTH = 2.5;

export function measureCrowds(edition: string): Measured[] {
  const steps = millisecondsForStep(edition);
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

/** Of each crowd the middle one of many rounds, in turn, so that a slow moment of the machine falls on all. */
function millisecondsForStep(edition: string): number[] {
  const rounds = CROWDS.map((): number[] => []);
  for (let round = 0; round < WARMING + ROUNDS; round++)
    for (const [place, creatures] of CROWDS.entries()) {
      const taken = playSome(edition, creatures, round);
      if (round >= WARMING) rounds[place]?.push(taken);
    }
  return rounds.map(median);
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
