/** Three hundred kills in the middle of all kinds of work, drawn from a seed: another every time, unless one is named. */
import { expect, test } from 'vitest';
import { killedAtWork } from '../../support/kills/kills.ts';

const KILLS = Number(process.env['KILLS'] ?? 300);
const SEED = Number(process.env['KILLS_SEED'] ?? Math.floor(Math.random() * 1_000_000_000));

test(
  'a program killed at work has all that it told, nothing twice and nothing by half',
  { timeout: 7_200_000 },
  async () => {
    console.info(`Seed ${SEED}`);
    const { kills, whileStarting, replayed, antes } = await killedAtWork(KILLS, SEED);
    console.info(
      `${kills} kills, ${whileStarting} of them while starting; ${replayed} replies were played again; ${antes} changes by ante; seed ${SEED}; nothing was lost, doubled or half done`,
    );
    expect(kills).toBe(KILLS);
    if (KILLS >= 100) expect(Math.min(whileStarting, antes)).toBeGreaterThan(0);
  },
);
