/** Libraries are looked through, by their owners or by somebody else. */
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import { learn, reveal, shuffleUnder } from '../changes/zones.ts';
import { readAmount } from '../reading/amounts.ts';
import { fitsCard } from '../reading/filters.ts';
import { happen } from '../events/happen.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, give, goOn, keepSlot, pop, push } from '../value/stack.ts';
import type { Search } from '../language/effects/library.ts';
import { cardsOf, cardThing, seatThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { afterMoving, contextIn, meantBy, onlyMeantBy } from './tools.ts';

/** One library after the other: it is looked through; what was found is sorted; it goes its way. */
export function searchLibraries(duel: Duel, frame: EffectFrame<'search'>, effect: Search): void {
  const seats =
    frame.at === undefined
      ? meantBy(duel, frame, 'who')
      : frame.list.flatMap((thing) => (thing.kind === 'seat' ? [thing.seat] : []));
  const { at = 0 } = frame;
  const seat = seats[at];
  if (seat === undefined) return pop(duel);
  const searcher = onlyMeantBy(duel, frame, 'by') ?? seat;
  const list = seats.map(seatThing);
  const searching: Searching = { duel, frame: { ...frame, at }, effect, seat, searcher, list };
  switch (frame.stage) {
    case 'start':
      return lookThrough(searching);
    case 'found':
      return sort(searching);
    case 'sorted':
      return carryOut(searching);
  }
}

interface Searching {
  readonly duel: Duel;
  readonly frame: EffectFrame<'search'> & { readonly at: number };
  readonly effect: Search;
  /** Whose library it is, and who looks through it. */
  readonly seat: Seat;
  readonly searcher: Seat;
  /** The players whose libraries are searched. */
  readonly list: readonly Thing[];
}

function lookThrough({ duel, frame, effect, seat, searcher, list }: Searching): void {
  const context = contextIn(duel, frame);
  const library = duel.libraries[seat] ?? [];
  learn(duel, library, [searcher]);
  const from = library
    .filter((card) => fitsCard(duel, context, effect.filter, card, looksOf(duel, card)))
    .map((card) => cardThing(duel, card));
  goOn(duel, frame, { stage: 'found', list });
  const most = Math.min(from.length, readAmount(duel, context, effect.most));
  const least = effect.exactly ? most : 0;
  push(duel, { kind: 'choose', seat: searcher, by: searcher, what: 'search', from, least, most });
}

/** Where they go to different places, one of them is picked for the first. */
function sort({ duel, frame, effect, seat, searcher, list }: Searching): void {
  const found = cardsOf(answerIn(frame, 'choose'));
  const things = found.map((card) => cardThing(duel, card));
  if (effect.reveal) reveal(duel, found, seat);
  goOn(duel, frame, { stage: 'sorted', list: [...list, ...things] });
  if (!effect.first || found.length < 2) give(duel, { choose: things.slice(0, 1) });
  else
    push(duel, {
      kind: 'choose',
      seat: searcher,
      by: searcher,
      what: 'effect',
      from: things,
      least: 1,
      most: 1,
    });
}

function carryOut({ duel, frame, effect, seat, searcher, list }: Searching): void {
  const first = effect.first ? cardsOf(answerIn(frame, 'choose')) : [];
  const found = cardsOf(frame.list);
  goOn(duel, frame, { stage: 'start', at: frame.at + 1, list });
  const { to } = effect;
  if (to === undefined) {
    if (effect.slot) keepSlot(duel, effect.slot, thingsOf(duel, found));
    return;
  }
  if (to === 'library') return putOnTop(duel, effect, seat, searcher, found);
  push(duel, { kind: 'afterSearch', seat });
  if (effect.slot)
    keepSlot(
      duel,
      effect.slot,
      found.map((card) => afterMoving(duel, card)),
    );
  const entries = found.map((card): MoveEntry => {
    const isFirst = first.includes(card);
    const tapped = isFirst ? effect.first?.tapped : effect.tapped;
    return { card, to: isFirst ? (effect.first?.to ?? to) : to, ...(tapped ? { tapped: true } : {}) };
  });
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

/** The library is shuffled first, then they lie on top. Who saw them knows what lies there. */
function putOnTop(
  duel: Duel,
  effect: Search,
  seat: Seat,
  searcher: Seat,
  found: readonly CardNumber[],
): void {
  const top = shuffleUnder(duel, seat, found);
  if (effect.reveal) reveal(duel, top, seat);
  else learn(duel, top, [searcher]);
  if (effect.slot) keepSlot(duel, effect.slot, thingsOf(duel, top));
}

const thingsOf = (duel: Duel, cards: readonly CardNumber[]): Thing[] =>
  cards.map((card) => cardThing(duel, card));
