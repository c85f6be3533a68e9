/** Deck files and collection files as they cross to the windows. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileInput, Imported, WrittenFile } from '../../src-shared/collection-calls.ts';
import { done, refused, type PlayerId, type Settled } from '../../src-shared/collection.ts';
import type { Progress } from '../../src-shared/contract.ts';
import type { Deck, DeckFormat } from '../../src-shared/decks.ts';
import type { Database } from '../collection/database/database.ts';
import { deckOfCopies } from '../collection/files/copies.ts';
import { change } from '../collection/owned/changing.ts';
import { owned } from '../collection/owned/owned.ts';
import { player } from '../collection/players/players.ts';
import { endingOf, writeDeck } from '../decks/index.ts';
import { readFile } from './file-reading.ts';
import type { Work } from '../collection/database/work.ts';
import { sumOf } from '../../src-shared/sums.ts';

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

/** What is left to do when all lines are read counts as one more. */
const KEEPING = 1;

export async function importCards(
  { read, write }: Pick<Database, 'read' | 'write'>,
  who: PlayerId,
  file: FileInput,
  { progress, signal }: Work,
  now: Date,
): Promise<Settled<Imported>> {
  if (!player(read, who)) return refused('noSuchPlayer');
  let lines = 0;
  const reading = {
    signal,
    progress: ({ done, total }: Progress) => {
      lines = total;
      progress({ done, total: total + KEEPING });
    },
  };
  const { cards, findings, format } = await readFile('cards', file, reading);
  if (cards.length === 0) return refused('nothingRead');
  await heard(signal);
  const facts = { file: file.kind === 'bytes' ? (file.name ?? '') : '', format };
  const changed = change(write, { player: who, kind: 'imported', facts, cards }, now);
  if (changed.kind === 'refused') return changed;
  progress({ done: lines + KEEPING, total: lines + KEEPING });
  const count = sumOf(cards, (copies) => copies.count);
  return done({ change: changed.value, cards: count, format, findings: [...findings] });
}

/** Keeping them holds the whole program: only before it can the player's wish to stop be heard. */
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
