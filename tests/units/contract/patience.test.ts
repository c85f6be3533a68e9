/** A wizard who takes longer than the program waits is stood in for, and somebody can look at it afterwards. */
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { startIn } from '../../support/own-program.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';

test('as long as the program was told it waits for a thought, and the duel goes on without it', async () => {
  const dataFolder = makeFolder();
  // No thread begins so soon.
  const program = startIn(dataFolder, 1);
  onTestFinished(() => {
    program.close();
    removeFolder(dataFolder);
  });
  await program.value('preferences.change', { pace: 'atOnce' });
  await program.value('duels.begin', {
    ...{ rulebook: 'm11', seats: [{ player: 'random' }, { player: 'random' }], seed: 1 },
    ...{ ...USUAL_CUSTOMS, ante: false },
  });
  const duels = await program.value('duels.list');
  await program.value('duels.sit', { duel: duels[0]?.id ?? '' });
  const late = expect.objectContaining({ message: "A wizard's thought took more than 1 ms." }) as unknown;
  await expect.poll(() => program.value('problems.recent')).toContainEqual(late);
  const decisions = async () => (await program.value('duels.list'))[0]?.decisions;
  await expect.poll(decisions).toBeGreaterThan(0);
});
