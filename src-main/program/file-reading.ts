/** What can be asked of a file of cards. Long ones are read in a thread of their own, so that nobody waits for them. */
import { Worker } from 'node:worker_threads';
import type { FileInput } from '../../src-shared/collection-calls.ts';
import type { Copies } from '../../src-shared/collection.ts';
import { LONGEST_MESSAGE } from '../../src-shared/contract.ts';
import type { DeckFormat, Finding, ReadDeck } from '../../src-shared/decks.ts';
import { copiesIn } from '../collection/files/copies.ts';
import { readDeck, readDeckText, type Reading } from '../decks/index.ts';
import type { Work } from './connection.ts';
import { Refused } from './failures.ts';

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

/** What the thread tells: how far it is, or what it found, as JSON. Texts cross more quickly than objects. */
export type FileTelling =
  | { readonly done: number; readonly total: number }
  | { readonly found: string }
  | { readonly failure: string };

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

export function readNow({ reader, file }: FileTask, heard?: Reading['heard']): FileReaders[FileReader] {
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

function readInThread(task: FileTask, { signal, progress }: Work): Promise<string> {
  signal.throwIfAborted();
  // What the program was started with is not meant for the thread.
  const worker = new Worker(new URL(WORKER, import.meta.url), { execArgv: [], workerData: task });
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('The reading was called off.', { cause: signal.reason }));
    });
    worker.on('message', (telling: FileTelling) => {
      if ('found' in telling) resolve(telling.found);
      else if ('failure' in telling) reject(new Error(`A file was not read: ${telling.failure}`));
      else progress(telling);
    });
    worker.on('error', (failure) => {
      const words = `The thread that reads files failed: ${String(failure)}`;
      reject(isOutOfMemory(failure) ? new Refused('tooLarge') : new Error(words, { cause: failure }));
    });
    worker.on('exit', (code) => {
      reject(new Error(`The thread that reads files ended by itself (${String(code)}).`));
    });
  }).finally(() => worker.terminate());
}

const isOutOfMemory = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Beside this file, from source; in the bundle, which is one folder of plain modules, under the bundle's name. */
const WORKER = import.meta.url.endsWith('.ts') ? './file-worker.ts' : './files.js';
