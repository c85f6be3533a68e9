/** U179, R466: cards change hands between collections, and none is made or lost by it. */
import { expect, test } from 'vitest';
import { antes, expectConserved, expectSettled } from '../../support/database/conserved.ts';
import { newDataFolder, open } from '../../support/database/data-folder.ts';
import { playForKeeps } from '../../support/campaigns.ts';

test('U179: twenty matches for keeps conserve every card', () => {
  const database = open(newDataFolder());
  playForKeeps(database, 20, 7, () => {});
  expect(antes(database.read)).toBeGreaterThan(20);
  expectConserved(database.read);
  expectSettled(database.read);
});
