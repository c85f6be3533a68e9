/** Cards and permanents change zones: replacements, choices made as something enters, then all at once. */
import type { Act, CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { learn, moveCard, type Passage, shuffleLibrary } from '../changes/zones.ts';
import { editionOf } from '../editions/registry.ts';
import { readAmount } from '../reading/amounts.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextOf } from '../reading/context.ts';
import { insteadsOf, keyOf, replaces } from '../reading/insteads.ts';
import { isSaid } from '../reading/rules.ts';
import { abilityAt, faceAt, looksOfFace } from '../faces/faces.ts';
import type { EventFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, goOn, pop, push } from '../value/stack.ts';
import type { MovedElsewhere } from '../language/instead.ts';
import { hostsFor, isAuraCard, onHost } from '../reading/hosts.ts';
import { mayStillMove } from '../losing/leaving.ts';
import type { InsteadInPlay } from '../value/derived.ts';
import { actOf, actOfInstead, notice, noticeLeaving, watchersOf, type Occurrence } from './noticing.ts';
import { everySeat, inTurnOrder } from '../value/seats.ts';
import { cardAt, cardThing } from '../value/things.ts';
import { looksOf, snapshotOf } from '../reading/looks.ts';
import { settleTriggers } from './happen.ts';
import { comingFirst, type EventReplacement } from './replacing.ts';
import { fact } from './small.ts';

type MoveFrame = EventFrame<'move'>;

/** One entry after the other is looked at, then the owners order what goes to their graveyards, then all move. */
export function moveStep(duel: Duel, frame: MoveFrame): void {
  switch (frame.stage) {
    case 'start':
    case 'firstChosen':
      return lookAtNext(duel, frame);
    case 'asked':
      return afterAsking(duel, frame);
    case 'hostChosen':
      return putOnHost(duel, frame);
    case 'ordering':
      return askOrder(duel, frame);
    case 'ordered':
      return putInOrder(duel, frame);
    case 'moving':
      return moveAll(duel, frame);
  }
}

function changeEntry(
  duel: Duel,
  frame: MoveFrame,
  place: number,
  part: Partial<MoveEntry>,
  stage: MoveFrame['stage'] = 'start',
): void {
  const entries = frame.event.entries.map((entry, other) =>
    other === place ? { ...entry, ...part } : entry,
  );
  goOn(duel, frame, { stage, event: { ...frame.event, entries, at: place } });
}

function lookAtNext(duel: Duel, frame: MoveFrame): void {
  const place = frame.event.entries.findIndex((entry) => !entry.looked);
  if (place < 0) return goOn(duel, frame, { stage: 'ordering' });
  const entry = frame.event.entries[place] as MoveEntry;
  if (!mayStillMove(duel, entry)) {
    const entries = frame.event.entries.filter((other) => other !== entry);
    goOn(duel, frame, { stage: 'start', event: { ...frame.event, entries } });
    return;
  }
  const record = cardAt(duel, entry.card);
  if (record.zone === 'nowhere' && entry.to !== 'battlefield') {
    changeEntry(duel, frame, place, { looked: true, to: 'nowhere' });
    return;
  }
  const affected = looksOf(duel, entry.card).controller;
  const next = comingFirst(duel, frame, elsewheresFor(duel, frame, entry), affected);
  if (next === 'asked') return;
  if (next?.optional) {
    changeEntry(duel, frame, place, {}, 'asked');
    push(duel, { kind: 'yesNo', seat: record.owner, by: record.owner, act: next.act, node: 0 });
    return;
  }
  if (next) {
    changeEntry(duel, frame, place, sentTo(entry, next));
    return;
  }
  if (entry.to === 'battlefield') return enter(duel, frame, place);
  changeEntry(duel, frame, place, { looked: true });
}

interface Elsewhere extends EventReplacement {
  readonly to: MovedElsewhere['instead'];
  readonly shuffled: boolean;
  readonly act: Act;
}

const sentTo = (entry: MoveEntry, { to, shuffled, key }: Elsewhere): Partial<MoveEntry> => ({
  ...past(entry, key),
  to,
  shuffled,
});

const past = ({ replaced = [] }: MoveEntry, key: string): Partial<MoveEntry> => ({
  replaced: [...replaced, key],
});

/** What it says itself, then what others say. */
function elsewheresFor(duel: Duel, { event: { cause, by } }: MoveFrame, entry: MoveEntry): Elsewhere[] {
  const own = ownInsteads(duel, entry.card).filter((one) => replaces(duel, one, entry, cause, by));
  const others = insteadsOf(duel, 'movedElsewhere', entry, cause, by);
  const all = [...own, ...others].map((one): Elsewhere => {
    const { instead: to, optional = false, shuffled = false } = one.instead;
    const outcome = `${to} ${shuffled}`;
    const act = actOfInstead(duel, one);
    return { key: keyOf(one), by: cardThing(duel, one.card), optional, outcome, to, shuffled, act };
  });
  return all.filter(({ key }) => !entry.replaced?.includes(key));
}

/** What the object says itself about where it goes (Darksteel Colossus, and what copies it), in whatever zone it is. */
const ownInsteads = (duel: Duel, card: CardNumber): InsteadInPlay<'movedElsewhere'>[] =>
  looksOf(duel, card).abilities.flatMap((at) => {
    const ability = abilityAt(duel, at);
    if (ability.kind !== 'instead' || ability.worksIn !== 'anywhere') return [];
    const { instead } = ability;
    return instead.kind === 'movedElsewhere' ? [{ instead, card, at }] : [];
  });

function afterAsking(duel: Duel, frame: MoveFrame): void {
  const place = frame.event.at;
  const entry = frame.event.entries[place] as MoveEntry;
  if (entry.turnedAway) {
    const { turnedAway: _, ...away } = entry;
    const entries = frame.event.entries.map((other) => (other === entry ? away : other));
    goOn(duel, frame, { stage: 'start', event: { ...frame.event, entries } });
    return;
  }
  if (entry.to === 'battlefield') return afterChoices(duel, frame, place);
  // Only what may be declined is asked about, the first of it first.
  const asked = elsewheresFor(duel, frame, entry).find(({ optional }) => optional);
  const isSent = answerIn(frame, 'yesNo');
  changeEntry(duel, frame, place, asked ? (isSent ? sentTo(entry, asked) : past(entry, asked.key)) : {});
}

/** As it comes into play: tapped, with counters, or after a choice. */
function enter(duel: Duel, frame: MoveFrame, place: number): void {
  const entry = frame.event.entries[place] as MoveEntry;
  const record = cardAt(duel, entry.card);
  const face = entry.copies ?? record.face;
  const under = entry.under ?? record.owner;
  if (entry.attachedTo === undefined && isAuraCard(duel, entry.card))
    return askHost(duel, frame, place, under);
  let part: Partial<MoveEntry> = {
    looked: true,
    ...(comesTapped(duel, entry, face, under) ? { tapped: true } : {}),
  };
  for (let number = 0; number < faceAt(duel, face).abilities.length; number++) {
    const ability = abilityAt(duel, { face, ability: number });
    if (ability.kind !== 'instead' || ability.instead.kind !== 'asEnters') continue;
    const plain = actOf(under, snapshotOf(duel, entry.card), face, number);
    const act = entry.copies === undefined ? asDecided(duel, plain, entry.card) : plain;
    const { tapped, unless, counters, first } = ability.instead;
    if (tapped && !(unless && isTrue(duel, contextOf(act), unless))) part = { ...part, tapped: true };
    if (counters)
      part = {
        ...part,
        counters: {
          ...part.counters,
          [counters.counter]: readAmount(duel, contextOf(withX(duel, act, entry.card)), counters.count),
        },
      };
    if (first && entry.chosen === undefined) {
      changeEntry(duel, frame, place, part, 'asked');
      push(duel, { kind: 'resolve', act, node: 0, item: -1, stage: 'targets', slots: {} });
      return;
    }
  }
  changeEntry(duel, frame, place, part);
}

/** Something in play says so of such permanents. */
function comesTapped(duel: Duel, { card }: MoveEntry, face: number, under: Seat): boolean {
  const looks = looksOfFace(duel, face, under);
  return isSaid(duel, 'entersTapped', card, looks);
}

/** An Aura that comes into play by itself: its player says on what; where nothing will do it stays where it is. */
function askHost(duel: Duel, frame: MoveFrame, place: number, under: Seat): void {
  const entry = frame.event.entries[place] as MoveEntry;
  const from = hostsFor(duel, entry.card, under);
  if (from.length === 0) {
    const entries = frame.event.entries.filter((other) => other !== entry);
    goOn(duel, frame, { stage: 'start', event: { ...frame.event, entries } });
    return;
  }
  changeEntry(duel, frame, place, {}, 'hostChosen');
  push(duel, { kind: 'choose', seat: under, by: under, what: 'effect', from, least: 1, most: 1 });
}

function putOnHost(duel: Duel, frame: MoveFrame): void {
  const [host] = answerIn(frame, 'choose');
  changeEntry(duel, frame, frame.event.at, host?.kind === 'card' ? onHost(duel, host) : { attachedTo: -1 });
}

/** A permanent spell remembers its X until it is there. */
function withX(duel: Duel, act: Act, card: CardNumber): Act {
  const item = duel.chain.find((other) => other.card === card);
  return item ? { ...act, x: item.act.x } : act;
}

/** What was decided of it as it was cast. */
function asDecided(duel: Duel, act: Act, card: CardNumber): Act {
  const decided = duel.chain.find((other) => other.card === card)?.act.decided;
  return decided ? { ...act, decided } : act;
}

/** What was chosen is in `chosenAsEnters`, left there by the effects of choosing. */
function afterChoices(duel: Duel, frame: MoveFrame, place: number): void {
  const entry = frame.event.entries[place] as MoveEntry;
  if (entry.copies !== undefined && !entry.looked) {
    goOn(duel, frame, { stage: 'start' });
    return;
  }
  changeEntry(duel, frame, place, { looked: true, chosen: entry.chosen ?? {} });
}

/** Something was chosen for the card that is about to enter: kept with its entry. */
export const chooseForEntering = (duel: Duel, card: CardNumber, part: Partial<MoveEntry>): boolean =>
  changeEntering(duel, card, (entry) => ({ ...entry, ...part, chosen: { ...entry.chosen, ...part.chosen } }));

/** It enters as a copy: how that one enters, and what it chooses, is looked at anew. */
export const copyAsEntering = (duel: Duel, card: CardNumber, copies: number): boolean =>
  changeEntering(duel, card, ({ chosen: _, looked: __, ...entry }) => ({ ...entry, copies }));

function changeEntering(duel: Duel, card: CardNumber, changed: (entry: MoveEntry) => MoveEntry): boolean {
  const place = duel.frames.findLastIndex(
    (frame) =>
      frame.kind === 'event' &&
      frame.event.kind === 'move' &&
      frame.stage === 'asked' &&
      frame.event.entries[frame.event.at]?.card === card,
  );
  const frame = duel.frames[place];
  if (frame?.kind !== 'event' || frame.event.kind !== 'move') return false;
  const at = frame.event.at;
  const entries = frame.event.entries.map((entry, other) => (other === at ? changed(entry) : entry));
  duel.frames[place] = { ...frame, event: { ...frame.event, entries } };
  return true;
}

/** Each owner in turn, where cards that differ go to one graveyard at once; discards go one after the other (R302). */
function askOrder(duel: Duel, frame: MoveFrame): void {
  const { event } = frame;
  const asks = editionOf(duel).dying.graveyardOrder === 'owner' && event.cause !== 'discard';
  const seat = asks
    ? inTurnOrder(duel).find(
        (owner) => !event.ordered?.includes(owner) && differ(duel, buriedOf(duel, frame, owner)),
      )
    : undefined;
  if (seat === undefined) {
    goOn(duel, frame, { stage: 'moving' });
    return;
  }
  // The last to go lies on top.
  const items = buriedOf(duel, frame, seat).reverse();
  learn(duel, items, everySeat(duel));
  goOn(duel, frame, { stage: 'ordered', event: { ...event, ordered: [...(event.ordered ?? []), seat] } });
  push(duel, { kind: 'order', seat, what: 'graveyard', items });
}

/** A seat's cards that this event puts into its graveyard, in the order in which they go; tokens do not stay there. */
function buriedOf(duel: Duel, frame: MoveFrame, seat: Seat): CardNumber[] {
  return frame.event.entries
    .filter(({ card, to }) => {
      const record = cardAt(duel, card);
      return to === 'graveyard' && record.owner === seat && !faceAt(duel, record.face).token;
    })
    .map(({ card }) => card);
}

const differ = (duel: Duel, cards: readonly CardNumber[]): boolean =>
  new Set(cards.map((card) => cardAt(duel, card).face)).size > 1;

function putInOrder(duel: Duel, frame: MoveFrame): void {
  const order = answerIn(frame, 'order');
  const { entries } = frame.event;
  const going = entries
    .filter(({ card }) => order.includes(card))
    .sort((one, other) => order.indexOf(other.card) - order.indexOf(one.card));
  let next = 0;
  const inOrder = entries.map((entry) => (order.includes(entry.card) ? (going[next++] as MoveEntry) : entry));
  goOn(duel, frame, { stage: 'ordering', event: { ...frame.event, entries: inOrder } });
}

function moveAll(duel: Duel, frame: MoveFrame): void {
  const { entries, cause } = frame.event;
  pop(duel);
  const leaving = entries.some((entry) => duel.board[entry.card]);
  const watchers = leaving ? watchersOf(duel, ['moves']) : [];
  const happened: Occurrence[] = [];
  const shuffles = new Set<Seat>();
  for (const entry of entries) {
    const record = cardAt(duel, entry.card);
    const thing: Thing = cardThing(duel, entry.card);
    const seat = looksOf(duel, entry.card).controller;
    moveCard(duel, entry.card, entry.to, passageOf(entry, entry.cause ?? cause));
    if (entry.shuffled) shuffles.add(record.owner);
    if (entry.seenBy) learn(duel, [entry.card], entry.seenBy);
    const now: Thing = entry.to === 'battlefield' ? cardThing(duel, entry.card) : thing;
    happened.push({ kind: 'moves', thing: now, card: entry.card, from: record.zone, to: entry.to, seat });
    if (record.zone === 'battlefield' && entry.to === 'graveyard')
      duel.memory.push({ ...fact(duel, 'died', entry.card, seat) });
  }
  for (const seat of everySeat(duel)) if (shuffles.has(seat)) shuffleLibrary(duel, seat);
  for (const one of happened) noticeMove(duel, one, watchers);
  if (cause === 'discard') noticeDiscards(duel, frame);
  settleTriggers(duel);
}

function noticeDiscards(duel: Duel, { event: { entries, by } }: MoveFrame): void {
  for (const { card } of entries) {
    const seat = cardAt(duel, card).owner;
    notice(duel, { kind: 'discards', card, seat, ...(by === undefined ? {} : { by }) });
  }
}

function noticeMove(duel: Duel, happened: Occurrence, before: ReturnType<typeof watchersOf>): void {
  if (happened.kind !== 'moves') return;
  if (happened.from === 'battlefield') noticeLeaving(duel, before, happened);
  else notice(duel, happened);
}

const passageOf = (entry: MoveEntry, cause: Passage['cause']): Passage => ({
  cause,
  place: entry.place,
  under: entry.under,
  tapped: entry.tapped,
  counters: entry.counters,
  attachedTo: entry.attachedTo,
  chosen: entry.chosen,
  copies: entry.copies,
  faceDown: entry.faceDown,
});
