/** Where the window stood, kept in the data folder, and fitted to the displays there are. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Rectangle } from 'electron';
import * as v from 'valibot';
import { whyUnreadable } from '../collection/database/files.ts';

const number = v.pipe(v.number(), v.safeInteger());
const PLACE = v.object({ x: number, y: number, width: number, height: number, maximised: v.boolean() });

export type ScreenPlace = v.InferOutput<typeof PLACE>;

export const SMALLEST = { width: 1024, height: 700 };
const USUAL = { width: 1280, height: 800 };

/** Undefined when none was kept, or what was kept makes no sense: then the window stands where a first one does. */
export function readPlace(file: string): ScreenPlace | undefined {
  // Reading a pipe would wait for somebody at its other end.
  if (whyUnreadable(file) !== undefined) return undefined;
  try {
    const read = v.safeParse(PLACE, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export function writePlace(file: string, place: ScreenPlace): void {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, JSON.stringify(place));
  renameSync(unfinished, file);
}

/** Moves and shrinks a place so that all of it can be seen. The first work area is the main display's. */
export function fitPlace(
  kept: ScreenPlace | undefined,
  workAreas: readonly [Rectangle, ...Rectangle[]],
): ScreenPlace {
  const [main] = workAreas;
  const wanted = kept ?? centred(main);
  const area = workAreas.reduce((best, other) =>
    overlap(wanted, other) > overlap(wanted, best) ? other : best,
  );
  const width = Math.max(SMALLEST.width, Math.min(wanted.width, area.width));
  const height = Math.max(SMALLEST.height, Math.min(wanted.height, area.height));
  return {
    x: between(area.x, wanted.x, area.x + area.width - width),
    y: between(area.y, wanted.y, area.y + area.height - height),
    width,
    height,
    maximised: wanted.maximised,
  };
}

function centred(area: Rectangle): ScreenPlace {
  return {
    x: Math.round(area.x + (area.width - USUAL.width) / 2),
    y: Math.round(area.y + (area.height - USUAL.height) / 2),
    ...USUAL,
    maximised: false,
  };
}

/** On a display too small for the window its upper left corner is what must be seen. */
function between(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}

function overlap(one: Rectangle, other: Rectangle): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}
