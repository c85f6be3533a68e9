/** All there is to measure. A new measurement is a file in figures/ and a line here. */
import type { Measurement } from './figure.ts';
import { builder } from './figures/builder.ts';
import { bundle } from './figures/bundle.ts';
import { corpus } from './figures/corpus.ts';
import { engine } from './figures/engine.ts';
import { memory } from './figures/memory.ts';
import { pictures } from './figures/pictures.ts';
import { roundTrip } from './figures/round-trip.ts';
import { searches } from './figures/search.ts';
import { start } from './figures/start.ts';
import { table } from './figures/table.ts';
import { tableFrames } from './figures/table-frames.ts';

export const MEASUREMENTS = {
  bundle,
  roundTrip,
  start,
  memory,
  corpus,
  engine,
  searches,
  table,
  tableFrames,
  pictures,
  builder,
} satisfies Record<string, Measurement>;

export type MeasurementName = keyof typeof MEASUREMENTS;

export const MEASUREMENT_NAMES = Object.keys(MEASUREMENTS) as MeasurementName[];
