/** The faults one after the other, in as many copies as there are cores for them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onceUnwanted } from '../lib/keep.mjs';
import { nameOf, type Fault } from './choosing.ts';
import { makeCopy } from './copying.ts';
import { importersIn, nearestFirst, testsFor, type Importers } from './imports.ts';
import type { Outcome, Ledger } from './ledger.ts';
import { reachOf } from './reaching.ts';
import { SCENARIOS, Trier } from './trying.ts';

interface Effort {
  /** So many at a time. */
  readonly cores: number;
  /** Seconds of the processor for a file of tests; the usual ones are more than twice what the longest needs. */
  readonly work: number;
}

/** Whether all were tried; what is in the ledger already is not tried again. */
export async function tryAll(
  root: string,
  faults: readonly Fault[],
  ledger: Ledger,
  { cores, work }: Effort,
  print: (line: string) => void,
): Promise<boolean> {
  const waiting = faults.filter((fault) => !ledger.of(fault));
  const importers = importersIn(root);
  const candidates = new Map(waiting.map((fault) => [fault, testsOf(root, fault, importers)]));
  const stopping = new AbortController();
  const settle = onceUnwanted(() => {
    stopping.abort();
  });
  const isOver = (): boolean => stopping.signal.aborted;
  const tests = [...new Set([...candidates.values()].flat())];
  const reach = await reachOf(root, tests, importers, stopping.signal);
  const sound = new Set(reach.sound(tests));
  const lane = async (): Promise<void> => {
    const copy = makeCopy(root);
    try {
      const trier = new Trier(copy, work, stopping.signal, sound);
      for (let fault = waiting.shift(); fault && !isOver(); fault = waiting.shift()) {
        const started = performance.now();
        const reached = reach.of(fault, candidates.get(fault) ?? []);
        const verdict = await trier.try(fault, nearestFirst(fault.file, reached, reach.secondsOf));
        // Whatever was ended with this program was not killed by its fault.
        if (isOver()) return;
        const outcome = { name: nameOf(fault), ...verdict, seconds: secondsSince(started) };
        ledger.add(outcome);
        print(told(fault, outcome));
      }
    } catch (failure) {
      stopping.abort();
      throw failure;
    } finally {
      copy.remove();
    }
  };
  const lanes = Array.from({ length: Math.min(cores, waiting.length) }, lane);
  const ended = await Promise.allSettled(lanes);
  settle();
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return !isOver();
}

function testsOf(root: string, { part, file }: Fault, importers: Importers): string[] {
  const tests = testsFor(file, importers);
  return part === 'engine' && existsSync(join(root, SCENARIOS)) ? [SCENARIOS, ...tests] : tests;
}

const secondsSince = (started: number): number => Math.round((performance.now() - started) / 100) / 10;

function told({ file, line, what }: Fault, { killedBy, seconds }: Outcome): string {
  const by = killedBy ? `, by ${killedBy.file || killedBy.why}${killedBy.test && `: ${killedBy.test}`}` : '';
  return `${killedBy ? 'killed  ' : 'SURVIVED'} ${file}:${line} ${what}${by} (${seconds} s)`;
}
