/** One line of a card, taken into the draft of a deck or told of. */
import type { DeckZone } from '../../../src-shared/decks.ts';
import { readCardLine, type HashMeans } from './card-line.ts';
import { find, type Draft } from './draft.ts';
import type { FileLine } from './lines.ts';

/** Returns whether a card was read. What the line itself says of its zone goes before what its place says. */
export function takeCard(draft: Draft, line: FileLine, zone: DeckZone, hash: HashMeans): boolean {
  const read = readCardLine(line.text, hash);
  if (read.kind !== 'card') {
    find(draft, read.kind, line.at, line.text);
    return false;
  }
  draft.cards.push({ ...read.card, zone: read.card.zone ?? zone, line: line.at });
  return true;
}
