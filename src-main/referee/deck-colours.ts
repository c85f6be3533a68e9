/** What colours a deck is of: the table wears them. */
import { COLOURS, type Colour } from '../../src-shared/duel/words.ts';
import type { Seat, Setup } from '../engine/index.ts';
import { wordsOf } from '../engine/position.ts';
import type { Face } from '../engine/language/face.ts';
import { coloursOf, manaOf } from '../engine/language/mana.ts';
import { addTo } from '../../src-shared/sums.ts';

const KNOWN = new WeakMap<Setup, Map<Seat, readonly Colour[]>>();

/** The most frequent first. */
export function deckColours(setup: Setup, seat: Seat): readonly Colour[] {
  const bySeat = KNOWN.get(setup) ?? new Map<Seat, readonly Colour[]>();
  KNOWN.set(setup, bySeat);
  const known = bySeat.get(seat) ?? countedColours(setup, seat);
  bySeat.set(seat, known);
  return known;
}

function countedColours({ seats, faces }: Setup, seat: Seat): readonly Colour[] {
  const counts = new Map<Colour, number>();
  for (const number of seats[seat]?.deck ?? [])
    for (const colour of coloursIn(faces[number])) addTo(counts, colour);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
}

const coloursIn = (face: Face | undefined): readonly Colour[] =>
  face?.colours ?? wordsOf(COLOURS, coloursOf(manaOf(face?.cost ?? '')));
