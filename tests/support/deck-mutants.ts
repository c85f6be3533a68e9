/** Deck files of other programs, with faults put in: whatever they say, they are read to an end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeck, readDeckText } from '../../src-main/decks/index.ts';
import { rollFrom, type Roll } from '../../src-shared/roll.ts';
import { DECK_FORMATS } from '../../src-shared/decks.ts';
import { findingSentence } from '../../src-shared/words/decks.ts';

/** Seconds of a processor that one file may take, of whatever size it has become. */
const MOST_FOR_ONE = 5;
const LARGEST = 3_000_000;

interface MutantsRead {
  readonly files: number;
  /** Seconds of a processor. */
  readonly slowest: number;
}

/** Reads mutants for so many seconds of a processor; throws when a reader does, or takes too long. */
export function readMutants(seconds: number, seed: number): MutantsRead {
  const roll = rollFrom(seed);
  const samples = samplesIn(join(import.meta.dirname, '..', 'decks', 'samples'));
  let spent = 0;
  let slowest = 0;
  let files = 0;
  for (; spent < seconds; files++) {
    const [name, whole] = samples[roll(samples.length)] as Sample;
    let bytes = whole;
    for (let faults = 1 + roll(4); faults > 0; faults--) bytes = withFault(bytes, samples, roll);
    const took = secondsOf(() => {
      readOne(name, bytes, roll);
    }, `${name}, file ${files} of seed ${seed}`);
    if (took > MOST_FOR_ONE)
      throw new Error(`${name}, file ${files} of seed ${seed} (${bytes.length} bytes) took ${took} s.`);
    spent += took;
    slowest = Math.max(slowest, took);
  }
  return { files, slowest };
}

type Sample = readonly [name: string, bytes: Buffer];

const samplesIn = (folder: string): Sample[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): Sample => [entry.name, readFileSync(join(entry.parentPath, entry.name))])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

function secondsOf(work: () => void, what: string): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch (failure) {
    throw new Error(`${what} could not be read.`, { cause: failure });
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
}

/** As what its name and its content say it is, or as whatever it is taken for. */
function readOne(name: string, bytes: Buffer, roll: Roll): void {
  const as = DECK_FORMATS[roll(DECK_FORMATS.length)];
  const { deck, findings } =
    roll(3) === 0 && as
      ? readDeckText(bytes.toString(), name, { as })
      : readDeck(new Uint8Array(bytes), name);
  for (const finding of findings) findingSentence(finding);
  for (const { count, name: card } of deck.entries)
    if (!Number.isInteger(count) || count < 1 || typeof card !== 'string')
      throw new Error(`There are ${count} of ${JSON.stringify(card)} in it.`);
}

const ODD = [
  '\0',
  '\ufeff',
  '"',
  '<![CDATA[',
  '&amp;'.repeat(50),
  '[',
  '{"',
  ';;;;',
  '\r',
  'SB:',
  '9'.repeat(400),
  '\u202e',
  '-1 ',
];

function withFault(bytes: Buffer, samples: readonly Sample[], roll: Roll): Buffer {
  const at = roll(bytes.length + 1);
  const to = Math.min(bytes.length, at + roll(400));
  const part = bytes.subarray(at, to);
  const before = bytes.subarray(0, at);
  switch (roll(7)) {
    case 0:
      return Buffer.from(bytes.map((byte) => (roll(200) === 0 ? roll(256) : byte)));
    case 1:
      return Buffer.from(before);
    case 2:
      return Buffer.concat([before, bytes.subarray(to)]);
    case 3: {
      const times = Math.floor(Math.min(4 ** roll(10), LARGEST / (bytes.length + part.length + 1)));
      return Buffer.concat([before, ...Array.from({ length: times }, () => part), bytes.subarray(at)]);
    }
    case 4:
      return Buffer.concat([before, Buffer.from(ODD[roll(ODD.length)] ?? ''), bytes.subarray(at)]);
    case 5: {
      const [, other] = samples[roll(samples.length)] as Sample;
      return Buffer.concat([before, other.subarray(roll(other.length + 1))]);
    }
    default:
      return Buffer.from(bytes.toString('latin1').slice(0, 100_000), 'utf16le');
  }
}
