/**
 * Who knows what. A mind gets the duel with everything removed that its seat does not know: identities, hidden order,
 * chance. It deals itself worlds that fit, and those it can search with the real engine.
 */
import type { Card, Duel, Seat } from '../value/duel.ts';
import { blankFaces, unordered } from './blanking.ts';
import { shuffled } from '../value/chance.ts';
import { touch } from '../value/derived.ts';
import { isSaid } from '../reading/rules.ts';
import { clone } from '../value/duel.ts';
import { isOpen } from '../changes/zones.ts';
import { everySeat } from '../value/seats.ts';

/** The face of a card that is not known. */
export const UNKNOWN = -1;

export function knows(duel: Duel, seat: Seat, record: Card): boolean {
  return (
    (isOpen(record.zone) && !record.faceDown) ||
    (record.known & (1 << seat)) !== 0 ||
    (record.zone === 'hand' && isSaid(duel, 'openHands', record.owner)) ||
    (record.zone === 'library' && isTop(duel, record) && showsTop(duel, record.owner))
  );
}

const isTop = (duel: Duel, record: Card): boolean =>
  duel.cards[duel.libraries[record.owner]?.[0] ?? -1] === record;

/** The top card of this player's library lies open. */
export const showsTop = (duel: Duel, owner: Seat): boolean => isSaid(duel, 'openLibrary', owner);

/** The duel as far as this seat knows it. Plain data like the duel, but not to be played on before it is dealt. */
export function blind(duel: Duel, seat: Seat): Duel {
  const hidden = clone(duel);
  touch(hidden);
  const isKnown = duel.cards.map((record) => knows(duel, seat, record));
  hidden.cards = duel.cards.map((record, card) =>
    isKnown[card] ? seenBy(record, seat) : { ...record, face: UNKNOWN, known: 0 },
  );
  hidden.libraries = duel.libraries.map((library) => unordered(library, (card) => isKnown[card] === true));
  hidden.chance = { state: 0, used: 0 };
  // How often others were asked tells what they could have done.
  hidden.decisions = 0;
  return blankFaces(hidden, seat);
}

/** What the others know of it is theirs. */
const seenBy = (record: Card, seat: Seat): Card =>
  isOpen(record.zone) && !record.faceDown ? record : { ...record, known: record.known & (1 << seat) };

/** Faces that a seat's unknown cards may have, as many as there are such cards or more. */
export type Guesses = readonly (readonly number[])[];

/** A world that fits: unknown cards get faces of the guesses by chance, and chance begins anew from this seed. */
export function deal(hidden: Duel, guesses: Guesses, seed: number): Duel {
  const world = clone(hidden);
  touch(world);
  world.chance = { state: seed | 0, used: 0 };
  const faces = everySeat(world).map((seat) => shuffled(world, guesses[seat] ?? []));
  const isLaidDown = ({ zone }: Card): boolean => zone === 'battlefield' || zone === 'chain';
  const dealTo = (record: Card, likely: (face: number) => boolean): Card => {
    const from = faces[record.owner] ?? [];
    const place = Math.max(from.findLastIndex(likely), 0);
    const [face] = from.splice(place, 1);
    if (face === undefined) throw new Error(`Seat ${record.owner} has more unknown cards than guesses.`);
    return { ...record, face };
  };
  const isCreature = (face: number): boolean => world.faces[face]?.types.includes('creature') === true;
  // What was played face down is a creature, if there is one left to guess.
  world.cards = world.cards.map((record) =>
    record.face === UNKNOWN && isLaidDown(record) ? dealTo(record, isCreature) : record,
  );
  world.cards = world.cards.map((record) => (record.face === UNKNOWN ? dealTo(record, () => true) : record));
  return world;
}

/** How many cards of each seat this seat does not know. */
export function unknownCards(hidden: Duel, seat: Seat): number {
  return hidden.cards.filter((record) => record.owner === seat && record.face === UNKNOWN).length;
}
