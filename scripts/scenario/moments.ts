/** Turns and steps as a scenario writes them, in the steps the rulebook in force has. */
import type { Edition } from '../../src-main/engine/editions/policy.ts';
import { STEPS, type Step } from '../../src-shared/duel/words.ts';
import type { Moment } from './read.ts';

/** A step that the rulebook lacks is folded into its nearest. */
export function foldedStep(edition: Edition, step: Step): Step {
  if (edition.steps.includes(step)) return step;
  if (step === 'discard' && edition.timing.discardStep) return edition.timing.discardStep;
  if (step === 'end') return edition.timing.endOfTurnStep;
  const place = STEPS.indexOf(step);
  const later = STEPS.slice(place).find((other) => edition.steps.includes(other));
  return later ?? edition.steps[edition.steps.length - 1] ?? step;
}

export const folded = (edition: Edition, moment: Moment): Moment => ({
  turn: moment.turn,
  step: foldedStep(edition, moment.step),
});

/** Below zero: the first comes earlier. */
export function compareMoments(one: Moment, other: Moment): number {
  return one.turn - other.turn || STEPS.indexOf(one.step) - STEPS.indexOf(other.step);
}

export const momentName = (moment: Moment): string => `${moment.turn}.${moment.step}`;
