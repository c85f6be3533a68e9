/** A match of many duels, with its progress on a line of its own while somebody watches. */
import { tallyOf, type Tally } from './figures.ts';
import type { BoutPlan } from './plan.ts';
import { playAll } from '../../src-main/referee/bouts/threads.ts';
import type { Played } from './worker.ts';

export interface Match extends Tally {
  /** Of one core, however many play. */
  readonly duelsAMinute: number;
}

export async function match(plans: readonly BoutPlan[], cores: number, label: string): Promise<Match> {
  let done = 0;
  let won = 0;
  const played = await playAll<Played>(plans, {
    module: new URL('./worker.ts', import.meta.url),
    threads: cores,
    heard: ({ outcome }) => {
      done += 1;
      if (outcome === 'won') won += 1;
      progress(`${label}: ${String(done)} of ${String(plans.length)}, ${String(won)} won`);
    },
  });
  progress('');
  const minutes = played.reduce((sum, { took }) => sum + took, 0) / 60_000;
  return { ...tallyOf(plans, played), duelsAMinute: played.length / minutes };
}

function progress(line: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\x1b[K${line}`);
}
