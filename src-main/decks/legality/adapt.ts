/** What would have to change in a deck for another rulebook: cards of its time, copies, sizes. */
import {
  cardsIn,
  type AdaptedDeck as Adapted,
  type Deck,
  type DeckCard,
  type DeckChange,
  type DeckChangeReason as ChangeReason,
  type DeckZone,
} from '../../../src-shared/decks.ts';
import { coloursIn } from '../../../src-shared/duel/colours.ts';
import { COLOUR_LANDS, LAND_TYPES } from '../../../src-shared/duel/words.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { faceNamed } from '../../cards/index.ts';
import { merged } from '../files/fit.ts';
import { outOfTime } from '../times.ts';
import { isPlayable, sizeFor, type Way } from './check.ts';
import { nearestTo } from './nearest.ts';
import { isUnlimited } from './unlimited.ts';
import { addTo } from '../../../src-shared/sums.ts';

interface Work {
  readonly rulebook: Rulebook;
  readonly copies: number;
  readonly counts: Map<string, number>;
  readonly entries: DeckCard[];
  readonly changes: DeckChange[];
}

const ADAPTED: readonly DeckZone[] = ['main', 'side'];

/** A deck that fits already comes back as it is, with no changes. Zones that are not played with stay as they are. */
export function adapt(deck: Deck, rulebook: Rulebook, way?: Way): Adapted {
  const size = sizeFor(rulebook, way);
  const work: Work = {
    rulebook,
    copies: size.copies ?? Infinity,
    counts: new Map(),
    entries: [],
    changes: [],
  };
  for (const card of deck.entries) if (!needsChange(card, rulebook)) take(work, card);
  for (const card of deck.entries)
    if (needsChange(card, rulebook)) exchange(work, card, card.count, reasonFor(card));
  fill(work, deck, 'main', size.fewest, 'size');
  if (size.sideboard !== undefined) mendSideboard(work, deck, size.sideboard);
  return { deck: { ...deck, entries: merged(work.entries) }, changes: joined(work.changes) };
}

const needsChange = ({ name, zone }: DeckCard, rulebook: Rulebook): boolean =>
  ADAPTED.includes(zone) && (!isPlayable(name) || outOfTime(rulebook, [name]).length > 0);

const reasonFor = ({ name }: DeckCard): ChangeReason => (isPlayable(name) ? 'outOfTime' : 'unknown');

const room = ({ copies, counts }: Work, name: string): number =>
  isUnlimited(name) ? Infinity : copies - (counts.get(name) ?? 0);

/** As many as the rulebook allows; what is too many is exchanged. */
function take(work: Work, card: DeckCard): void {
  if (!ADAPTED.includes(card.zone)) {
    work.entries.push(card);
    return;
  }
  const count = Math.min(card.count, room(work, card.name));
  put(work, card, count);
  if (count < card.count) exchange(work, card, card.count - count, 'copies');
}

function put(work: Work, card: DeckCard, count: number): void {
  if (count <= 0) return;
  addTo(work.counts, card.name, count);
  work.entries.push({ ...card, count });
}

const entryOf = (name: string, zone: DeckZone, count: number): DeckCard => ({
  name,
  known: true,
  count,
  zone,
  foil: 'no',
  tags: [],
  fields: {},
});

/** By the nearest that there is room for, and the next nearest when that is full. */
function exchange(work: Work, card: DeckCard, count: number, why: ChangeReason): void {
  const face = faceNamed(card.name, []);
  let left = count;
  while (face && left > 0) {
    const name = nearestTo(face, work.rulebook, (other) => room(work, other) > 0);
    if (name === undefined) break;
    const some = Math.min(left, room(work, name));
    put(work, entryOf(name, card.zone, some), some);
    work.changes.push({ why, zone: card.zone, count: some, out: card.name, in: name });
    left -= some;
  }
  if (left > 0) work.changes.push({ why, zone: card.zone, count: left, out: card.name });
}

/** Two fifths of a deck are lands, as the books advise. */
const LANDS = 0.4;

const countIn = (work: Work, zone: DeckZone, isMeant: (name: string) => boolean = () => true): number =>
  cardsIn({ entries: work.entries.filter(({ name }) => isMeant(name)) }, zone);

const isLand = (name: string): boolean => faceNamed(name, [])?.types.includes('land') ?? false;

/** With lands while there are too few of them; else with more of what the deck has, or what is like it. */
function fill(work: Work, deck: Deck, zone: DeckZone, wanted: number, why: ChangeReason): void {
  const lands = landsFor(deck);
  for (let cards = countIn(work, zone), turn = 0; cards < wanted; cards++, turn++) {
    const needsLand = zone === 'main' && countIn(work, zone, isLand) < wanted * LANDS;
    const name = (needsLand ? undefined : another(work, turn)) ?? lands[turn % lands.length] ?? 'Plains';
    put(work, entryOf(name, zone, 1), 1);
    work.changes.push({ why, zone, count: 1, in: name });
  }
}

function another(work: Work, turn: number): string | undefined {
  const names = [
    ...new Set(work.entries.filter(({ zone }) => zone === 'main').map(({ name }) => name)),
  ].filter((name) => !isLand(name) && isPlayable(name));
  const like = names[turn % names.length];
  if (like === undefined) return undefined;
  if (room(work, like) > 0 && work.copies !== Infinity) return like;
  const face = faceNamed(like, []);
  return work.copies === Infinity
    ? like
    : face && nearestTo(face, work.rulebook, (other) => room(work, other) > 0);
}

/** The basic lands the deck has, or those of its colours. */
function landsFor(deck: Deck): readonly string[] {
  const own = LAND_TYPES.filter((land) =>
    deck.entries.some(({ name, zone }) => name === land && zone === 'main'),
  );
  if (own.length > 0) return own;
  const colours = new Set(deck.entries.flatMap(({ name }) => coloursIn(faceNamed(name, [])?.cost ?? '')));
  return colours.size > 0 ? [...colours].map((colour) => COLOUR_LANDS[colour]) : LAND_TYPES;
}

function mendSideboard(work: Work, deck: Deck, wanted: number): void {
  const cards = countIn(work, 'side');
  if (cards === 0) return;
  for (let over = cards - wanted; over > 0;) {
    const last = work.entries.findLastIndex(({ zone }) => zone === 'side');
    const entry = work.entries[last];
    if (!entry) return;
    const count = Math.min(over, entry.count);
    work.entries.splice(last, 1, ...(entry.count > count ? [{ ...entry, count: entry.count - count }] : []));
    work.changes.push({ why: 'sideboard', zone: 'side', count, out: entry.name });
    over -= count;
  }
  fill(work, deck, 'side', wanted, 'sideboard');
}

/** One after another of the same card are one change. */
function joined(changes: readonly DeckChange[]): DeckChange[] {
  const found = new Map<string, DeckChange>();
  for (const change of changes) {
    const key = [change.why, change.zone, change.out, change.in].join('\u0000');
    found.set(key, { ...change, count: (found.get(key)?.count ?? 0) + change.count });
  }
  return [...found.values()];
}
