/** What each room asks when it is entered: none of it may be refused, whatever is kept. */
import type { PlayerId } from '../../src-shared/collection.ts';
import { SUMMED_BY } from '../../src-shared/campaign.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import type { OwnProgram } from './own-program.ts';

export async function enterEveryRoom(program: OwnProgram): Promise<void> {
  await enterTitle(program);
  await enterOptions(program);
  const players = await program.value('players.list');
  await program.value('players.thrownAway');
  for (const { id } of players) await enterRoomsOf(program, id);
}

async function enterTitle({ value }: OwnProgram): Promise<void> {
  await value('preferences.read');
  await value('notices.read');
  await value('pictures.list');
  await value('program.info');
  await value('duels.choices');
  for (const { id } of await value('duels.list')) await value('campaign.matchOf', { duel: id });
  for (const rulebook of RULEBOOKS) await value('campaign.fame', { rulebook });
}

async function enterOptions({ value }: OwnProgram): Promise<void> {
  await value('backups.list');
  await value('database.check');
  await value('database.state');
  await value('problems.recent');
}

async function enterRoomsOf(program: OwnProgram, player: PlayerId): Promise<void> {
  await enterCollection(program, player);
  await enterDecks(program, player);
  await enterCampaigns(program, player);
  await enterHistory(program, player);
}

async function enterCollection({ value }: OwnProgram, player: PlayerId): Promise<void> {
  await value('collection.owned', { player });
  await value('collection.marks', { player });
  await value('collection.history', { player });
  await value('collection.backUp', { player });
  await value('packs.list', { player });
  await value('trading.binders', { player });
}

async function enterDecks({ value }: OwnProgram, player: PlayerId): Promise<void> {
  for (const thrownAway of [false, true]) {
    const decks = await value('decks.list', { player, thrownAway });
    await value('decks.box', { player, rulebook: 'fifth', thrownAway });
    for (const { id: deck } of decks) {
      await value('decks.read', { player, deck });
      await value('decks.versions', { player, deck });
    }
  }
}

async function enterCampaigns({ value }: OwnProgram, player: PlayerId): Promise<void> {
  const { matches, gauntlets } = await value('campaign.list', { player });
  for (const { match } of matches) await value('campaign.match', { match: match.id });
  for (const { gauntlet } of gauntlets) await value('campaign.gauntlet', { gauntlet: gauntlet.id });
}

async function enterHistory({ value }: OwnProgram, player: PlayerId): Promise<void> {
  await value('campaign.results', { player });
  await value('campaign.csv', { player });
  await value('campaign.deletedResults', { player });
  for (const by of SUMMED_BY) await value('campaign.sums', { player, by });
}
