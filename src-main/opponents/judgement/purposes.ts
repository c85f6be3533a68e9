/** What a question is for decides which reply is thought of first: of equals, the first is taken. */
import {
  asked,
  type Asked,
  type CardNumber,
  type Duel,
  type Reply,
  type Seat,
  type Thing,
} from '../../engine/index.ts';
import { wordsOf, looksOf } from '../../engine/position.ts';
import type { AskPurpose } from '../../../src-shared/duel/asked.ts';
import { COLOURS, TYPES } from '../../../src-shared/duel/words.ts';
import { worthInHand } from './card.ts';
import { isLand } from './creature.ts';
import { controllerOf, worthOfThing } from './taste.ts';
import { sum } from '../../../src-shared/sums.ts';

type Arranging = (duel: Duel, seat: Seat, replies: readonly Reply[], about: Asked) => readonly Reply[];

const asListed: Arranging = (_duel, _seat, replies) => replies;

/** What is given up is the least of what there is. */
const leastFirst: Arranging = (duel, seat, replies) => sorted(replies, (reply) => givenUp(duel, seat, reply));

/** Nothing is paid for what one cannot see. */
const noFirst: Arranging = (_duel, _seat, replies) =>
  sorted(replies, (reply) => (reply.kind === 'yesNo' && reply.yes ? 1 : 0));

/** What the others have most of. */
const commonestFirst: Arranging = (duel, seat, replies) =>
  sorted(replies, (reply) => (reply.kind === 'word' ? -timesSeen(duel, seat, reply.word) : 0));

/** The source that is guarded against is one of theirs, the biggest. */
const threatsFirst: Arranging = (duel, seat, replies) =>
  sorted(replies, (reply) =>
    reply.kind === 'choose'
      ? -sum(
          reply.things.map(
            (thing) => (controllerOf(duel, thing) === seat ? -1 : 1) * worthOfThing(duel, seat, thing),
          ),
        )
      : 0,
  );

/** On top what is needed next. */
const neededFirst: Arranging = (duel, seat, replies, { end }) => {
  const [first] = replies;
  if (first?.kind !== 'order') return replies;
  const order = inOrderOfNeed(duel, seat, first.order);
  return [{ kind: 'order', order: end === 'bottom' ? order.toReversed() : order }, ...replies];
};

const ARRANGED: { readonly [Purpose in AskPurpose]: Arranging } = {
  start: asListed,
  keep: asListed,
  open: asListed,
  interrupt: asListed,
  prevention: asListed,
  regeneration: asListed,
  modes: asListed,
  x: asListed,
  targets: asListed,
  shares: asListed,
  costs: leastFirst,
  mana: asListed,
  effect: asListed,
  division: asListed,
  optional: asListed,
  payment: noFirst,
  sacrifice: leastFirst,
  discard: leastFirst,
  handLimit: leastFirst,
  search: asListed,
  keepPermanents: asListed,
  source: threatsFirst,
  prevented: asListed,
  copy: asListed,
  order: asListed,
  bottom: leastFirst,
  redirect: asListed,
  replacement: asListed,
  retarget: asListed,
  untap: asListed,
  play: asListed,
  pile: asListed,
  timing: asListed,
  word: commonestFirst,
  triggersOrder: asListed,
  libraryOrder: neededFirst,
  graveyardOrder: asListed,
  damageOrder: asListed,
  attack: asListed,
  block: asListed,
  lineUp: asListed,
  rank: asListed,
  assign: asListed,
};

export function arranged(duel: Duel, seat: Seat, replies: readonly Reply[]): readonly Reply[] {
  const about = asked(duel);
  return about ? ARRANGED[about.purpose](duel, seat, replies, about) : replies;
}

/** Equals stay in their order. */
function sorted(replies: readonly Reply[], price: (reply: Reply) => number): Reply[] {
  const priced = replies.map((reply) => ({ reply, price: price(reply) }));
  return priced.sort((one, other) => one.price - other.price).map(({ reply }) => reply);
}

function givenUp(duel: Duel, seat: Seat, reply: Reply): number {
  const things: readonly Thing[] = reply.kind === 'choose' ? reply.things : [];
  return sum(things.map((thing) => worthOfThing(duel, seat, thing)));
}

/** On cards of the others that one can see. */
function timesSeen(duel: Duel, seat: Seat, word: string): number {
  return duel.battlefield.filter((card) => {
    const looks = looksOf(duel, card);
    if (looks.controller === seat) return false;
    return (
      looks.name === word ||
      looks.subtypes.includes(word) ||
      wordsOf(COLOURS, looks.colours).some((colour) => colour === word) ||
      wordsOf(TYPES, looks.types).some((type) => type === word)
    );
  }).length;
}

const LANDS_WANTED = 4;

function inOrderOfNeed(duel: Duel, seat: Seat, cards: readonly CardNumber[]): CardNumber[] {
  const lands = duel.battlefield.filter((card) => {
    const looks = looksOf(duel, card);
    return looks.controller === seat && isLand(looks);
  }).length;
  const need = (card: CardNumber): number => {
    const looks = looksOf(duel, card);
    if (isLand(looks)) return lands < LANDS_WANTED ? 10 : 0;
    return looks.cost <= lands + 1 ? 1 + worthInHand(duel, seat, card) : 0.5;
  };
  return cards.toSorted((one, other) => need(other) - need(one));
}
