/**
 * A window in which players may act: everything with priority, or the narrow windows of 1997. Seats speak in order;
 * who has nothing to say is not asked unless attentive; when all have passed the chain moves, or the window closes.
 */
import type { Act, ChainItem, Duel, Duty, Seat } from '../value/duel.ts';
import { activatedOf } from '../reading/activated.ts';
import { leavesChoice } from '../casting/costs.ts';
import { decideEarly } from '../casting/deciding.ts';
import { beginAnnouncing } from '../casting/announce.ts';
import { refuseParts } from '../casting/replying.ts';
import { cannotCast, cannotPlayLand } from '../casting/legal/playing.ts';
import { cannotActivate } from '../casting/legal/using.ts';
import { playLand } from '../casting/lands.ts';
import { dutiesFor, isRepeatable, nextMandatory } from './duties.ts';
import { asksForMana, cannotMakeMana, useMana } from '../casting/useMana.ts';
import { needsChecks } from './checks.ts';
import { forgetSources } from '../value/derived.ts';
import { editionOf } from '../editions/registry.ts';
import { abilityAt } from '../faces/faces.ts';
import type { AnnounceFrame, Speed, WindowFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import type { ActChoice, ManaUse, Question, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { report } from '../value/report.ts';
import { inTurnOrder } from '../value/seats.ts';
import { chainItem } from '../value/things.ts';
import { snapshotOf } from '../reading/looks.ts';
import { isHeard } from './heard.ts';
import { resolving } from './resolving.ts';

export function openWindow(duel: Duel, speed: Speed, part: WindowFrame['part'] = 'plain'): void {
  push(duel, { kind: 'window', speed, holder: firstSpeaker(duel), passed: 0, part, onto: -1 });
}

const firstSpeaker = (duel: Duel): Seat => inTurnOrder(duel)[0] ?? 0;

export function stepWindow(duel: Duel, frame: WindowFrame): Question | undefined {
  if (frame.speed === 'open') {
    if (needsChecks(duel)) {
      push(duel, { kind: 'checks', phaseEnds: false });
      return undefined;
    }
    if (duel.waiting.length > 0) {
      push(duel, { kind: 'triggers', stage: 'next' });
      return undefined;
    }
  }
  if (haveAllPassed(duel, frame)) {
    close(duel, frame);
    return undefined;
  }
  const last = duel.chain.at(-1);
  if (frame.speed === 'open' && last && editionOf(duel).timing.resolves === 'atOnce') {
    push(duel, resolving(last));
    return undefined;
  }
  return askNext(duel, frame);
}

/** The next who has anything to say; where nobody has, the window closes. */
function askNext(duel: Duel, frame: WindowFrame): Question | undefined {
  let now = frame;
  while (!haveAllPassed(duel, now)) {
    const seat = speaker(duel, now);
    if (isHeard(duel, now, seat)) {
      if (now !== frame || seat !== now.holder) retop(duel, { ...now, holder: seat });
      return { seat, for: seat, kind: 'act' };
    }
    now = passedBy(duel, now, seat);
  }
  close(duel, now);
  return undefined;
}

function haveAllPassed(duel: Duel, frame: WindowFrame): boolean {
  for (let seat = 0; seat < duel.lost.length; seat++)
    if (!duel.lost[seat] && !(frame.passed & (1 << seat))) return false;
  return true;
}

/** The holder, or the next in order that has not passed. */
function speaker(duel: Duel, frame: WindowFrame): Seat {
  if (!duel.lost[frame.holder] && !(frame.passed & (1 << frame.holder))) return frame.holder;
  return inTurnOrder(duel).find((seat) => !(frame.passed & (1 << seat))) ?? frame.holder;
}

function passedBy(duel: Duel, frame: WindowFrame, seat: Seat): WindowFrame {
  const passed = frame.passed | (1 << seat);
  return { ...frame, passed, holder: nextToSpeak(duel, passed, seat) };
}

/** After this seat, in turn order and round to where it began. */
function nextToSpeak(duel: Duel, passed: number, seat: Seat): Seat {
  const order = inTurnOrder(duel);
  const place = order.indexOf(seat);
  for (let step = 1; step < order.length; step++) {
    const other = order[(place + step) % order.length] as Seat;
    if (!(passed & (1 << other))) return other;
  }
  return seat;
}

const anew = (duel: Duel, frame: WindowFrame, holder: Seat = firstSpeaker(duel)): WindowFrame => ({
  ...frame,
  passed: 0,
  holder,
});

function close(duel: Duel, frame: WindowFrame): void {
  if (frame.speed !== 'open') return pop(duel);
  const last = duel.chain[duel.chain.length - 1];
  if (last) {
    retop(duel, anew(duel, frame));
    if (editionOf(duel).timing.resolves === 'top') push(duel, resolving(last));
    else beginBatch(duel);
    return;
  }
  const duty = nextMandatory(duel, frame.part);
  if (duty) {
    retop(duel, anew(duel, frame));
    perform(duel, duty);
    return;
  }
  pop(duel);
}

function beginBatch(duel: Duel): void {
  push(duel, { kind: 'batch', above: -1 });
  if (editionOf(duel).timing.resolves === 'laterChooses')
    push(duel, { kind: 'arranging', stage: 'next', placed: [], left: duel.chain.map(({ id }) => id) });
}

/** A duty is performed as a fast effect: it can be answered. */
function perform(duel: Duel, duty: Duty): void {
  // An unpaid upkeep cost rests the permanent until it has been dealt with, so the lock goes as it begins.
  forgetSources(duel);
  if (!isRepeatable(duel, duty)) duel.duties = duel.duties.filter(({ id }) => id !== duty.id);
  const act: Act = { ...duty.act, duty: duty.id };
  if (isAimed(duel, duty)) {
    // It is aimed as it is performed.
    duel.waiting.push({ act, node: duty.node });
    push(duel, { kind: 'triggers', stage: 'next' });
    return;
  }
  const id = duel.nextId++;
  const item: ChainItem = { id, kind: 'trigger', act, looks: duty.act.source.looks };
  duel.chain.push(item);
  report(duel, { kind: 'triggered', item: id, card: duty.act.source.card, seat: duty.owner });
  decideEarly(duel, item);
}

function isAimed(duel: Duel, { act }: Duty): boolean {
  const ability = abilityAt(duel, act);
  return ability.kind === 'triggered' && ability.targets.length > 0 && act.targets.length === 0;
}

/** Why this act cannot be done; undefined: it can. */
export function refuseAct(
  duel: Duel,
  frame: WindowFrame,
  seat: Seat,
  act: ActChoice,
): ReplyRefusal | undefined {
  switch (act.kind) {
    case 'pass':
      return undefined;
    case 'land':
      return cannotPlayLand(duel, frame, seat, act.card);
    case 'cast':
      return (
        cannotCast(duel, frame, seat, act.card, act.alternative === true) ??
        refuseParts(duel, draftOf(duel, frame, seat, act))
      );
    case 'activate':
      return (
        cannotActivate(duel, frame, seat, act.card, act.ability) ??
        refuseParts(duel, draftOf(duel, frame, seat, act))
      );
    case 'useMana':
      return cannotMakeMana(duel, seat, act);
    case 'duty':
      return dutyIn(duel, frame, seat, act.duty) ? undefined : { reason: 'notOffered' };
  }
}

const dutyIn = (duel: Duel, frame: WindowFrame, seat: Seat, wanted: number): Duty | undefined =>
  dutiesFor(duel, frame, seat).find(({ id }) => id === wanted);

function draftOf(
  duel: Duel,
  frame: WindowFrame,
  seat: Seat,
  act: Extract<ActChoice, { kind: 'cast' | 'activate' }>,
): AnnounceFrame {
  const { kind, card, ...parts } = act;
  return {
    kind: 'announce',
    stage: 'gathering',
    seat,
    by: seat,
    what: kind,
    card,
    ability: act.kind === 'activate' ? act.ability : -1,
    parts,
    onto: frame.onto,
    source: snapshotOf(duel, card),
    face: 0,
    tree: -1,
    uses: [],
    free: false,
    forced: false,
    landsOnly: false,
  };
}

export function doAct(duel: Duel, frame: WindowFrame, seat: Seat, act: ActChoice): void {
  if (act.kind === 'pass') {
    retop(duel, passedBy(duel, frame, seat));
    return;
  }
  retop(duel, afterActing(duel, frame, seat, act));
  switch (act.kind) {
    case 'land':
      return playLand(duel, seat, act.card);
    case 'useMana':
      return makeMana(duel, frame, seat, act);
    case 'duty':
      return perform(duel, dutyIn(duel, frame, seat, act.duty) as Duty);
    case 'cast':
    case 'activate': {
      const { kind, card, ...parts } = act;
      beginAnnouncing(
        duel,
        seat,
        seat,
        kind,
        card,
        act.kind === 'activate' ? act.ability : -1,
        parts,
        frame.onto,
      );
    }
  }
}

function makeMana(duel: Duel, { onto }: WindowFrame, seat: Seat, use: ManaUse): void {
  const modes = choosesCost(duel, use) ? [] : [use.choice];
  if (modes.length > 0 && !asksForMana(duel, seat, use)) return useMana(duel, seat, use);
  beginAnnouncing(duel, seat, seat, 'activate', use.card, use.ability, { modes }, onto);
}

const choosesCost = (duel: Duel, use: ManaUse): boolean =>
  activatedOf(duel, use.card)[use.ability]?.ability.costs.some(leavesChoice) === true;

/** Mana leaves the word where it is. In 1997 a chance to interrupt is used up by one act. */
function afterActing(duel: Duel, frame: WindowFrame, seat: Seat, act: ActChoice): WindowFrame {
  if (act.kind === 'useMana') return frame;
  if (frame.speed === 'interrupt')
    return editionOf(duel).timing.interrupts === 'casterFirst'
      ? anew(duel, frame, chainItem(duel, frame.onto)?.act.you)
      : { ...frame, passed: -1 };
  if (frame.speed === 'open' && editionOf(duel).timing.speaksNext === 'actor') return anew(duel, frame, seat);
  return anew(duel, frame);
}
