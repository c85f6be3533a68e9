/** What the run of tests is told, and what it tells. */

export interface Order {
  /** The nearest first. */
  readonly tests: readonly string[];
  /** A process for each file, for those that leave something behind. */
  readonly isolate: boolean;
  /** Seconds of the processor that a file of tests, or all scenarios, may take. */
  readonly work: number;
  /** Where the first failure is written. */
  readonly report: string;
}

export interface Failed {
  readonly file: string;
  /** Empty when the file as a whole failed. */
  readonly test: string;
  readonly why: string;
}

const NAME = 'SPELLCHAIN_MUTATE';

export const asEnvironment = (order: Order): NodeJS.ProcessEnv => ({ [NAME]: JSON.stringify(order) });

export function readOrder(): Order {
  const text = process.env[NAME];
  if (text === undefined) throw new Error(`${NAME} has to hold the order: this is run by npm run mutate.`);
  return JSON.parse(text) as Order;
}
