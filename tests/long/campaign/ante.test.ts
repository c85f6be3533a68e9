import { expect, test } from 'vitest';
import { playForKeeps } from '../../support/campaigns.ts';
import { antes, expectConserved, expectSettled } from '../../support/database/conserved.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { killedWhilePlayingForKeeps } from '../../support/database/killed-matches.ts';

test('U179: a thousand matches for keeps conserve every card', { timeout: 1_800_000 }, () => {
  const database = open(newDataFolder());
  playForKeeps(database, 1_000, 11, () => {});
  expect(antes(database.read)).toBeGreaterThan(1_000);
  expectConserved(database.read);
  expectSettled(database.read);
});

const MOMENTS = Array.from({ length: 60 }, (_, part) => Math.round(((part + Math.random()) * 6_000) / 60));

test.each(MOMENTS)('matches for keeps outlive the program, killed after %i ms', (milliseconds) =>
  killedWhilePlayingForKeeps(milliseconds),
);
