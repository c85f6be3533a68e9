/**
 * What the game looks at by itself: lost players, deaths, Auras without a host, legends, tokens out of play. Found
 * without changing anything, then done all at once, and looked at again.
 */
import { AWAITED, mayEnchant } from '../reading/hosts.ts';
import type { CardNumber, Duel, LastingEffect, Permanent, Thing, Value } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { learn, moveCard, removeFromCombat } from '../changes/zones.ts';
import { isCalm, keepCalm, touch, derivedOf } from '../value/derived.ts';
import { editionOf } from '../editions/registry.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextOf } from '../reading/context.ts';
import { happen } from '../events/happen.ts';
import { faceAt } from '../faces/faces.ts';
import type { ChecksFrame } from '../value/frame.ts';
import { pop } from '../value/stack.ts';
import { KEYWORD, SUPERTYPE, TYPE } from '../value/masks.ts';
import { notice, watchersOf } from '../events/noticing.ts';
import { takeOffCounters } from '../events/small.ts';
import { effectsOver } from '../turn/endings.ts';
import { endEffects } from '../turn/turn.ts';
import { isProtectedFrom } from '../reading/protection.ts';
import { forgetFailedDraws, hasFailedDraw, lose, losersNow } from '../losing/losing.ts';
import { isThere, permanentAt } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';

/** Permanents that were looked at and have not changed since are not looked at again. */
export function needsChecks(duel: Duel, phaseEnds = false): boolean {
  if (losersNow(duel, phaseEnds) !== undefined || hasFailedDraw(duel)) return true;
  if (isCalm(duel)) return false;
  if (hasFindings(duel)) return true;
  if (!derivedOf(duel).restless) keepCalm(duel);
  return false;
}

/** The clear form of what is known of a duel that is calm. */
export const hasFindings = (duel: Duel): boolean => findings(duel).any || states(duel).length > 0;

interface Findings {
  readonly any: boolean;
  readonly destroyed: CardNumber[];
  readonly putAway: CardNumber[];
  readonly dropped: CardNumber[];
  readonly taken: CardNumber[];
  readonly over: LastingEffect[];
  /** With counters of which one takes off the other. */
  readonly opposed: CardNumber[];
  /** Damaged since the last look by what kills at a touch. */
  readonly touched: CardNumber[];
}

export function stepChecks(duel: Duel, frame: ChecksFrame): void {
  pop(duel);
  const losers = losersNow(duel, frame.phaseEnds);
  if (losers) {
    lose(duel, losers.seats, losers.why);
    if (duel.result) return;
  }
  forgetFailedDraws(duel);
  const found = findings(duel);
  if (found.over.length > 0) endEffects(duel, (effect) => found.over.includes(effect));
  for (const card of found.taken) noticeControl(duel, card);
  for (const card of found.dropped) {
    change(duel, card, { attachedTo: -1 });
    touch(duel);
  }
  for (const card of found.opposed) cancelCounters(duel, card);
  for (const card of found.touched) change(duel, card, { deadly: false });
  sendAway(duel, found);
  for (const waiting of states(duel)) duel.waiting.push(waiting);
}

/** All at one moment, so that those who go see each other go; where the dying can be saved first, they go after the rest. */
function sendAway(duel: Duel, { destroyed, putAway }: Findings): void {
  const together = destroyed.length > 0 && editionOf(duel).dying.regeneration === 'shield';
  const entries = destroyed.map((card) => ({ card }));
  happen(duel, { kind: 'destroy', bury: false, entries, ...(together ? { putAway } : {}) });
  if (together) return;
  happen(duel, {
    kind: 'move',
    cause: 'death',
    at: -1,
    entries: putAway.map((card) => ({ card, to: 'graveyard' })),
  });
}

const OPPOSED = ['+1/+1', '-1/-1'] as const;

/** How many of each kind the other kind takes off. */
const opposedOn = ({ counters }: Permanent): number =>
  Math.min(counters[OPPOSED[0]] ?? 0, counters[OPPOSED[1]] ?? 0);

function cancelCounters(duel: Duel, card: CardNumber): void {
  const count = opposedOn(permanentAt(duel, card));
  for (const counter of OPPOSED) takeOffCounters(duel, card, counter, count);
}

function findings(duel: Duel): Findings {
  const destroyed: CardNumber[] = [];
  const putAway = new Set<CardNumber>();
  const dropped: CardNumber[] = [];
  const taken: CardNumber[] = [];
  const unique: CardNumber[] = [];
  const opposed: CardNumber[] = [];
  const touched: CardNumber[] = [];
  const { dying, permanents } = editionOf(duel);
  for (const card of duel.battlefield) {
    const looks = looksOf(duel, card);
    const permanent = permanentAt(duel, card);
    if (looks.controller !== permanent.holder) taken.push(card);
    if (permanent.deadly) touched.push(card);
    if (permanents.countersCancel && opposedOn(permanent) > 0) opposed.push(card);
    if (looks.types & TYPE.creature) {
      if (looks.toughness <= 0 && dying.toughnessZero === 'putAway') putAway.add(card);
      else if (looks.toughness <= 0 || permanent.damage >= looks.toughness || permanent.deadly)
        destroyed.push(card);
    }
    if (looks.types & TYPE.planeswalker && (permanent.counters['loyalty'] ?? 0) <= 0) putAway.add(card);
    if (looks.subtypes.includes('Aura')) {
      if (isHostless(duel, card)) putAway.add(card);
    } else if (permanent.attachedTo >= 0 && mustDrop(duel, card)) dropped.push(card);
    if (looks.types & TYPE.planeswalker || looks.supertypes & UNIQUE) unique.push(card);
  }
  if (unique.length > 1) for (const card of twins(duel, unique)) putAway.add(card);
  const alive = destroyed.filter((card) => !putAway.has(card) && isMortal(duel, card));
  const over = effectsOver(duel);
  const found = { destroyed: alive, putAway: [...putAway], dropped, taken, over, opposed, touched };
  const count = alive.length + putAway.size + dropped.length + taken.length + over.length;
  return { ...found, any: count + opposed.length + touched.length > 0 };
}

