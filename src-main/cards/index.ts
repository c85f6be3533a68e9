/** The corpus: every card by its name, and its face as one time or another printed it. */
import type { Face } from '../engine/language/face.ts';
import type { CorpusCard, Overlay } from './card.ts';
import { SETS } from './sets.ts';

let corpus: ReadonlyMap<string, CorpusCard> | undefined;

/** Read when the first card is asked for. */
function cardsByName(): ReadonlyMap<string, CorpusCard> {
  corpus ??= byName(SETS.flat());
  return corpus;
}

/** A card that stands twice would be played in one form and judged in the other. */
export function byName(cards: readonly CorpusCard[]): ReadonlyMap<string, CorpusCard> {
  const found = new Map<string, CorpusCard>();
  for (const card of cards) {
    if (found.has(card.face.name)) throw new Error(`The card ${card.face.name} stands twice.`);
    found.set(card.face.name, card);
  }
  return found;
}

export const allCards = (): readonly CorpusCard[] => [...cardsByName().values()];
export const cardNames = (): readonly string[] => [...cardsByName().keys()];

/** The face of a card, with the overlay of the nearest of these times that has one; undefined: no such card. */
export function faceNamed(name: string, eras: readonly string[]): Face | undefined {
  const card = cardsByName().get(name);
  return card && faceIn(card, eras);
}

export function faceIn(card: CorpusCard, eras: readonly string[]): Face {
  const overlays: Readonly<Record<string, Overlay | undefined>> = card.eras;
  for (const era of eras) {
    const overlay = overlays[era];
    if (overlay) return overlaid(card.face, overlay);
  }
  return card.face;
}

const faces = new WeakMap<Overlay, Face>();

/** The same face each time, so that what is worked out of it is kept. */
function overlaid(face: Face, overlay: Overlay): Face {
  let found = faces.get(overlay);
  if (!found) {
    found = { ...face, ...overlay };
    faces.set(overlay, found);
  }
  return found;
}

/** The names of all cards, where one of these faces asks for a name: the list is longer than all else of a duel. */
export function namesAskedBy(faces: readonly Face[]): { readonly names?: readonly string[] } {
  const isAsked = faces.some(({ abilities }) => JSON.stringify(abilities).includes('"kind":"nameCard"'));
  return isAsked ? { names: [...cardNames()].sort() } : {};
}
