/**
 * `npm run replay -- FILE [--json]`: the duel of a journal file, as it went, line by line. "-" is standard input.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answer, newDuel, type Duel, type DuelEvent, type Reply } from '../../src-main/engine/index.ts';
import { readJournal, type ReadJournal } from '../../src-main/referee/journal-file.ts';
import { Names } from '../scenario/names.ts';
import { tracer } from '../scenario/trace.ts';

const GOOD = 0;
/** Damaged, or of another version: what was shown is not all of it. */
const NOT_WHOLE = 1;
const NOT_UNDERSTOOD = 2;
/** The file could not be read. */
const NO_FILE = 3;

const HELP = `A duel of a file, as it went. After "npm run replay --":
  FILE      a journal that was saved; "-" is standard input
  --json    each reply and each event as a line of JSON`;

const REFUSED: Readonly<Record<Exclude<ReadJournal['kind'], 'read'>, readonly [string, number]>> = {
  notAJournal: ['This is not the journal of a duel.', NOT_UNDERSTOOD],
  otherVersion: ['This journal was written by another version of the program.', NOT_UNDERSTOOD],
  damaged: ['This journal is damaged at its beginning: nothing of it can be played.', NOT_WHOLE],
};

type Journal = Extract<ReadJournal, { kind: 'read' }>;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (sentence: string, code: number): number => {
  process.stderr.write(`${sentence}\n`);
  return code;
};

function run(): number {
  const words = wordsGiven();
  if (!words) return complain(HELP, NOT_UNDERSTOOD);
  const text = textOf(words.file);
  if (text === undefined) return complain(`${words.file} cannot be read.`, NO_FILE);
  const journal = readJournal(text);
  if (journal.kind !== 'read') return complain(...REFUSED[journal.kind]);
  show(journal, words.json);
  return conclude(journal);
}

function wordsGiven(): { file: string; json: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file] = positionals;
    return file !== undefined && positionals.length === 1 ? { file, json: values.json } : undefined;
  } catch (failure) {
    if (failure instanceof TypeError) return undefined;
    throw failure;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file === '-' ? 0 : resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure) return undefined;
    throw failure;
  }
}

/** Every reply was taken before, when the journal was read. */
function show({ record }: Journal, json: boolean): void {
  const witness = json ? lines() : written(record.summary.seats.map(nameOfSeat));
  const duel = newDuel(record.setup, (event, at) => {
    witness.saw(at, event);
  });
  for (const reply of record.replies) {
    witness.said(duel, reply);
    answer(duel, reply, (event, at) => {
      witness.saw(at, event);
    });
  }
}

interface Witness {
  readonly saw: (duel: Duel, event: DuelEvent) => void;
  readonly said: (duel: Duel, reply: Reply) => void;
}

const nameOfSeat = ({ name }: { readonly name: string }, seat: number): string =>
  name === '' ? `Player ${seat + 1}` : name;

function written(names: readonly string[]): Witness {
  const { saw, said } = tracer(new Names(names, new Map()), print);
  return {
    saw,
    said: (duel, reply) => {
      said(duel, reply, undefined);
    },
  };
}

const lines = (): Witness => ({
  saw: (_, event) => {
    print(JSON.stringify({ event }));
  },
  said: ({ question }, reply) => {
    print(JSON.stringify({ seat: question?.seat, reply }));
  },
});

function conclude({ lost, isSame, duel }: Journal): number {
  if (lost > 0)
    return complain(`The journal is damaged: ${lost} more replies could not be played.`, NOT_WHOLE);
  if (!isSame) return complain('The duel ends otherwise than where it was saved.', NOT_WHOLE);
  if (!duel.result) process.stderr.write('The duel was not over when it was saved.\n');
  return GOOD;
}

process.exitCode = run();
