import { describe, expect, test } from 'vitest';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { newDataFolder, open, use } from '../../support/database/data-folder.ts';
import { endsBeforeStep } from '../../support/database/children.ts';
import { momentsUpTo } from '../../support/database/moments.ts';
import {
  damagedDataFolder,
  expectReplaced,
  expectRestored,
  expectWhole,
  killWhileBackingUp,
  killWhileDuelling,
  killWhileImporting,
  killWhileRestoring,
  killWhileWriting,
  orderedDataFolder,
} from '../../support/database/killed.ts';
import { tries } from '../../support/tries.ts';

/** How many moments each is killed at. */
const KILLS = tries(4, 10);

describe('killed at any moment, the program', () => {
  test.each(momentsUpTo(100, KILLS))('has every row that it told of writing (%f words)', killWhileWriting);
  test.each(momentsUpTo(100, tries(6, 20)))(
    'has every reply that it told of writing (%f words)',
    killWhileDuelling,
  );
  test.each(momentsUpTo(12, KILLS))('has all the cards of a file, or none (%f words)', killWhileImporting);
  test.each(momentsUpTo(8, KILLS))('leaves no half backup (%f words)', killWhileBackingUp);
  test.each(momentsUpTo(2, KILLS))(
    'restores at the next start what it was about to restore (%f words)',
    killWhileRestoring,
  );
});

describe('killed before every single step on the disk', () => {
  test('while it restores, it loses nothing and tells the player once', async () => {
    let steps = 0;
    for (let step = 1; ; step++) {
      const folder = damagedDataFolder();
      const isWhole = endsBeforeStep(folder, step);
      await expectRestored(folder);
      if (isWhole) break;
      steps = step;
    }
    expect(steps).toBeGreaterThan(10);
  });

  test('while it is killed again and again on the same folder, it still comes through', async () => {
    const folder = damagedDataFolder();
    for (let step = 1; !endsBeforeStep(folder, step); step++);
    await expectRestored(folder);
  });

  test('while a backup takes the place that it was ordered for, it is there, and so is what was there', async () => {
    for (let step = 1; ; step++) {
      const folder = orderedDataFolder();
      const isWhole = endsBeforeStep(folder, step);
      await expectReplaced(folder);
      if (isWhole) break;
      expect(step).toBeLessThan(50);
    }
  });

  test('while it makes its first database, the next start makes one without a word', async () => {
    for (let step = 1; ; step++) {
      const folder = newDataFolder();
      const isWhole = endsBeforeStep(folder, step);
      const database = open(folder);
      expect(database.notices.all()).toEqual([]);
      use(database);
      database.close();
      await expectWhole(folder);
      if (isWhole) break;
      expect(step).toBeLessThan(50);
    }
  });

  test('while it makes the backup of the day, the next start makes it whole', async () => {
    for (let step = 1; ; step++) {
      const folder = newDataFolder();
      open(folder).close();
      const isWhole = endsBeforeStep(folder, step);
      await expectWhole(folder);
      expect(open(folder).backups.list()).toHaveLength(1);
      expect(placesIn(folder).backups).toContain(folder);
      if (isWhole) break;
      expect(step).toBeLessThan(50);
    }
  });
});
