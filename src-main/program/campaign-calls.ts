/** Matches, gauntlets and what came of them, for the windows. */
import type {
  CampaignCalls,
  CampaignList,
  GauntletView,
  MatchView,
} from '../../src-shared/campaign-calls.ts';
import { arranged, type Arranged, type Gauntlet, type Match } from '../../src-shared/campaign.ts';
import type { Deck } from '../../src-shared/decks.ts';
import { difficultyOf } from '../campaign/difficulty.ts';
import { nextOpponent } from '../campaign/gauntlet.ts';
import { mayChangeDecks, scoreOf } from '../campaign/match.ts';
import * as kept from '../collection/campaigns/campaigns.ts';
import { fame } from '../collection/campaigns/fame.ts';
import { tableOf } from '../collection/campaigns/results-table.ts';
import { deletedResults, results, sums } from '../collection/campaigns/results.ts';
import type { Database } from '../collection/database/database.ts';
import type { ReadHandle } from '../collection/database/handles.ts';
import type { OpenCampaign } from './campaign.ts';
import type { Duels } from './duels.ts';
import type { HandlersOf } from './handlers.ts';
import type { History } from './history.ts';
import { exported, imported } from './journal-files.ts';

type CampaignHandlers = HandlersOf<Exclude<keyof CampaignCalls, `table.${string}`>>;

/** More than anybody has played. */
const EVERY_RESULT = 1_000_000;

interface Parts {
  readonly database: Database;
  readonly duels: Duels;
  readonly campaign: OpenCampaign;
  readonly history: History;
}

export function campaignHandlers({
  database,
  duels,
  campaign: { campaign },
  history,
}: Parts): CampaignHandlers {
  const { read } = database;

  const gauntletView = (gauntlet: Gauntlet): GauntletView => gauntletSeen(read, gauntlet);

  return {
    'campaign.difficulty': difficultyOf,
    'campaign.begin': (order) => told(campaign.begin(order), matchSeen),
    'campaign.list': ({ player }): CampaignList => {
      campaign.settleAll();
      return {
        matches: kept.matches(read, player).map(matchSeen),
        gauntlets: kept.gauntlets(read, player).map(gauntletView),
      };
    },
    'campaign.match': ({ match }) => told(campaign.match(match), matchSeen),
    'campaign.matchOf': ({ duel }) => {
      campaign.settleOrTell(duel);
      const found = kept.matchPlayedIn(read, duel);
      return found ? matchSeen(found) : null;
    },
    'campaign.nextDuel': ({ match }) => campaign.nextDuel(match),
    'campaign.sideboard': ({ match, content, from }) =>
      told(campaign.sideboard(match, content, from), matchSeen),
    'campaign.giveUp': ({ match }) => told(campaign.giveUp(match), matchSeen),
    'campaign.offerDraw': ({ match }) => campaign.offerDraw(match),
    'campaign.beginGauntlet': (order) => told(campaign.beginGauntlet(order), gauntletView),
    'campaign.gauntlet': ({ gauntlet }) => told(campaign.gauntlet(gauntlet), gauntletView),
    'campaign.nextRound': ({ gauntlet }) => told(campaign.nextRound(gauntlet), matchSeen),
    'campaign.leaveGauntlet': ({ gauntlet }) => told(campaign.leaveGauntlet(gauntlet), gauntletView),
    'campaign.fame': (filter) => fame(read, filter),
    'campaign.results': ({ player, filter }) => {
      history.look(player);
      return results(read, player, filter);
    },
    'campaign.sums': ({ player, by, filter }) => {
      history.look(player);
      return sums(read, player, by, filter);
    },
    'campaign.csv': ({ player, filter }) => {
      history.look(player);
      return tableOf(results(read, player, filter, EVERY_RESULT));
    },
    'campaign.deletedResults': ({ player }) => deletedResults(read, player),
    'campaign.deleteResults': ({ player, duels: chosen }) => history.remove(player, chosen),
    'campaign.bringBackResults': ({ player, duels: chosen }) => history.bringBack(player, chosen),
    'duels.export': ({ duel }) => exported(database, duel) ?? null,
    'duels.import': ({ text }) => {
      const taken = imported(database, text);
      if (taken.kind === 'kept') duels.tellNew();
      return taken;
    },
  };
}

const told = <Value, View>(outcome: Arranged<Value>, view: (value: Value) => View): Arranged<View> =>
  outcome.kind === 'done' ? arranged(view(outcome.value)) : outcome;

/** What the wizard plays is found out at the table, card by card; the name of it was always told. */
function withoutList(match: Match): Match {
  if (match.state.kind === 'ended') return match;
  const { player, wizard } = match.contestants;
  const hidden = { ...wizard, original: namedAs(wizard.original), deck: namedAs(wizard.deck) };
  return { ...match, contestants: { player, wizard: hidden } };
}

const namedAs = ({ name }: Deck): Deck => ({
  ...(name !== undefined && { name }),
  ...{ entries: [], tags: [], fields: {}, kept: [] },
});

const matchSeen = (match: Match): MatchView => ({
  match: withoutList(match),
  score: scoreOf(match),
  maySideboard: match.state.kind === 'between' && mayChangeDecks(match.terms),
});

function gauntletSeen(read: ReadHandle, gauntlet: Gauntlet): GauntletView {
  const isOver = gauntlet.state.kind !== 'between' && gauntlet.state.kind !== 'round';
  const next = isOver ? undefined : nextOpponent(gauntlet);
  return {
    // What is drawn by it is still to come.
    gauntlet: isOver ? gauntlet : { ...gauntlet, seed: 0 },
    difficulty: difficultyOf(gauntlet.terms),
    ...(next && { next }),
    rounds: kept.rounds(read, gauntlet.id).map(matchSeen),
  };
}
