/** Cards change zones here and nowhere else. */
import type { Card, CardNumber, ChainItem, Duel, Permanent, Seat, Snapshot } from '../value/duel.ts';
import { shuffled } from '../value/chance.ts';
import { touch, touchLightly } from '../value/derived.ts';
import { abilityAt, faceAt } from '../faces/faces.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';
import type { MoveCause } from '../../../src-shared/duel/events.ts';
import { report } from '../value/report.ts';
import { everySeat } from '../value/seats.ts';
import { cardAt, permanentAt } from '../value/things.ts';
import { snapshotOf } from '../reading/looks.ts';
import { reword } from './words.ts';

export interface Passage {
  readonly cause: MoveCause;
  readonly place?: 'top' | 'bottom' | undefined;
  /** Into play: under whose control. */
  readonly under?: Seat | undefined;
  readonly tapped?: boolean | undefined;
  readonly counters?: Readonly<Record<string, number>> | undefined;
  readonly attachedTo?: CardNumber | undefined;
  readonly chosen?: Permanent['chosen'] | undefined;
  readonly copies?: number | undefined;
  readonly faceDown?: boolean | undefined;
}

type SeatZone = 'libraries' | 'hands' | 'graveyards' | 'exiles' | 'antes';

const LISTS: Partial<Record<Zone, SeatZone>> = {
  library: 'libraries',
  hand: 'hands',
  graveyard: 'graveyards',
  exile: 'exiles',
  ante: 'antes',
};

const everybodyKnows = (duel: Duel): number => (1 << duel.setup.seats.length) - 1;

export function moveCard(duel: Duel, card: CardNumber, to: Zone, passage: Passage): void {
  const record = cardAt(duel, card);
  const from = record.zone;
  if (from === 'battlefield') leavePlay(duel, card);
  else takeFrom(duel, record.owner, from, card);
  const spell = from === 'chain' ? duel.chain.find((item) => item.card === card) : undefined;
  if (spell) duel.chain = duel.chain.filter((item) => item !== spell);
  const { faceDown: _, ...upright } = record;
  duel.cards[card] = {
    ...upright,
    zone: to,
    incarnation: record.incarnation + 1,
    known: knownIn(duel, record, to, passage),
    ...(passage.faceDown ? { faceDown: true } : {}),
  };
  if (to === 'battlefield') enterPlay(duel, card, passage);
  else putInto(duel, record.owner, to, card, passage.place ?? 'top');
  if (spell && to === 'battlefield') carryOver(duel, spell, card);
  touchFor(duel, from, to);
  report(duel, {
    kind: 'moved',
    card,
    from,
    to,
    seat: passage.under ?? record.owner,
    cause: passage.cause,
    ...(record.faceDown ? { faceDown: true } : {}),
  });
}

/** What was done to a spell is done to the permanent it becomes. */
function carryOver(duel: Duel, { id: spell, words }: ChainItem, card: CardNumber): void {
  if (words) reword(duel, card, words);
  const there = { kind: 'card', card, incarnation: cardAt(duel, card).incarnation } as const;
  duel.effects = duel.effects.map((effect) => {
    if (effect.kind !== 'mods' && effect.kind !== 'words') return effect;
    if (!effect.things.some((thing) => thing.kind === 'chain' && thing.id === spell)) return effect;
    return {
      ...effect,
      things: effect.things.map((thing) => (thing.kind === 'chain' && thing.id === spell ? there : thing)),
    };
  });
}

function touchFor(duel: Duel, from: Zone, to: Zone): void {
  if (from === 'battlefield' || to === 'battlefield') touch(duel);
  else touchLightly(duel);
}

/** Who knows the card in its new zone: everybody in open zones, the owner in hand, nobody new in a library. */
function knownIn(duel: Duel, record: Card, to: Zone, passage: Passage): number {
  if (passage.faceDown) return record.known;
  // What was played face down is shown as it goes.
  if (record.faceDown && (record.zone === 'battlefield' || record.zone === 'chain'))
    return everybodyKnows(duel);
  switch (to) {
    case 'hand':
      return record.known | (1 << record.owner);
    case 'library':
      return passage.place === 'bottom' || isOpen(record.zone)
        ? record.known
        : record.known & (1 << record.owner);
    case 'battlefield':
    case 'graveyard':
    case 'exile':
    case 'chain':
    case 'ante':
    case 'nowhere':
      return everybodyKnows(duel);
  }
}

/** What has left the duel may have left it unseen. */
export const isOpen = (zone: Zone): boolean => zone !== 'library' && zone !== 'hand' && zone !== 'nowhere';

function takeFrom(duel: Duel, owner: Seat, zone: Zone, card: CardNumber): void {
  const list = LISTS[zone];
  if (list) duel[list][owner] = without(duel[list][owner] ?? [], card);
}

function putInto(duel: Duel, owner: Seat, zone: Zone, card: CardNumber, place: 'top' | 'bottom'): void {
  const list = LISTS[zone];
  if (!list) return;
  const there = duel[list][owner] ?? [];
  duel[list][owner] = place === 'top' && zone !== 'hand' ? [card, ...there] : [...there, card];
}

