/** What a seat must not be told by the lists of a duel: faces it has not seen, decks of others, the order of libraries. */
import type { CardNumber, Duel, Seat, Setup } from '../value/duel.ts';
import type { Face } from '../language/face.ts';

/** A card nothing is known of. */
const BLANK: Face = { name: '', types: [], supertypes: [], subtypes: [], abilities: [] };

/** Blanks the faces that neither the seat's own deck nor anything it can see speaks of; the numbers stay. */
export function blankFaces(hidden: Duel, seat: Seat): Duel {
  const seen = seenFaces(hidden, seat);
  const faces = hidden.faces.map((face, number) => (seen.has(number) ? face : BLANK));
  hidden.faces = faces;
  return { ...hidden, setup: blankSetup(hidden, seat, faces) };
}

function seenFaces(hidden: Duel, seat: Seat): ReadonlySet<number> {
  const seen = new Set(hidden.setup.seats[seat]?.deck);
  for (const { face } of hidden.cards) seen.add(face);
  const { board, chain, effects, waiting, duties, past, frames } = hidden;
  collect([board, chain, effects, waiting, duties, past, frames], seen);
  return seen;
}

/** Whatever speaks of a face does so under one of these names. */
function collect(node: unknown, seen: Set<number>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, part] of Object.entries(node)) {
    if (typeof part !== 'number') collect(part, seen);
    else if (key === 'face' || key === 'copies') seen.add(part);
  }
}

/** The own deck lies sorted by name: its order, and the numbers of its faces, would tell of the other decks. */
function blankSetup({ setup, faces: all }: Duel, seat: Seat, faces: readonly Face[]): Setup {
  const { fixedChance: _, position: __, ...rest } = setup;
  const nameOf = (face: number): string => all[face]?.name ?? '';
  const byName = (one: number, other: number): number =>
    nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0;
  const seats = setup.seats.map((other, place) =>
    place === seat ? { ...other, deck: other.deck.toSorted(byName) } : { ...other, deck: [] },
  );
  return { ...rest, seed: 0, seats, faces: faces.slice(0, setup.faces.length) };
}

/** Cards that are not known keep their places in a library, in the order of their numbers. */
export function unordered(
  library: readonly CardNumber[],
  isKnown: (card: CardNumber) => boolean,
): CardNumber[] {
  const unknown = library.filter((card) => !isKnown(card)).sort((one, other) => one - other);
  let next = 0;
  return library.map((card) => (isKnown(card) ? card : (unknown[next++] as CardNumber)));
}
