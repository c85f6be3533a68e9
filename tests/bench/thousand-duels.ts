/** Plays a thousand duels in a process of their own, and prints how many megabytes it held in memory at most. */
import { readFileSync } from 'node:fs';
import { answer, newDuel, some } from '../../src-main/engine/index.ts';
import { rollFrom } from '../../src-shared/roll.ts';
import { duelSetup } from './figures/engine-setups.ts';

const DUELS = 1_000;
const KILOBYTE = 1_024;
const MEGABYTE = 1_000_000;

for (let seed = 1; seed <= DUELS; seed++) {
  const duel = newDuel(duelSetup(seed % 2 === 0 ? 'fifth' : 'm11', seed));
  const roll = rollFrom(seed);
  while (!duel.result) answer(duel, some(duel, roll));
}
console.log((mostHeld() * KILOBYTE) / MEGABYTE);

/** In kilobytes. What the system calls the most resident begins, on Linux, with what the starting process held. */
function mostHeld(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes);
}
