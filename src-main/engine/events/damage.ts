/** Damage: protection and shields first, then the window of 1997, then it is real. */
import type { CardNumber, Duel, Snapshot, Thing } from '../value/duel.ts';
import { change, changeCounters } from '../changes/permanents.ts';
import { turnUp } from '../changes/turnUp.ts';
import { isFaceDownFace } from '../faces/faceDown.ts';
import { editionOf } from '../editions/registry.ts';
import type { DamageEntry, EventFrame } from '../value/frame.ts';
import { answerIn, goOn, pop, push } from '../value/stack.ts';
import { KEYWORD, TYPE } from '../value/masks.ts';
import { notice } from './noticing.ts';
import { report } from '../value/report.ts';
import { isOpponent } from '../value/seats.ts';
import { openWindow } from '../timing/window.ts';
import { cardThing, isInPlay, isThere, objectOf, sameThing } from '../value/things.ts';
import { looksOf, presentSource } from '../reading/looks.ts';
import { hasInForce } from '../reading/rules.ts';
import { changeLife } from '../changes/players.ts';
import { happen, settleTriggers } from './happen.ts';
import { stoppedAtAPrice } from './guards.ts';
import { multiplied, settleDamage, withTurned } from './settling.ts';
import { takeShields } from './shields.ts';
import { ride } from './takings.ts';
import { gainLife } from './gaining.ts';
import { fact } from './small.ts';

type DamageFrame = EventFrame<'damage'>;

export function damageStep(duel: Duel, frame: DamageFrame): void {
  switch (frame.stage) {
    case 'start':
      return propose(duel, frame);
    case 'guards':
    case 'firstChosen':
      return guard(duel, frame);
    case 'walkers':
      return askWalkers(duel, frame);
    case 'walkerChosen':
      return turnToWalker(duel, frame);
    case 'prevention':
      return openPrevention(duel, frame);
    case 'dealing':
      return deal(duel, frame);
  }
}

function propose(duel: Duel, frame: DamageFrame): void {
  const isUnpreventable = hasInForce(duel, ['noPrevention']);
  const coming = frame.event.entries.filter((entry) => entry.amount > 0 && isRecipient(duel, entry.to));
  for (const { to, source } of coming)
    for (const thing of [to, objectOf(source)])
      if (thing.kind === 'card' && isThere(duel, thing)) turnUp(duel, thing.card);
  const entries = coming
    .map((entry) => ({ ...entry, source: unmasked(duel, entry.source) }))
    .map((entry) => (isUnpreventable ? { ...entry, unpreventable: true } : entry))
    .map((entry): DamageEntry => ({ ...entry, fresh: true }));
  goOn(duel, frame, { stage: 'guards', event: { ...frame.event, entries } });
}

/** A source that was face down when the damage was on its way deals it as what it is. */
const unmasked = (duel: Duel, source: Snapshot): Snapshot =>
  isFaceDownFace(duel, source.looks.face) ? presentSource(duel, source) : source;

/** What permanents do to it first, then the shields; then again what waited for these. */
function guard(duel: Duel, frame: DamageFrame): void {
  if (settleDamage(duel, frame) || takeShields(duel, frame)) return;
  const { shielding: _, ...event } = frame.event;
  const waiting = event.entries.some(({ turns }) => turns === 'later');
  goOn(duel, frame, waiting ? { event: withTurned(event) } : { stage: 'walkers', event });
}

const isRecipient = (duel: Duel, to: Thing): boolean =>
  to.kind === 'seat' ? !duel.lost[to.seat] : isInPlay(duel, to);

/** A spell or ability of an opponent that would damage a player may damage a planeswalker of that player instead. */
function askWalkers(duel: Duel, frame: DamageFrame): void {
  const entry = frame.event.entries.find((other) => canBeTurned(duel, frame, other));
  if (!entry) return goOn(duel, frame, { stage: 'prevention' });
  goOn(duel, frame, { stage: 'walkerChosen' });
  const seat = entry.source.looks.controller;
  push(duel, {
    kind: 'choose',
    seat,
    by: seat,
    what: 'redirect',
    from: walkersOf(duel, entry.to),
    least: 0,
    most: 1,
  });
}

function turnToWalker(duel: Duel, frame: DamageFrame): void {
  const [walker] = answerIn(frame, 'choose');
  const place = frame.event.entries.findIndex((entry) => canBeTurned(duel, frame, entry));
  const entries = frame.event.entries.map((entry, other) =>
    other === place ? { ...entry, id: -1, ...(walker ? { to: walker } : {}) } : entry,
  );
  goOn(duel, frame, { stage: 'walkers', event: { ...frame.event, entries } });
}

/** Entries are numbered; one that was asked about has -1. */
function canBeTurned(duel: Duel, frame: DamageFrame, entry: DamageEntry): boolean {
  if (!editionOf(duel).combat.walkers || frame.event.combat || entry.id < 0 || entry.amount === 0)
    return false;
  if (entry.to.kind !== 'seat' || !isOpponent(duel, entry.source.looks.controller, entry.to.seat))
    return false;
  return walkersOf(duel, entry.to).length > 0;
}

