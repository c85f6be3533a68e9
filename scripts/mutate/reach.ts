/** Writes down each place that is reached, once a process: in a thread, or in a program that a test starts, as well. */
import { appendFileSync } from 'node:fs';
import { REACHED } from './order.ts';

const seen: boolean[] = [];

/** `place` is counted through all files. A program that a test starts without its own surroundings says nothing. */
// eslint-disable-next-line house/exports -- imported by the marks that are written into a copy of the sources
export function reach(place: number): void {
  if (seen[place]) return;
  seen[place] = true;
  const file = process.env[REACHED];
  if (file !== undefined) appendFileSync(file, `${place}\n`);
}
