/** Steps: what each begins with, when players act, what each ends with. */
import type { Duel, Duty } from '../value/duel.ts';
import { ceaseTokens, needsChecks } from '../timing/checks.ts';
import { dutyOf } from '../timing/duties.ts';
import { forgetSources, touchUnlessSettled } from '../value/derived.ts';
import { editionOf } from '../editions/registry.ts';
import { happen } from '../events/happen.ts';
import type { StepFrame, StepStage } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import { STEPS, type Step } from '../../../src-shared/duel/words.ts';
import { notice } from '../events/noticing.ts';
import { openWindow } from '../timing/window.ts';
import { emptyPools } from './pools.ts';
import { endEffects, isDrawOmitted } from './turn.ts';

/** What a step does before anyone may act. */
const DEEDS: Partial<Record<Step, Deed>> = {
  untap: (duel) => push(duel, { kind: 'untap', stage: 'start', at: 0, chosen: [] }),
  draw: drawForTurn,
  declareAttackers: (duel) => push(duel, { kind: 'attack', stage: 'start', asking: [], chosen: [] }),
  declareBlockers: (duel) => push(duel, { kind: 'block', stage: 'start', asking: [], lining: [] }),
  firstStrikeDamage: (duel) =>
    push(duel, { kind: 'combatDamage', stage: 'start', first: true, group: -1, dividing: [], entries: [] }),
  combatDamage: (duel) =>
    push(duel, { kind: 'combatDamage', stage: 'start', first: false, group: -1, dividing: [], entries: [] }),
  cleanup: (duel) => push(duel, { kind: 'cleanup', stage: 'discard' }),
};

/** Stages in which nothing is to be done are passed over. */
export function stepStep(duel: Duel, frame: StepFrame): void {
  let { stage } = frame;
  while (stage !== 'ending' && stage !== 'ended') {
    const deed = deedAt(duel, frame.step, stage);
    stage = AFTER[stage];
    if (!deed) continue;
    retop(duel, { ...frame, stage });
    return deed(duel, frame.step);
  }
  const closes = stage === 'ended' ? frame.closes === true : closesSomething(duel, frame.step);
  if (stage === 'ending') leaveStep(duel, frame.step, closes);
  lookAround(duel, { ...frame, closes });
}

/** What has to be done in a step before it ends, and what comes then. */
const AFTER = {
  beginning: 'firstWindow',
  firstWindow: 'deed',
  deed: 'window',
  window: 'lastDuties',
  lastDuties: 'discard',
  discard: 'ending',
} as const satisfies Partial<Record<StepStage, StepStage>>;

type Deed = (duel: Duel, step: Step) => void;

function deedAt(duel: Duel, step: Step, stage: keyof typeof AFTER): Deed | undefined {
  const { actingSteps, drawing, discardStep } = editionOf(duel).timing;
  switch (stage) {
    case 'beginning':
      return beginStep;
    case 'firstWindow': {
      const isWanted = hasDuties(duel, 'begin') || (step === 'draw' && drawing === 'fastEffect');
      return isWanted && actingSteps.includes(step) ? OPENING.begin : undefined;
    }
    case 'deed':
      return DEEDS[step];
    case 'window':
      return actingSteps.includes(step) ? OPENING.plain : settle;
    case 'lastDuties':
      return hasDuties(duel, 'end') && actingSteps.includes(step) ? OPENING.end : undefined;
    case 'discard':
      return step === 'discard' && discardStep === 'discard' ? discardToLimit : undefined;
  }
}

const hasDuties = (duel: Duel, part: Duty['part']): boolean => duel.duties.some((duty) => duty.part === part);

const OPENING: Readonly<Record<Duty['part'], Deed>> = {
  begin: (duel) => openWindow(duel, 'open', 'begin'),
  plain: (duel) => openWindow(duel, 'open', 'plain'),
  end: (duel) => openWindow(duel, 'open', 'end'),
};

const discardToLimit = (duel: Duel): void => push(duel, { kind: 'discardToLimit', stage: 'asking', at: 0 });

/** A step without a window still has its deaths, and what they set off. */
function settle(duel: Duel): void {
  push(duel, { kind: 'settling' });
}

