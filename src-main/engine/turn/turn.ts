/** Turns, one after the other: whose is next, may it be skipped, what begins with it. */
import type { Act, Duel, LastingEffect, Permanent, Seat } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { touch, touchByTime, touchUnlessSettled, derivedOf } from '../value/derived.ts';
import { isSaid } from '../reading/rules.ts';
import { hasFirstStep } from '../combat/damage.ts';
import { editionOf } from '../editions/registry.ts';
import { insteadsInPlay, keyOf, replaces } from '../reading/insteads.ts';
import type { BeginTurnFrame, TurnFrame } from '../value/frame.ts';
import { answerIn, push, retop } from '../value/stack.ts';
import type { Phase } from '../language/effects/turns.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import { fact } from '../events/small.ts';
import { TYPE } from '../value/masks.ts';
import { actOfInstead } from '../events/noticing.ts';
import { report } from '../value/report.ts';
import { everySeat, seatAfter, sharesAll, takingTurnWith } from '../value/seats.ts';
import { permanentAt } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';

/** The next step, or the next turn. */
export function stepTurn(duel: Duel, frame: TurnFrame): void {
  const step = frame.ahead[0];
  if (step === undefined) return nextTurn(duel);
  retop(duel, { ...frame, ahead: frame.ahead.slice(1) });
  if ((step === 'firstStrikeDamage' && !hasFirstStep(duel)) || isSkipped(duel, step)) return;
  duel.turn = { ...duel.turn, step };
  touchByTime(duel);
  report(duel, { kind: 'stepBegan', step });
  push(duel, { kind: 'step', step, stage: 'beginning' });
}

/** The steps of each kind of phase that effects speak of. */
const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  combat: [
    'beginCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endCombat',
  ],
  main: ['main1', 'main2'],
};

const isSkipped = (duel: Duel, step: Step): boolean =>
  (step === 'draw' && isDrawOmitted(duel, 'noStep')) ||
  duel.effects.some(
    (effect) =>
      effect.kind === 'skip' && effect.turn === duel.turn.number && STEPS_OF[effect.phase].includes(step),
  ) ||
  // Where two share a turn, both would have to skip it.
  duel.turn.active.every((seat) => isSaid(duel, 'skipsStep', seat, step));

/** The first draw of a duel, or all of its step; with more than two sides nobody goes without. */
export const isDrawOmitted = (duel: Duel, what: 'noCard' | 'noStep'): boolean =>
  duel.turn.number === 1 &&
  editionOf(duel).opening.firstDraw === what &&
  (duel.setup.variant === 'duel' || sharesAll(duel));

/** More phases in this turn, behind the present one. A main phase that is added is one after combat. */
export function addPhases(duel: Duel, phases: readonly Phase[]): void {
  const place = duel.frames.findIndex((frame) => frame.kind === 'turn');
  const frame = duel.frames[place];
  if (frame?.kind !== 'turn') return;
  const { steps } = editionOf(duel);
  const added = phases
    .flatMap((phase) => (phase === 'main' ? (['main2'] as const) : STEPS_OF[phase]))
    .filter((step) => steps.includes(step));
  const isFighting = STEPS_OF.combat.includes(duel.turn.step);
  const rest = isFighting ? frame.ahead.findIndex((step) => !STEPS_OF.combat.includes(step)) : 0;
  duel.frames[place] = { ...frame, ahead: frame.ahead.toSpliced(Math.max(0, rest), 0, ...added) };
}

/** Leaves out those of the steps ahead that come next, up to the first other one. */
export function skipAhead(duel: Duel, steps: readonly Step[]): void {
  const place = duel.frames.findIndex((frame) => frame.kind === 'turn');
  const frame = duel.frames[place];
  if (frame?.kind !== 'turn') return;
  const end = frame.ahead.findIndex((step) => !steps.includes(step));
  duel.frames[place] = { ...frame, ahead: frame.ahead.slice(Math.max(0, end)) };
}

function nextTurn(duel: Duel): void {
  const [extra, ...rest] = duel.turn.extra.filter((seat) => !duel.lost[seat]);
  const next = extra ?? seatAfter(duel, duel.turn.order);
  duel.turn = { ...duel.turn, extra: rest, order: extra === undefined ? next : duel.turn.order };
  duel.frames = [];
  push(duel, { kind: 'beginTurn', seat: next, stage: 'start' });
}

