/** From what was put together to the room of a match or a gauntlet. */
import type { Outcome } from '../../src-shared/contract.ts';
import type { Arranged } from '../../src-shared/campaign.ts';
import { campaignRefusal } from '../words/campaign-refusals.ts';
import { DUEL } from '../words/duels.ts';
import type { RoomPlace } from '../shell/rooms.svelte.ts';
import type { Shell } from '../shell/shell.svelte.ts';

type Ways = Pick<Shell, 'campaigns' | 'collection' | 'plan' | 'preferences' | 'rooms' | 'voice'>;

/** What was put together: a match, or a gauntlet. It is remembered for the next time. */
export async function beginCampaign(ways: Ways): Promise<void> {
  const { campaigns, collection, plan, preferences } = ways;
  const player = collection.player?.id;
  if (player === undefined) return;
  void preferences.change({ setUp: plan.setUp });
  if (plan.competition === 'gauntlet')
    arrive(ways, await campaigns.beginGauntlet(plan.gauntletOrder(player)), ({ gauntlet }) => ({
      room: 'gauntlet',
      gauntlet: gauntlet.id,
    }));
  else
    arrive(ways, await campaigns.begin(plan.matchOrder(player)), ({ match }) => ({
      room: 'match',
      match: match.id,
    }));
}

function arrive<Value>(
  { rooms, voice }: Pick<Ways, 'rooms' | 'voice'>,
  outcome: Outcome<Arranged<Value>> | undefined,
  placeOf: (value: Value) => RoomPlace,
): void {
  if (!outcome) return;
  if (!outcome.ok) voice.refused(DUEL.notBegun(outcome.refusal));
  else if (outcome.value.kind === 'refused') voice.refused(campaignRefusal(outcome.value.refusal));
  else {
    voice.takeBackRefusal();
    if (rooms.place.room === 'duel') rooms.go(placeOf(outcome.value.value));
  }
}
