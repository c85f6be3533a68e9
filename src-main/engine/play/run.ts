/** Steps the top frame until somebody must decide, or the duel is over. */
import type { Duel } from '../value/duel.ts';
import { stepAnnounce } from '../casting/announce.ts';
import { stepPay } from '../casting/paying.ts';
import { stepRetarget } from '../casting/retarget.ts';
import { stepChecks } from '../timing/checks.ts';
import {
  stepAfterSearch,
  stepChoose,
  stepDivide,
  stepOrder,
  stepWord,
  stepYesNo,
} from '../effects/choosing.ts';
import { stepAttack } from '../combat/attack.ts';
import { stepBlock } from '../combat/block.ts';
import { stepCombatDamage } from '../combat/damage.ts';
import { stepDues } from '../combat/dues.ts';
import { stepFight } from '../combat/fight.ts';
import { stepEffect } from '../effects/handlers.ts';
import { stepEvent } from '../events/event.ts';
import type { Frame, FrameKind, FrameOf } from '../value/frame.ts';
import { top } from '../value/stack.ts';
import { mendFrames } from '../losing/leaving.ts';
import { end, loseAtOnce } from '../losing/losing.ts';
import { stepOpening } from '../turn/opening.ts';
import type { Question } from '../../../src-shared/duel/question.ts';
import { stepResolve } from '../timing/resolve.ts';
import { stepDeciding } from '../casting/deciding.ts';
import { stepNaming } from '../casting/naming.ts';
import { stepArranging } from '../timing/arranging.ts';
import { stepBatch, stepInterrupting } from '../timing/interrupting.ts';
import { stepTriggers } from '../timing/triggers.ts';
import { stepWindow } from '../timing/window.ts';
import { stepCleanup, stepDiscardToLimit } from '../turn/cleanup.ts';
import { stepSettling, stepStep } from '../turn/step.ts';
import { stepBeginTurn, stepTurn } from '../turn/turn.ts';
import { stepUntap } from '../turn/untap.ts';

type StepOf<Kind extends FrameKind> = (duel: Duel, frame: FrameOf<Kind>) => unknown;

const STEPS: { [Kind in FrameKind]: StepOf<Kind> } = {
  opening: stepOpening,
  beginTurn: stepBeginTurn,
  turn: stepTurn,
  step: stepStep,
  settling: stepSettling,
  untap: stepUntap,
  cleanup: stepCleanup,
  discardToLimit: stepDiscardToLimit,
  window: stepWindow,
  interrupting: stepInterrupting,
  batch: stepBatch,
  arranging: stepArranging,
  naming: stepNaming,
  deciding: stepDeciding,
  triggers: stepTriggers,
  announce: stepAnnounce,
  pay: stepPay,
  retarget: stepRetarget,
  resolve: stepResolve,
  effect: stepEffect,
  event: stepEvent,
  checks: stepChecks,
  choose: stepChoose,
  yesNo: stepYesNo,
  word: stepWord,
  divide: stepDivide,
  order: stepOrder,
  afterSearch: stepAfterSearch,
  attack: stepAttack,
  block: stepBlock,
  dues: stepDues,
  combatDamage: stepCombatDamage,
  fight: stepFight,
};

/** More steps than this without a decision: the duel goes in circles by itself. */
const MOST_STEPS = 100_000;

export function run(duel: Duel): void {
  let departures = departuresSoFar(duel);
  for (let steps = 0; !duel.question && !duel.result; steps++) {
    const frame = top(duel);
    if (!frame) throw new Error('A duel without a frame does not know what comes next.');
    if (steps >= MOST_STEPS) return end(duel, { kind: 'draw', why: 'loop' });
    const question = loseAtOnce(duel) ? undefined : stepOf(duel, frame);
    if (question) duel.question = question;
    if (departuresSoFar(duel) === departures) continue;
    departures = departuresSoFar(duel);
    mendFrames(duel);
  }
}

const stepOf = (duel: Duel, frame: Frame): Question | undefined =>
  (STEPS[frame.kind] as (duel: Duel, frame: Frame) => Question | undefined)(duel, frame);

/** With two seats a departure is the end. */
const departuresSoFar = (duel: Duel): number => (duel.fell.length > 2 ? Math.max(...duel.fell) : 0);
