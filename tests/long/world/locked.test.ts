/** B3: another program holds the database now and then, while duels are played through the real socket. */
import { expect, onTestFinished, test } from 'vitest';
import type { DuelOrder } from '../../../src-shared/duels.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { holdDatabase } from '../../support/another-program.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { sayNext, sitAt, untilAsked } from '../../support/duel-window.ts';
import { startWebHost } from '../../support/web-host.ts';

const ORDER: DuelOrder = {
  rulebook: 'm11',
  seats: [{ player: 'person' }, { player: 'apprentice' }],
  seed: 0,
  ...USUAL_CUSTOMS,
  ante: false,
};

/** The database is held at each of these decisions. */
const HELD_EVERY = 5;
const DECISIONS = 60;

test.each([1, 2, 3, 4, 5, 6])('duel %i is played on, and nothing of it is lost', async (seed) => {
  const dataFolder = newDataFolder();
  const host = await startWebHost({ dataFolder });
  onTestFinished(async () => {
    host.child.kill('SIGKILL');
    await host.ended;
  });
  const window = await sitAt(host, { ...ORDER, seed });
  let last = -1;
  for (let count = 0; count < DECISIONS; count++) {
    const prompt = await untilAsked(window, last);
    if (!prompt) break;
    last = prompt.decision;
    const isHeld = count % HELD_EVERY === 0;
    const letGo = isHeld ? holdDatabase(dataFolder, count % 2 === 0 ? 'IMMEDIATE' : 'EXCLUSIVE') : undefined;
    // What is said then counts, whether the call can say so or not: the table goes on with it.
    await sayNext(window, prompt, seed + count).catch((failure: unknown) => {
      if (!isHeld || !String(failure).includes('databaseBusy')) throw failure;
    });
    letGo?.();
  }
  await untilAsked(window, last);
  const { prompt, result } = window.view;
  host.child.kill('SIGKILL');
  await host.ended;
  const record = open(dataFolder).duels.read(window.duel);
  expect(record?.lost).toBeUndefined();
  expect(record?.replies.length).toBeGreaterThan(0);
  if (result) expect(record?.summary.result).toEqual(result);
  else expect(record?.summary.decisions).toBe(prompt?.decision);
});
