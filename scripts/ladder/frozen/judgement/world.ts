/** A world that fits what a seat knows. Its guesses come from its own deck and from what it has seen, nothing else. */
import { deal, UNKNOWN, unknownCards, type Duel, type Guesses, type Seat } from '../position.ts';

/** What an opponent is given: the duel as far as its seat knows it, and all the chance it may use. */
export interface Seen {
  readonly hidden: Duel;
  readonly seat: Seat;
  readonly seed: number;
}

/**
 * The duel with every unknown card guessed. The seat is asked at every moment, or what it tries would be
 * looked at in another step, even another turn, than what it leaves.
 */
export function worldOf({ hidden, seat, seed }: Seen): Duel {
  const world = deal(hidden, guessesOf(hidden, seat), seed);
  world.attentive = world.attentive.map((_, other) => other === seat);
  return world;
}

function guessesOf(hidden: Duel, seat: Seat): Guesses {
  const own = unseenOfDeck(hidden, seat);
  return hidden.setup.seats.map((_, other) => {
    const count = unknownCards(hidden, other);
    return other === seat
      ? filled(own, ownFaces(hidden, seat), count)
      : othersCards(hidden, seat, other, count);
  });
}

const deckOf = (hidden: Duel, seat: Seat): readonly number[] => hidden.setup.seats[seat]?.deck ?? [];

/** A duel begun from a position has no decks, but something lies on the table. */
const ownFaces = (hidden: Duel, seat: Seat): readonly number[] =>
  firstFilled(deckOf(hidden, seat), facesSeen(hidden, seat));

/** What one's own library must hold: the deck without the cards one knows. */
function unseenOfDeck(hidden: Duel, seat: Seat): number[] {
  const left = [...deckOf(hidden, seat)];
  for (const { owner, face } of hidden.cards) {
    const place = owner === seat ? left.indexOf(face) : -1;
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Two lands to three spells, of those seen, else of one's own. */
function othersCards(hidden: Duel, seat: Seat, other: Seat, count: number): number[] {
  const own = ownFaces(hidden, seat);
  const seen = facesSeen(hidden, other);
  const lands = firstFilled(
    seen.filter((face) => isLand(hidden, face)),
    own.filter((face) => isLand(hidden, face)),
  );
  const spells = firstFilled(
    seen.filter((face) => !isLand(hidden, face)),
    own.filter((face) => !isLand(hidden, face)),
  );
  const landCount = Math.round((count * 2) / 5);
  return [
    ...filled([], firstFilled(lands, spells), landCount),
    ...filled([], firstFilled(spells, lands), count - landCount),
  ];
}

const firstFilled = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.length > 0 ? one : other;

function facesSeen(hidden: Duel, seat: Seat): number[] {
  const faces = hidden.cards
    .filter(({ owner, face }) => owner === seat && face !== UNKNOWN)
    .map(({ face }) => face);
  return [...new Set(faces)].filter((face) => hidden.faces[face]?.token === undefined);
}

const isLand = (hidden: Duel, face: number): boolean => hidden.faces[face]?.types.includes('land') === true;

/** As many as are wanted, from the supply over and over once the first ones are used up. */
function filled(first: readonly number[], supply: readonly number[], count: number): number[] {
  const faces = first.slice(0, count);
  while (faces.length < count) faces.push(supply[faces.length % Math.max(1, supply.length)] ?? 0);
  return faces;
}
