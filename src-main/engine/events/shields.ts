/**
 * Shields set up before take what they can of damage. Where one cannot take everything, whoever is damaged chooses what
 * it takes first; where two would do it differently, which of them comes first.
 */
import type { Duel, LastingEffect, Seat, Shield, Snapshot, Thing } from '../value/duel.ts';
import { fitsCard } from '../reading/filters.ts';
import type { DamageEntry, EventFrame, Shielding } from '../value/frame.ts';
import type { Filter } from '../language/filter.ts';
import { answerIn, goOn, push } from '../value/stack.ts';
import { derivedOf } from '../value/derived.ts';
import { KEYWORD } from '../value/masks.ts';
import { isOutOfReach } from '../reading/protection.ts';
import { inTurnOrder } from '../value/seats.ts';
import { cardOf, cardThing, hasThing, objectOf, sameThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { sourceThing } from './replacing.ts';
import { canTake, riderOf, take } from './takings.ts';

type DamageFrame = EventFrame<'damage'>;
export type ShieldEffect = LastingEffect & { readonly kind: 'shield' };

const FRESH: Shielding = { done: [] };

/** One shield, or one part of its points, at a time; whether there still was one. */
export function takeShields(duel: Duel, frame: DamageFrame): boolean {
  const live = liveShields(duel, frame.event);
  if (live.length === 0) return false;
  const shielding = heard(frame, live);
  const effect = live.find(({ id }) => id === shielding.now) ?? chooseShield(duel, frame, shielding, live);
  if (effect) useShield(duel, frame, { ...shielding, now: effect.id }, effect);
  return true;
}

/** What was asked for is settled by the answer. */
function heard(frame: DamageFrame, live: readonly ShieldEffect[]): Shielding {
  const { asked, ...settled } = frame.event.shielding ?? FRESH;
  if (asked === undefined) return settled;
  const [thing] = answerIn(frame, 'choose');
  if (!thing) return settled;
  if (asked !== 'now') return { ...settled, [asked]: thing };
  const chosen = live.find((effect) => sameThing(sourceThing(effect.source), thing));
  return chosen ? { ...settled, now: chosen.id } : settled;
}

function liveShields(duel: Duel, event: DamageFrame['event']): ShieldEffect[] {
  const { done } = event.shielding ?? FRESH;
  return duel.effects.filter(
    (effect): effect is ShieldEffect =>
      effect.kind === 'shield' &&
      !done.includes(effect.id) &&
      !(effect.shield.combatOnly && !event.combat) &&
      event.entries.some((entry) => isOpen(duel, effect, entry)),
  );
}

/** Shields that would take something of this. */
export const openShields = (duel: Duel, event: DamageFrame['event'], entry: DamageEntry): ShieldEffect[] =>
  liveShields(duel, event).filter((effect) => isOpen(duel, effect, entry));

const isOpen = (duel: Duel, effect: ShieldEffect, entry: DamageEntry): boolean =>
  entry.amount > 0 &&
  !entry.handled?.includes(effect.id) &&
  canTake(duel, effect.shield, entry) &&
  covers(duel, effect, effect.shield, entry) &&
  !isOutOfReach(duel, entry.source.card, effect.source.looks, effect.source.card);

/** The next shield; undefined: somebody is asked for it. */
function chooseShield(
  duel: Duel,
  frame: DamageFrame,
  { done }: Shielding,
  live: readonly ShieldEffect[],
): ShieldEffect | undefined {
  // What never wears out goes first: it spares the others.
  const next = live.find((effect) => !wears(effect));
  if (next) return next;
  const rivals = live.filter((effect) => isRival(duel, frame, effect, live));
  const sources = distinct(rivals.map(({ source }) => sourceThing(source)));
  if (sources.length < 2) return live[0];
  const entries = frame.event.entries.filter((entry) => rivals.some((effect) => isOpen(duel, effect, entry)));
  ask(duel, frame, { done }, 'now', sources, entries);
  return undefined;
}

const wears = ({ shield }: ShieldEffect): boolean => shield.amount >= 0 || shield.from !== undefined;

/** Another shield covers some of the same damage in another way, so that it matters which of them goes first. */
function isRival(
  duel: Duel,
  { event }: DamageFrame,
  effect: ShieldEffect,
  live: readonly ShieldEffect[],
): boolean {
  return live.some(
    (other) =>
      !isAlike(effect.shield, other.shield) &&
      event.entries.some((entry) => isOpen(duel, effect, entry) && isOpen(duel, other, entry)),
  );
}

function isAlike(one: Shield, other: Shield): boolean {
  const { amount: some, ...kind } = one;
  const { amount: others, ...otherKind } = other;
  return some < 0 === others < 0 && JSON.stringify(kind) === JSON.stringify(otherKind);
}

function useShield(duel: Duel, frame: DamageFrame, shielding: Shielding, effect: ShieldEffect): void {
  const open = frame.event.entries.filter((entry) => isOpen(duel, effect, entry));
  const points = effect.shield.amount < 0 ? Infinity : effect.shield.amount;
  const isEnough = points >= open.reduce((sum, entry) => sum + entry.amount, 0);
  if (isEnough || !isWorthAsking(duel, frame, open)) return takeFrom(duel, frame, shielding, effect, open);
  const { source, to } = shielding;
  const picked = open.filter(
    (entry) => (!source || isSource(source, entry.source)) && (!to || sameThing(to, entry.to)),
  );
  const sources = distinct(picked.map((entry) => objectOf(entry.source)));
  if (sources.length > 1) return ask(duel, frame, shielding, 'source', sources, picked);
  const recipients = distinct(picked.map((entry) => entry.to));
  if (recipients.length > 1) return ask(duel, frame, shielding, 'to', recipients, picked);
  takeFrom(duel, frame, shielding, effect, picked.length > 0 ? picked : open);
}

const distinct = (things: readonly Thing[]): Thing[] =>
  things.filter((thing, place) => !hasThing(things.slice(0, place), thing));

/** Different recipients always; different sources only where something comes of it who dealt the damage. */
function isWorthAsking(duel: Duel, { event }: DamageFrame, open: readonly DamageEntry[]): boolean {
  // Outside combat it may still be turned to a planeswalker, source by source.
  return (
    !event.combat ||
    distinct(open.map((entry) => entry.to)).length > 1 ||
    open.some(doesMore) ||
    isDamageWatched(duel)
  );
}

function doesMore({ source, to }: DamageEntry): boolean {
  const telling = to.kind === 'card' ? KEYWORD.lifelink | KEYWORD.deathtouch : KEYWORD.lifelink;
  return (source.looks.keywords & telling) !== 0;
}

/** Something in play, or waiting for its time, asks who deals damage. */
function isDamageWatched(duel: Duel): boolean {
  const asks = (tree: unknown): boolean => /"kind":"(dealsDamage|damagedBy)"/.test(JSON.stringify(tree));
  return (
    derivedOf(duel).triggers.some(({ ability }) => asks(ability)) ||
    duel.effects.some((effect) => effect.kind === 'delayed' && asks(effect.moment))
  );
}

function ask(
  duel: Duel,
  frame: DamageFrame,
  shielding: Shielding,
  asked: NonNullable<Shielding['asked']>,
  from: readonly Thing[],
  entries: readonly DamageEntry[],
): void {
  const seat = damagedSeat(duel, entries);
  goOn(duel, frame, { event: { ...frame.event, shielding: { ...shielding, asked } } });
  const what = asked === 'now' ? 'replacement' : 'prevented';
  push(duel, { kind: 'choose', seat, by: seat, what, from, least: 1, most: 1 });
}

/** Who is damaged, or controls what is; of several players the first in turn order. */
function damagedSeat(duel: Duel, entries: readonly DamageEntry[]): Seat {
  const seats = entries.flatMap(({ to }) =>
    to.kind === 'seat' ? [to.seat] : to.kind === 'card' ? [looksOf(duel, to.card).controller] : [],
  );
  return inTurnOrder(duel).find((seat) => seats.includes(seat)) ?? 0;
}

/** The shield takes from these, in their order, and is done when it is used up or nothing is left for it. */
function takeFrom(
  duel: Duel,
  frame: DamageFrame,
  { done, now }: Shielding,
  effect: ShieldEffect,
  from: readonly DamageEntry[],
): void {
  let points = effect.shield.amount < 0 ? Infinity : effect.shield.amount;
  let sum = 0;
  const entries = frame.event.entries.flatMap((entry) => {
    if (points === 0 || !from.includes(entry)) return [entry];
    const taken = take(duel, effect.shield, entry, points, effect.id);
    points -= taken.amount;
    sum += taken.amount;
    return taken.entries;
  });
  const riders = [...(frame.event.riders ?? []), ...riderOf(effect.shield, from, sum)];
  const isDone = points === 0 || !entries.some((entry) => isOpen(duel, effect, entry));
  wear(duel, effect, points === Infinity ? -1 : points, isDone);
  const shielding: Shielding = isDone
    ? { done: [...done, effect.id] }
    : { done, ...(now === undefined ? {} : { now }) };
  const told = riders.length > 0 ? { riders } : {};
  goOn(duel, frame, { event: { ...frame.event, entries, shielding, ...told } });
}

/** What guards against all that one source deals is used up by its next damage. */
function wear(duel: Duel, effect: ShieldEffect, points: number, isDone: boolean): void {
  const isUsedUp = points === 0 || (isDone && effect.shield.from !== undefined && points < 0);
  if (!isUsedUp && points === effect.shield.amount) return;
  duel.effects = isUsedUp
    ? duel.effects.filter((other) => other !== effect)
    : duel.effects.map((other) =>
        other === effect ? { ...effect, shield: { ...effect.shield, amount: points } } : other,
      );
}

function covers(duel: Duel, effect: LastingEffect, shield: Shield, entry: DamageEntry): boolean {
  if (shield.from && !isSource(shield.from, entry.source)) return false;
  if (shield.fromAll && !comesFrom(duel, effect, shield.fromAll, entry)) return false;
  if (!shield.to && !shield.toTheirs) return true;
  if (shield.to && hasThing(shield.to, entry.to)) return true;
  const { toTheirs } = shield;
  if (!toTheirs || entry.to.kind !== 'card') return false;
  const looks = looksOf(duel, entry.to.card);
  const context = { you: effect.you, self: cardThing(duel, entry.to.card) };
  return (
    toTheirs.seats.includes(looks.controller) &&
    fitsCard(duel, context, toTheirs.filter, entry.to.card, looks)
  );
}

const comesFrom = (duel: Duel, { you, source }: LastingEffect, filter: Filter, entry: DamageEntry): boolean =>
  fitsCard(duel, { you, self: sourceThing(source) }, filter, cardOf(entry.source), entry.source.looks);

export const isSource = (thing: Thing, source: Snapshot): boolean => sameThing(thing, objectOf(source));