const without = (cards: readonly CardNumber[], card: CardNumber): CardNumber[] =>
  cards.filter((other) => other !== card);

function leavePlay(duel: Duel, card: CardNumber): void {
  const source = snapshotOf(duel, card);
  duel.past.push(source);
  outlive(duel, source);
  duel.board[card] = undefined;
  duel.battlefield = without(duel.battlefield, card);
  removeFromCombat(duel, card);
}

/** Static abilities that go on for a while without their permanent. */
function outlive(duel: Duel, source: Snapshot): void {
  for (const at of source.looks.abilities) {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'static' || !ability.outlives) continue;
    const id = duel.nextId++;
    const { stamp } = permanentAt(duel, source.card);
    const you = source.looks.controller;
    duel.effects.push({ kind: 'outliving', id, stamp, you, source, until: ability.outlives, at });
  }
}

/** What it blocked stays blocked; it no longer attacks or blocks. */
export function removeFromCombat(duel: Duel, card: CardNumber): void {
  if (!duel.combat) return;
  const groups = duel.combat.groups.map((group) =>
    group.attackers.includes(card) || group.blockers.includes(card)
      ? { ...group, attackers: without(group.attackers, card), blockers: without(group.blockers, card) }
      : group,
  );
  duel.combat = { ...duel.combat, groups };
}

function enterPlay(duel: Duel, card: CardNumber, passage: Passage): void {
  const record = cardAt(duel, card);
  const face = faceAt(duel, passage.copies ?? record.face);
  const loyalty: Record<string, number> = face.loyalty === undefined ? {} : { loyalty: face.loyalty };
  duel.board[card] = {
    controller: passage.under ?? record.owner,
    tapped: passage.tapped ?? false,
    damage: 0,
    deadly: false,
    counters: { ...loyalty, ...passage.counters },
    attachedTo: passage.attachedTo ?? -1,
    settled: -1,
    holder: passage.under ?? record.owner,
    stamp: duel.nextId++,
    chosen: passage.chosen ?? {},
    copies: passage.copies ?? -1,
    used: {},
  };
  duel.battlefield = [...duel.battlefield, card];
}

/** Everything of this owner leaves the duel but what was put up; what nobody had seen stays unseen. */
export function clearAway(duel: Duel, owner: Seat): void {
  for (const [card, record] of duel.cards.entries())
    if (record.owner === owner && (record.zone === 'battlefield' || record.zone === 'chain'))
      moveCard(duel, card, 'nowhere', { cause: 'rule' });
  for (const [card, record] of duel.cards.entries())
    if (record.owner === owner && record.zone !== 'ante' && record.zone !== 'nowhere')
      duel.cards[card] = { ...record, zone: 'nowhere', incarnation: record.incarnation + 1 };
  for (const list of ['libraries', 'hands', 'graveyards', 'exiles'] as const) duel[list][owner] = [];
}

/** A new card that never was in a deck. */
export function makeCard(duel: Duel, owner: Seat, face: number): CardNumber {
  duel.cards.push({ owner, face, zone: 'nowhere', incarnation: 0, known: everybodyKnows(duel) });
  duel.board.push(undefined);
  return duel.cards.length - 1;
}

/**
 * The cards change places among the numbers of the library, so that a number seen before tells nothing about the card
 * that bears it now.
 */
export function shuffleLibrary(duel: Duel, seat: Seat): void {
  reshuffle(duel, seat);
}

/** The library is shuffled and these of its cards then lie on top, the first uppermost, under the numbers they now have. */
export function shuffleUnder(duel: Duel, seat: Seat, cards: readonly CardNumber[]): CardNumber[] {
  const wanted = cards.map((card) => cardAt(duel, card));
  const before = reshuffle(duel, seat);
  const numbers = duel.libraries[seat] ?? [];
  const top = wanted.map((record) => numbers[before.indexOf(record)] as CardNumber);
  duel.libraries[seat] = [...top, ...numbers.filter((card) => !top.includes(card))];
  return top;
}

/** What the cards were before, in the order in which they lie now. */
function reshuffle(duel: Duel, seat: Seat): readonly Card[] {
  const numbers = duel.libraries[seat] ?? [];
  const records = shuffled(
    duel,
    numbers.map((card) => cardAt(duel, card)),
  );
  numbers.forEach((card, place) => {
    const record = records[place] as Card;
    duel.cards[card] = { ...record, incarnation: record.incarnation + 1, known: 0 };
  });
  touchLightly(duel);
  report(duel, { kind: 'shuffled', seat });
  return records;
}

/** These seats now know these cards. */
export function learn(duel: Duel, cards: readonly CardNumber[], seats: readonly Seat[]): void {
  const mask = seats.reduce((sum, seat) => sum | (1 << seat), 0);
  for (const card of cards) {
    const record = cardAt(duel, card);
    if ((record.known & mask) !== mask) duel.cards[card] = { ...record, known: record.known | mask };
  }
}

export function reveal(duel: Duel, cards: readonly CardNumber[], seat: Seat): void {
  learn(duel, cards, everySeat(duel));
  report(duel, { kind: 'revealed', cards, seat });
}
