import { expect, test } from 'vitest';
import { playForKeeps } from '../../support/campaigns.ts';
import { antes, expectConserved, expectSettled } from '../../support/database/conserved.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { killedWhilePlayingForKeeps } from '../../support/database/killed-matches.ts';
import { momentsUpTo } from '../../support/database/moments.ts';

test('U179: a thousand matches for keeps conserve every card', () => {
  const database = open(newDataFolder());
  playForKeeps(database, 1_000, 11, () => {});
  expect(antes(database.read)).toBeGreaterThan(1_000);
  expectConserved(database.read);
  expectSettled(database.read);
});

test.each(momentsUpTo(200, 60))(
  'matches for keeps outlive the program, killed after %f words',
  killedWhilePlayingForKeeps,
);