/** It may be skipped, by whoever is asked. */
export function stepBeginTurn(duel: Duel, frame: BeginTurnFrame): void {
  if (frame.stage === 'skipped' || takingTurnWith(duel, frame.seat).every((seat) => duel.lost[seat]))
    return nextTurn(duel);
  const { replaced = [] } = frame;
  const last = replaced.at(-1);
  const said = skipsFor(duel, frame.seat).find(({ key }) => key === last);
  if (frame.stage === 'asked' && said && answerIn(frame, 'yesNo')) {
    retop(duel, { ...frame, stage: 'skipped' });
    push(duel, { kind: 'resolve', act: said.act, node: 0, item: -1, stage: 'targets', slots: {} });
    return;
  }
  const next = skipsFor(duel, frame.seat).find(({ key }) => !replaced.includes(key));
  if (!next) return beginTurn(duel, frame.seat);
  retop(duel, { ...frame, stage: 'asked', replaced: [...replaced, next.key] });
  const seat = next.act.about?.player ?? frame.seat;
  push(duel, { kind: 'yesNo', seat, by: seat, act: next.act, node: 0 });
}

/** What lets those whose turn it would be skip it, each once: declined, it leaves all others. */
function skipsFor(duel: Duel, next: Seat): { readonly key: string; readonly act: Act }[] {
  const taking = takingTurnWith(duel, next);
  return insteadsInPlay(duel, 'turnSkipped').flatMap((one) => {
    const seat = taking.find((other) => replaces(duel, one, other));
    return seat === undefined
      ? []
      : [{ key: keyOf(one), act: { ...actOfInstead(duel, one), about: { player: seat } } }];
  });
}

/** Only where something in play will ask for it. */
function rememberUntapped(duel: Duel): void {
  if (!derivedOf(duel).triggers.some(({ ability }) => speaksOfStart(ability))) return;
  for (const card of duel.battlefield) {
    const looks = looksOf(duel, card);
    if (looks.types & TYPE.land && !duel.board[card]?.tapped)
      duel.memory.push(fact(duel, 'beganUntapped', card, looks.controller));
  }
}

const startSpoken = new WeakMap<object, boolean>();

function speaksOfStart(ability: object): boolean {
  let known = startSpoken.get(ability);
  if (known === undefined) {
    known = JSON.stringify(ability).includes('"kind":"untappedAtStart"');
    startSpoken.set(ability, known);
  }
  return known;
}

export function beginTurn(duel: Duel, seat: Seat): void {
  const active = takingTurnWith(duel, seat);
  duel.turn = { ...duel.turn, number: duel.turn.number + 1, active, lands: everySeat(duel).map(() => 0) };
  duel.memory = [];
  forgetThePast(duel);
  endEffects(duel, (effect) => effect.until === 'untilYourNextTurn' && active.includes(effect.you));
  skipInThisTurn(duel, active);
  for (const card of duel.battlefield) {
    const { controller } = looksOf(duel, card);
    const { used, settled, holder } = permanentAt(duel, card);
    if (isUsed(used)) change(duel, card, { used: {} });
    if (active.includes(controller) && (settled !== controller || holder !== controller))
      change(duel, card, { settled: controller, holder: controller });
  }
  rememberUntapped(duel);
  touchUnlessSettled(duel);
  report(duel, { kind: 'turnBegan', turn: duel.turn.number, seats: active });
  duel.frames = [];
  push(duel, { kind: 'turn', ahead: editionOf(duel).steps });
}

function isUsed(used: Permanent['used']): boolean {
  for (const _ in used) return true;
  return false;
}

/** What was said about the next turn of these seats is now about this one. */
function skipInThisTurn(duel: Duel, active: readonly Seat[]): void {
  if (duel.effects.length === 0) return;
  if (duel.effects.some((effect) => isBegun(effect, active))) touch(duel);
  const turn = duel.turn.number;
  duel.effects = duel.effects.map((effect) =>
    effect.kind === 'skip' && effect.turn === undefined && active.includes(effect.seat)
      ? { ...effect, turn, until: 'endOfTurn' as const }
      : begunRuling(effect, active),
  );
}

/** A rule for the turn that now begins. */
const isBegun = (effect: LastingEffect, active: readonly Seat[]): effect is Ruling =>
  effect.kind === 'ruling' && effect.nextTurn !== undefined && active.includes(effect.nextTurn);

type Ruling = Extract<LastingEffect, { kind: 'ruling' }>;

function begunRuling(effect: LastingEffect, active: readonly Seat[]): LastingEffect {
  if (!isBegun(effect, active)) return effect;
  const { nextTurn: _, ...begun } = effect;
  return { ...begun, until: 'endOfTurn' };
}

/** What a delayed effect still speaks of is kept. */
function forgetThePast(duel: Duel): void {
  if (!duel.effects.some((effect) => effect.kind === 'delayed')) duel.past = [];
}

export function endEffects(duel: Duel, isOver: (effect: LastingEffect) => boolean): void {
  if (!duel.effects.some(isOver)) return;
  duel.effects = duel.effects.filter((effect) => !isOver(effect));
  touch(duel);
}
