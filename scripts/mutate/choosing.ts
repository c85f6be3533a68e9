/** Which faults are tried: spread over the parts, the same for the same seed, and a longer list begins as a shorter. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed, changesIn, isReadable, type Change } from './changes.ts';
import { PARTS, sourcesOf, TURNS } from './parts.ts';
import { sumOf } from '../../src-shared/sums.ts';

export interface Fault extends Change {
  readonly part: string;
  readonly file: string;
}

export interface Wish {
  readonly count: number;
  readonly seed: number;
  /** Only what lies in this folder, or this file. */
  readonly only?: string | undefined;
}

export function chosenFaults(root: string, { count, seed, only }: Wish): Fault[] {
  const waiting = new Map(
    PARTS.map((part, place) => {
      const files = sourcesOf(part, root).filter((file) => only === undefined || isUnder(file, only));
      return [part.name, draw(root, part.name, files, lot(seed + place * SPREAD), count)];
    }),
  );
  const turns = TURNS.filter((name) => (waiting.get(name)?.length ?? 0) > 0);
  const chosen: Fault[] = [];
  for (let turn = seed % Math.max(1, turns.length); chosen.length < count; turn++) {
    if ([...waiting.values()].every((some) => some.length === 0)) break;
    const fault = waiting.get(turns[turn % turns.length] ?? '')?.shift();
    if (fault) chosen.push(fault);
  }
  return chosen;
}

/** One name for one fault in one state of its file. */
export const nameOf = ({ file, start, end, text }: Fault): string =>
  `${file} ${start}-${end} ${hashOf(text)}`;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const isUnder = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder}/`);

/**
 * A file is drawn by its length and then a place in it, so that only the files drawn are parsed.
 * A fault that was drawn before is drawn no second time.
 */
function draw(
  root: string,
  part: string,
  files: readonly string[],
  next: () => number,
  count: number,
): Fault[] {
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const total = sumOf(texts, (text) => text.length);
  const changes = new Map<number, Change[]>();
  const drawn: Fault[] = [];
  let misses = 0;
  while (drawn.length < count && misses < MOST_MISSES) {
    const at = placeIn(texts, next() * total);
    const [file, text] = [files[at], texts[at]];
    if (file === undefined || text === undefined) break;
    const left = changes.get(at) ?? changesIn(file, text);
    changes.set(at, left);
    const [change] = left.splice(Math.floor(next() * left.length), 1);
    if (change && isReadable(file, changed(text, change))) {
      drawn.push({ ...change, part, file });
      misses = 0;
    } else misses += 1;
  }
  return drawn;
}

/** So many draws in a row without a fault: there is none left. */
const MOST_MISSES = 2_000;
const SPREAD = 7_919;

function placeIn(texts: readonly string[], where: number): number {
  let before = 0;
  return texts.findIndex((text) => where < (before += text.length));
}

/** Numbers from 0 to 1 that follow from the seed alone. */
function lot(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