function walkersOf(duel: Duel, to: Thing): Thing[] {
  if (to.kind !== 'seat') return [];
  return duel.battlefield
    .filter((card) => {
      const looks = looksOf(duel, card);
      return looks.controller === to.seat && (looks.types & TYPE.planeswalker) !== 0;
    })
    .map((card) => cardThing(duel, card));
}

function openPrevention(duel: Duel, frame: DamageFrame): void {
  const entries = frame.event.entries.map((entry) => multiplied(duel, entry));
  goOn(duel, frame, { stage: 'dealing', event: { ...frame.event, entries } });
  // What cannot be prevented can still be turned.
  const waits = entries.some((entry) => entry.amount > 0);
  if (waits && editionOf(duel).dying.prevention === 'window') openWindow(duel, 'prevention');
}

function deal(duel: Duel, frame: DamageFrame): void {
  const entries = frame.event.entries
    .filter((entry) => entry.amount > 0 && isRecipient(duel, entry.to))
    .map((entry) => stoppedAtAPrice(duel, entry, frame.event.combat));
  const spilled = entries.flatMap((entry) => spillOf(duel, frame.event.entries, entry));
  const real = entries.map((entry) => ({
    ...entry,
    amount: entry.amount - surplusOf(duel, frame.event.entries, entry),
  }));
  const dealt = real.filter(({ amount }) => amount > 0);
  pop(duel, {
    event: dealt.reduce((sum, { amount }) => sum + amount, 0),
    damaged: dealt.map(({ to }) => to),
  });
  for (const entry of dealt) dealOne(duel, entry, frame.event.combat);
  const damaged = new Set(dealt.flatMap(({ to }) => (to.kind === 'card' ? [to.card] : [])));
  for (const card of damaged) if (duel.board[card]) notice(duel, { kind: 'isDamaged', card });
  ride(duel, frame.event.riders ?? []);
  if (spilled.length > 0) happen(duel, { kind: 'damage', combat: true, entries: spilled });
  settleTriggers(duel);
}

/** What a trampler's blocker did not need, after prevention, goes on to the player (1997). */
function surplusOf(duel: Duel, all: readonly DamageEntry[], entry: DamageEntry): number {
  if (!entry.spillsTo || entry.to.kind !== 'card') return 0;
  const permanent = duel.board[entry.to.card];
  if (!permanent) return 0;
  // Of several tramplers before one blocker, those behind find it struck already.
  const own = all.findIndex(({ id }) => id === entry.id);
  const others = all
    .filter((other, place) => sameThing(other.to, entry.to) && (!other.spillsTo || place < own))
    .reduce((sum, other) => sum + other.amount, 0);
  const needed = Math.max(0, looksOf(duel, entry.to.card).toughness - permanent.damage - others);
  return Math.max(0, entry.amount - needed);
}

function spillOf(duel: Duel, all: readonly DamageEntry[], entry: DamageEntry): DamageEntry[] {
  const surplus = surplusOf(duel, all, entry);
  if (surplus === 0 || !entry.spillsTo) return [];
  return [
    {
      id: entry.id,
      source: entry.source,
      to: entry.spillsTo,
      amount: surplus,
      unpreventable: entry.unpreventable,
      isSpill: true,
    },
  ];
}

function dealOne(duel: Duel, entry: DamageEntry, combat: boolean): void {
  const { source, to, amount } = entry;
  report(duel, { kind: 'damaged', source: source.card, to, amount, combat });
  duel.memory.push({
    ...fact(
      duel,
      'damaged',
      source.copy === undefined ? source.card : -source.copy,
      source.looks.controller,
      to.kind === 'card' ? to.card : to.kind === 'seat' ? -2 - to.seat : -1,
      amount,
    ),
    incarnation: source.incarnation,
  });
  if (to.kind === 'seat') changeLife(duel, to.seat, -amount);
  else if (to.kind === 'card') damageObject(duel, to.card, source, amount);
  if (source.looks.keywords & KEYWORD.lifelink && editionOf(duel).dying.lifelink === 'part')
    gainLife(duel, source.looks.controller, amount);
  notice(duel, { kind: 'dealsDamage', source, to, amount, combat });
}

function damageObject(duel: Duel, card: CardNumber, source: Snapshot, amount: number): void {
  const looks = looksOf(duel, card);
  if (looks.types & TYPE.planeswalker) changeCounters(duel, card, 'loyalty', -amount);
  if (!(looks.types & TYPE.creature)) return;
  const permanent = duel.board[card];
  const deadly =
    (source.looks.keywords & KEYWORD.deathtouch) !== 0 && editionOf(duel).dying.deathtouch === 'part';
  change(duel, card, {
    damage: (permanent?.damage ?? 0) + amount,
    deadly: (permanent?.deadly ?? false) || deadly,
  });
}
