/** What the run of tests is told, and what it tells. */
import { join } from 'node:path';

export interface Order {
  /** The nearest first. */
  readonly tests: readonly string[];
  /** A process for each file, for those that leave something behind. */
  readonly isolate: boolean;
  /** Seconds of the processor that a file of tests, or all scenarios, may take. */
  readonly work: number;
  /** Where the first failure is written; of a run with marked sources, a line for each file of tests. */
  readonly report: string;
}

export interface Failed {
  readonly file: string;
  /** Empty when the file as a whole failed. */
  readonly test: string;
  readonly why: string;
}

/** What a file of tests, or all scenarios, came to with marked sources. */
export interface Ran {
  readonly test: string;
  readonly passed: boolean;
  readonly seconds: number;
}

const NAME = 'SPELLCHAIN_MUTATE';

/** The file in which marked sources write down what is reached. */
export const REACHED = 'SPELLCHAIN_REACHED';

export const asEnvironment = (order: Order): NodeJS.ProcessEnv => ({ [NAME]: JSON.stringify(order) });

export function readOrder(): Order {
  const text = process.env[NAME];
  if (text === undefined) throw new Error(`${NAME} has to hold the order: this is run by npm run mutate.`);
  return JSON.parse(text) as Order;
}

/** Beside the report, one for each test. */
export const reachedBy = (test: string, { report }: Pick<Order, 'report'>): string =>
  join(`${report}.reached`, encodeURIComponent(test));
