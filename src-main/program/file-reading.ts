/** What can be asked of a file of cards. Long ones are read in a thread of their own, so that nobody waits for them. */
import type { FileInput } from '../../src-shared/collection-calls.ts';
import type { Copies } from '../../src-shared/collection.ts';
import { LONGEST_MESSAGE, type Progress } from '../../src-shared/contract.ts';
import type { DeckFormat, Finding, ReadDeck } from '../../src-shared/decks.ts';
import { copiesIn } from '../collection/files/copies.ts';
import { readDeck, readDeckText, type DeckReading } from '../decks/index.ts';
import { moduleBeside, Thread } from '../threads/thread.ts';
import { Refused } from './failures.ts';
import type { Work } from '../collection/database/work.ts';

interface ReadCards {
  readonly cards: readonly Copies[];
  readonly findings: readonly Finding[];
  readonly format: DeckFormat;
}

/** What is made of a file. */
interface FileReaders {
  deck: ReadDeck;
  cards: ReadCards;
}
type FileReader = keyof FileReaders;

export interface FileTask {
  readonly reader: FileReader;
  readonly file: FileInput;
}

/** Letters. So many are read in a moment, before a thread would have begun. */
const LONG = 20_000;

const lettersOf = (file: FileInput): number => (file.kind === 'text' ? file.text : file.base64).length;

export async function readFile<Reader extends FileReader>(
  reader: Reader,
  file: FileInput,
  work: Work,
): Promise<FileReaders[Reader]> {
  if (lettersOf(file) < LONG) return readNow({ reader, file }) as FileReaders[Reader];
  const found = await readInThread({ reader, file }, work);
  // Nobody could be told of it.
  if (reader === 'deck' && found.length > LONGEST_MESSAGE) throw new Refused('tooLarge');
  return JSON.parse(found) as FileReaders[Reader];
}

export function readNow({ reader, file }: FileTask, heard?: DeckReading['heard']): FileReaders[FileReader] {
  const read =
    file.kind === 'text'
      ? readDeckText(file.text, undefined, { heard })
      : readDeck(Buffer.from(file.base64, 'base64'), file.name, { heard });
  return reader === 'deck' ? read : cardsIn(read);
}

function cardsIn({ deck, findings, format }: ReadDeck): ReadCards {
  const { cards, unknown } = copiesIn(deck);
  const told = findings.some(({ kind }) => kind === 'unknownCard') ? [] : unknown;
  return { cards, format, findings: [...findings, ...told] };
}

/** As JSON: texts cross more quickly than objects. The thread gives its memory back at once. */
async function readInThread(task: FileTask, work: Work): Promise<string> {
  const thread = new Thread<FileTask, string, Progress>(
    moduleBeside(import.meta.url, './file-worker.ts', './files.js'),
  );
  try {
    return await thread.ask(task, { name: 'The reading of a file', ...work });
  } catch (failure) {
    throw isOutOfMemory(failure) ? new Refused('tooLarge') : failure;
  } finally {
    await thread.close();
  }
}

function isOutOfMemory(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
