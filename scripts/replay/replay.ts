/** The duel of a journal file, as it went, line by line. */
import { readFileSync } from 'node:fs';
import { answer, newDuel, type Duel, type DuelEvent, type Reply } from '../../src-main/engine/index.ts';
import { readJournal, type ReadJournal } from '../../src-main/referee/journal-file.ts';
import {
  command,
  GOOD,
  Misused,
  NO_FILE,
  NOT_GOOD,
  NOT_UNDERSTOOD,
  placeOf,
  Stopped,
  type Typed,
} from '../lib/command.ts';
import { Names } from '../scenario/names.ts';
import { tracer } from '../scenario/trace.ts';

/** Damaged, or of another version: what was shown is not all of it. */
const NOT_WHOLE = NOT_GOOD;

const USE = `npm run replay -- FILE [--json]
  FILE      a journal that was saved; "-" is standard input
  --json    each reply and each event as a line of JSON`;

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

const REFUSED: Readonly<Record<Exclude<ReadJournal['kind'], 'read'>, readonly [string, number]>> = {
  notAJournal: ['This is not the journal of a duel.', NOT_UNDERSTOOD],
  otherVersion: ['This journal was written by another version of the program.', NOT_UNDERSTOOD],
  damaged: ['This journal is damaged at its beginning: nothing of it can be played.', NOT_WHOLE],
};

type Journal = Extract<ReadJournal, { kind: 'read' }>;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function run({ values, positionals }: Typed<typeof OPTIONS>): number {
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Misused('Name one file.');
  const journal = readJournal(textOf(file));
  if (journal.kind !== 'read') throw new Stopped(...REFUSED[journal.kind]);
  show(journal, values.json);
  return conclude(journal);
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : placeOf(file), 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure) throw new Stopped(`${file} cannot be read.`, NO_FILE);
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
    throw new Stopped(`The journal is damaged: ${lost} more replies could not be played.`, NOT_WHOLE);
  if (!isSame) throw new Stopped('The duel ends otherwise than where it was saved.', NOT_WHOLE);
  if (!duel.result) process.stderr.write('The duel was not over when it was saved.\n');
  return GOOD;
}

await command(USE, OPTIONS, run);
