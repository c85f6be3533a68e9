/** Deck files and collection files as they cross to the windows. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileInput, Imported, WrittenFile } from '../../src-shared/collection-calls.ts';
import { done, refused, type PlayerId, type Settled } from '../../src-shared/collection.ts';
import type { Deck, DeckFormat, ReadDeck } from '../../src-shared/decks.ts';
import type { Database } from '../collection/database/database.ts';
import { copiesIn, deckOfCopies } from '../collection/files/copies.ts';
import { change } from '../collection/owned/changing.ts';
import { owned } from '../collection/owned/owned.ts';
import { player } from '../collection/players/players.ts';
import { endingOf, readDeck, readDeckText, writeDeck } from '../decks/index.ts';
import type { Work } from './connection.ts';

export const readFile = (file: FileInput): ReadDeck =>
  file.kind === 'text' ? readDeckText(file.text) : readDeck(Buffer.from(file.base64, 'base64'), file.name);

export function writeFile(deck: Deck, format: DeckFormat): WrittenFile {
  const written = writeDeck(deck, format);
  if (written.kind === 'refused') return written;
  const { bytes, text, findings } = written;
  return {
    kind: 'written',
    base64: Buffer.from(bytes).toString('base64'),
    text,
    ending: endingOf(format),
    findings,
  };
}

/** Steps that the player is told of: read, and kept. */
const STEPS = 2;

export async function importCards(
  { read, write }: Pick<Database, 'read' | 'write'>,
  who: PlayerId,
  file: FileInput,
  { progress, signal }: Work,
  now: Date,
): Promise<Settled<Imported>> {
  if (!player(read, who)) return refused('noSuchPlayer');
  progress({ done: 0, total: STEPS });
  await heard(signal);
  const { deck, findings, format } = readFile(file);
  const { cards, unknown } = copiesIn(deck);
  if (cards.length === 0) return refused('nothingRead');
  progress({ done: 1, total: STEPS });
  await heard(signal);
  const facts = { file: file.kind === 'bytes' ? (file.name ?? '') : '', format };
  const changed = change(write, { player: who, kind: 'imported', facts, cards }, now);
  if (changed.kind === 'refused') return changed;
  progress({ done: STEPS, total: STEPS });
  const count = cards.reduce((sum, copies) => sum + copies.count, 0);
  const told = findings.some(({ kind }) => kind === 'unknownCard') ? [] : unknown;
  return done({ change: changed.value, cards: count, format, findings: [...findings, ...told] });
}

/** A step holds the whole program: only between steps can the player's wish to stop be heard. */
async function heard(signal: AbortSignal): Promise<void> {
  await nextTurn();
  signal.throwIfAborted();
}

export function exportCards(
  { read }: Pick<Database, 'read'>,
  who: PlayerId,
  format: DeckFormat,
): WrittenFile {
  const name = player(read, who)?.name ?? '';
  return writeFile(deckOfCopies(owned(read, who), name), format);
}