/** What cannot be destroyed is not looked at again and again. */
function isMortal(duel: Duel, card: CardNumber): boolean {
  return (looksOf(duel, card).keywords & KEYWORD.indestructible) === 0 || looksOf(duel, card).toughness <= 0;
}

/** An Aura whose host has gone, or is none it may be on. */
function isHostless(duel: Duel, card: CardNumber): boolean {
  const { attachedTo: host, chosen } = permanentAt(duel, card);
  if (isAwaited(duel, chosen[AWAITED])) return false;
  return host < 0 || !duel.board[host] || !mayEnchant(duel, card, host);
}

const isAwaited = (duel: Duel, awaited: Value | undefined): boolean =>
  Array.isArray(awaited) && (awaited as readonly Thing[]).some((thing) => isThere(duel, thing));

/** Equipment stays behind when its bearer has gone, is no creature or is protected from it, or when it is one itself. */
function mustDrop(duel: Duel, card: CardNumber): boolean {
  const looks = looksOf(duel, card);
  const host = permanentAt(duel, card).attachedTo;
  return (
    !duel.board[host] ||
    (looks.types & TYPE.creature) !== 0 ||
    !(looksOf(duel, host).types & TYPE.creature) ||
    isProtectedFrom(duel, host, looks, card, true)
  );
}

/** Legends of one name, walkers of one kind, worlds: all go, or the newcomers, as the rulebook has it. */
function twins(duel: Duel, unique: readonly CardNumber[]): CardNumber[] {
  const found: CardNumber[] = [];
  const groups = new Map<string, CardNumber[]>();
  for (const card of unique)
    for (const key of twinKeys(duel, card)) groups.set(key, [...(groups.get(key) ?? []), card]);
  for (const [key, cards] of groups) {
    if (cards.length < 2) continue;
    const byArrival = [...cards].sort(
      (one, other) => permanentAt(duel, one).stamp - permanentAt(duel, other).stamp,
    );
    if (key === 'world') found.push(...byArrival.slice(0, -1));
    else if (editionOf(duel).dying.legends === 'allGo') found.push(...cards);
    else found.push(...byArrival.slice(1));
  }
  return found;
}

const UNIQUE = SUPERTYPE.legendary | SUPERTYPE.world;

function twinKeys(duel: Duel, card: CardNumber): readonly string[] {
  const looks = looksOf(duel, card);
  if (looks.types & TYPE.planeswalker) return looks.subtypes.map((kind) => `walker ${kind}`);
  if (looks.supertypes & SUPERTYPE.legendary) return [`legend ${looks.name}`];
  return looks.supertypes & SUPERTYPE.world ? ['world'] : [];
}

/** A new controller: summoning sick, and out of the fight. */
function noticeControl(duel: Duel, card: CardNumber): void {
  const seat = permanentAt(duel, card).holder;
  const now = looksOf(duel, card).controller;
  change(duel, card, { holder: now, settled: -1 });
  // Who controls what lies face down may look at it.
  learn(duel, [card], [now]);
  removeFromCombat(duel, card);
  notice(duel, { kind: 'controlLost', card, seat });
}

/** Abilities that wait for a state, and are not waiting already. */
function states(duel: Duel): Duel['waiting'] {
  if (!derivedOf(duel).triggers.some(({ ability }) => ability.moment.kind === 'whenever')) return [];
  return watchersOf(duel, ['whenever'])
    .filter(({ act, moment }) => moment.kind === 'whenever' && isTrue(duel, contextOf(act), moment.condition))
    .filter(({ act }) => !isWaiting(duel, act.source.card, act.ability))
    .map(({ act }) => ({ act, node: 0 }));
}

const isWaiting = (duel: Duel, card: CardNumber, ability: number): boolean =>
  duel.waiting.some(({ act }) => act.source.card === card && act.ability === ability) ||
  duel.chain.some(
    ({ kind, act }) => kind === 'trigger' && act.source.card === card && act.ability === ability,
  );

/** Tokens that have left play are gone for good once everything has seen them go. */
export function ceaseTokens(duel: Duel): void {
  if (!duel.faces.some((face) => face.token)) return;
  for (let card = duel.cards.length - 1; card >= 0; card--) {
    const record = duel.cards[card];
    if (!record || record.zone === 'battlefield' || record.zone === 'nowhere' || record.zone === 'chain')
      continue;
    if (faceAt(duel, record.face).token) moveCard(duel, card, 'nowhere', { cause: 'cease' });
  }
}