export function stepSettling(duel: Duel): void {
  if (needsChecks(duel)) push(duel, { kind: 'checks', phaseEnds: false });
  else if (duel.waiting.length > 0 && editionOf(duel).timing.triggers === 'atOnce')
    push(duel, { kind: 'triggers', stage: 'next' });
  else pop(duel);
}

/** Abilities that begin with the step are on their way to the chain, or become duties. */
function beginStep(duel: Duel, step: Step): void {
  const { stepTriggers, foldedInto } = editionOf(duel).timing;
  if (isUpkeep(duel, step))
    endEffects(duel, ({ until, you }) => until === 'untilYourNextUpkeep' && duel.turn.active.includes(you));
  for (const lacking of STEPS) if (foldedInto[lacking] === step) noticeStep(duel, lacking);
  noticeStep(duel, step);
  if (stepTriggers === 'atOnce') settle(duel);
  if (stepTriggers !== 'duties' || duel.waiting.length + duel.duties.length === 0) return;
  forgetSources(duel);
  duel.duties = duel.waiting.filter((waiting) => waiting.node === 0).map((waiting) => dutyOf(duel, waiting));
  duel.waiting = duel.waiting.filter((waiting) => waiting.node !== 0);
}

/** A rulebook without one has its beginnings elsewhere. */
const isUpkeep = (duel: Duel, step: Step): boolean =>
  step === 'upkeep' || editionOf(duel).timing.foldedInto.upkeep === step;

/** Where two share a turn it is the step of either. */
export function noticeStep(duel: Duel, step: Step): void {
  duel.turn.active.forEach((seat, place) => {
    notice(duel, { kind: 'atStep', step, seat, isFirst: place === 0 });
  });
}

function drawForTurn(duel: Duel): void {
  if (isDrawOmitted(duel, 'noCard')) return;
  for (const seat of [...duel.turn.active].reverse())
    if (!duel.lost[seat]) happen(duel, { kind: 'draw', seat, replaced: [] });
}

/** A phase, or the combat of a rulebook in which every turn has one; elsewhere only one that somebody announced. */
const closesSomething = (duel: Duel, step: Step): boolean =>
  isEndOfPhase(duel, step) ||
  isCutShort(duel, step) ||
  (step === 'endCombat' && (combatsBegin(duel) === 'everyTurn' || duel.combat !== undefined));

const combatsBegin = (duel: Duel): 'everyTurn' | 'announced' => editionOf(duel).combat.begins;

function leaveStep(duel: Duel, step: Step, closes: boolean): void {
  if (duel.duties.length > 0) forgetSources(duel);
  duel.duties = [];
  ceaseTokens(duel);
  if (step === 'endCombat') leaveCombat(duel);
  if (empties(duel, step, closes)) emptyPools(duel);
}

/** Until nothing is found any more. */
function lookAround(duel: Duel, frame: StepFrame): void {
  const { closes = false } = frame;
  if (!needsChecks(duel, closes)) return pop(duel);
  retop(duel, { ...frame, stage: 'ended' });
  push(duel, { kind: 'checks', phaseEnds: closes });
}

const isEndOfPhase = (duel: Duel, step: Step): boolean => editionOf(duel).phaseEnds.includes(step);

/** The rest of the phase has been taken away: what comes next lies behind its end. */
function isCutShort(duel: Duel, step: Step): boolean {
  const { steps } = editionOf(duel);
  const turn = duel.frames.find(({ kind }) => kind === 'turn');
  const next = turn?.kind === 'turn' ? turn.ahead[0] : undefined;
  const end = steps.findIndex((other, place) => place >= steps.indexOf(step) && isEndOfPhase(duel, other));
  return next !== undefined && end >= 0 && steps.indexOf(next) > end;
}

/** Attackers that are announced empty them as well (`combat/attack.ts`). */
function empties(duel: Duel, step: Step, closes: boolean): boolean {
  switch (editionOf(duel).mana.empties) {
    case 'step':
    case 'paid':
      return true;
    case 'phase':
      return isEndOfPhase(duel, step);
    case 'phaseAndCombat':
      return closes || (step === 'main1' && combatsBegin(duel) === 'everyTurn');
  }
}

function leaveCombat(duel: Duel): void {
  if (duel.combat) {
    duel.combat = undefined;
    touchUnlessSettled(duel);
  }
  endEffects(duel, (effect) => effect.until === 'endOfCombat');
}
