/**
 * A player leaves while others go on. What is the player's leaves too, what was taken from others goes back, and what
 * the duel was in the middle of goes on without the player: nobody who has left is waited for.
 */
import type { Duel, LastingEffect, Seat, Thing } from '../value/duel.ts';
import { refuseParts } from '../casting/replying.ts';
import { NO_POOL } from '../changes/players.ts';
import { clearAway, moveCard } from '../changes/zones.ts';
import { touch } from '../value/derived.ts';
import type { EventFrame, Frame, MoveEntry } from '../value/frame.ts';
import { cardAt, chainItem, isThere } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { give } from '../value/stack.ts';

export function takeAway(duel: Duel, seat: Seat): void {
  // Combat damage is nobody's: it waits in the name of the active player, and others' creatures deal it too.
  const gone = duel.chain.filter((item) => item.act.you === seat && item.kind !== 'combatDamage');
  duel.chain = duel.chain.filter((item) => !gone.includes(item));
  for (const { card } of gone)
    if (card !== undefined && cardAt(duel, card).owner !== seat)
      moveCard(duel, card, 'exile', { cause: 'rule' });
  duel.waiting = duel.waiting.filter((waiting) => waiting.act.you !== seat);
  duel.duties = duel.duties.filter((duty) => duty.owner !== seat);
  duel.effects = duel.effects.flatMap((effect) => without(effect, seat));
  duel.pools[seat] = NO_POOL;
  clearAway(duel, seat);
  touch(duel);
  for (const card of duel.battlefield)
    if (looksOf(duel, card).controller === seat) moveCard(duel, card, 'exile', { cause: 'rule' });
}

/** What waits for the player ends, and so does all control; what was done to others stays done as long as it would. */
function without(effect: LastingEffect, seat: Seat): LastingEffect[] {
  if (effect.kind === 'mods') {
    const mods = effect.mods.filter((mod) => mod.kind !== 'control' || mod.seat !== seat);
    if (mods.length === 0) return [];
    if (mods.length < effect.mods.length) return without({ ...effect, mods }, seat);
  }
  if (effect.kind === 'skip') return effect.seat === seat ? [] : [effect];
  const waits =
    effect.kind === 'delayed' ||
    effect.kind === 'permission' ||
    effect.kind === 'phasedOut' ||
    effect.until === 'untilYourNextTurn' ||
    effect.until === 'untilYourNextUpkeep';
  return effect.you === seat && waits ? [] : [effect];
}

/** To be called between two steps: a frame that is just at work would put itself back. */
export function mendFrames(duel: Duel): void {
  const own = duel.frames.findIndex((frame) => isDoingOfTheGone(duel, frame));
  if (own >= 0) cutFrom(duel, own);
  const asking = duel.frames.findIndex(
    (frame, place) =>
      frame.kind === 'triggers' && frame.stage !== 'next' && asksTheGone(duel, duel.frames[place + 1]),
  );
  if (asking >= 0) {
    cutFrom(duel, asking);
    duel.frames.push({ kind: 'triggers', stage: 'next' });
  }
  const choosing = duel.frames.findIndex((frame) => frame.kind === 'event' && losesItsChoice(duel, frame));
  if (choosing >= 0) cutFrom(duel, choosing + 1);
  duel.frames = duel.frames.map((frame) => mended(duel, frame));
  const idle = duel.frames.findIndex((frame) => isWithoutAim(duel, frame));
  if (idle >= 0) cutFrom(duel, idle);
}

/** What it was to be aimed at, or paid with, has left: an announcement that its player would have to call off. */
const isWithoutAim = (duel: Duel, frame: Frame): boolean =>
  frame.kind === 'announce' && frame.stage === 'gathering' && refuseParts(duel, frame) !== undefined;

function cutFrom(duel: Duel, place: number): void {
  const cut = duel.frames[place];
  duel.frames = duel.frames.slice(0, place);
  // Whoever would have paid has not.
  if (cut?.kind === 'pay') give(duel, { pay: false });
}

