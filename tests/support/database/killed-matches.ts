/** Matches for keeps in a program that is killed, and what the next start makes of them. */
import { expect } from 'vitest';
import { matchesDuelling } from '../../../src-main/collection/campaigns/campaigns.ts';
import { campaignOn } from '../campaigns.ts';
import { killAfter } from './children.ts';
import { expectConserved, expectSettled } from './conserved.ts';
import { newDataFolder, open } from './data-folder.ts';

export async function killedWhilePlayingForKeeps(words: number): Promise<void> {
  const folder = newDataFolder();
  const told = await killAfter('keeps', folder, words);
  expect(told.length).toBeGreaterThan(0);
  const database = open(folder);
  const { campaign, play } = campaignOn(database, Math.floor(words));
  campaign.settleAll();
  expectSettled(database.read);
  expectConserved(database.read);
  // What stood in the middle of a duel goes on from there.
  for (const { id, state } of matchesDuelling(database.read)) {
    if (state.kind !== 'duelling') continue;
    expect(campaign.nextDuel(id)).toEqual({ kind: 'done', value: { duel: state.duel } });
    play(state.duel, 'wizard', 30);
    campaign.settle(state.duel);
    campaign.settle(state.duel);
  }
  expectSettled(database.read);
  expectConserved(database.read);
}
