/** What is done of a run, a line each, so that an interrupted one goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Misused } from '../lib/command.ts';
import { hashOf, nameOf, type Fault, type Wish } from './choosing.ts';
import type { Verdict } from './trying.ts';

export interface Outcome extends Verdict {
  readonly name: string;
  readonly seconds: number;
}

export class Ledger {
  readonly #file: string | undefined;
  readonly #done = new Map<string, Outcome>();

  /** Without a file, nothing is kept. */
  constructor(file: string | undefined, wish: Wish, faults: readonly Fault[]) {
    this.#file = file;
    if (file === undefined) return;
    const head = { ...wish, faults: hashOf(faults.map(nameOf).join('\n')) };
    if (existsSync(file)) this.#read(file, head);
    else writeFileSync(file, `${JSON.stringify(head)}\n`);
  }

  of(fault: Fault): Outcome | undefined {
    return this.#done.get(nameOf(fault));
  }

  add(outcome: Outcome): void {
    this.#done.set(outcome.name, outcome);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(outcome)}\n`);
  }

  /** What an interruption cut off in the last line is tried again. */
  #read(file: string, head: object): void {
    const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    if (first !== JSON.stringify(head))
      throw new Misused(`${file} was begun with another count, seed or folder, or with other sources.`);
    const whole = lines.slice(0, -1);
    for (const line of whole) {
      const outcome = JSON.parse(line) as Outcome;
      this.#done.set(outcome.name, outcome);
    }
    writeFileSync(file, [first, ...whole, ''].join('\n'));
  }
}