/** Frames that are one player's own doing: with the player they go, and whatever stands on them. */
function isDoingOfTheGone(duel: Duel, frame: Frame): boolean {
  switch (frame.kind) {
    case 'resolve':
      return duel.lost[frame.act.you] === true;
    case 'deciding':
      return chainItem(duel, frame.item) === undefined;
    case 'announce':
      return duel.lost[frame.seat] === true || duel.lost[frame.by] === true;
    case 'pay':
    case 'dues':
    case 'afterSearch':
      return duel.lost[frame.seat] === true;
    case 'event':
      return (
        (frame.event.kind === 'draw' || frame.event.kind === 'gain') && duel.lost[frame.event.seat] === true
      );
    default:
      return false;
  }
}

const asksTheGone = (duel: Duel, frame: Frame | undefined): boolean =>
  (frame?.kind === 'order' ||
    frame?.kind === 'choose' ||
    frame?.kind === 'word' ||
    frame?.kind === 'divide') &&
  duel.lost[frame.seat] === true;

/** The frame without what has left. */
function mended(duel: Duel, frame: Frame): Frame {
  switch (frame.kind) {
    case 'event':
      return mendedEvent(duel, frame);
    case 'choose': {
      const from = frame.from.filter((thing) => isThere(duel, thing));
      const { length } = from;
      return { ...frame, from, least: Math.min(frame.least, length), most: Math.min(frame.most, length) };
    }
    case 'order':
      if (frame.what === 'triggers') return frame;
      return { ...frame, items: frame.items.filter((card) => !isGone(duel, card)) };
    case 'block':
      return { ...frame, lining: frame.lining.filter((place) => isMet(duel, place)) };
    case 'combatDamage':
      return { ...frame, entries: frame.entries.filter(({ source }) => !isGone(duel, source.card)) };
    default:
      return frame;
  }
}

const isGone = (duel: Duel, card: number): boolean => duel.lost[cardAt(duel, card).owner] === true;

function isMet(duel: Duel, place: number): boolean {
  const group = duel.combat?.groups[place];
  return group !== undefined && group.attackers.length > 0 && group.blockers.length > 1;
}

function mendedEvent(duel: Duel, frame: EventFrame): EventFrame {
  const { event } = frame;
  const isLost = losesItsChoice(duel, frame);
  if (event.kind === 'damage') {
    const entries = event.entries.filter(({ to }) => mayBeHit(duel, to));
    return { ...frame, stage: isLost ? 'guards' : frame.stage, event: { ...event, entries } };
  }
  if (event.kind !== 'move') return frame;
  const entries = event.entries.filter((entry) => mayStillMove(duel, entry));
  const asked = event.entries[event.at];
  const at = asked ? entries.indexOf(asked) : -1;
  const stage = isLost || (frame.stage === 'asked' && at < 0) ? 'start' : frame.stage;
  return { ...frame, stage, event: { ...event, entries, at } };
}

/** Some of what may still be replaced is no more: what comes first is asked anew, and not taken from what was said of it. */
function losesItsChoice(duel: Duel, { stage, event }: EventFrame): boolean {
  if (stage !== 'firstChosen') return false;
  if (event.kind === 'damage') return event.entries.some(({ fresh, to }) => fresh && !mayBeHit(duel, to));
  return event.kind === 'move' && event.entries.some((entry) => !entry.looked && !mayStillMove(duel, entry));
}

const mayBeHit = (duel: Duel, to: Thing): boolean =>
  to.kind === 'card' ? !isGone(duel, to.card) : isThere(duel, to);

/** Cards of players who have left go nowhere, and nothing comes into play under them. */
export const mayStillMove = (duel: Duel, { card, to, under }: MoveEntry): boolean =>
  !isGone(duel, card) && !(to === 'battlefield' && under !== undefined && duel.lost[under]);
