/** Duels that stood for themselves come into the history as well; what was deleted long ago leaves it for good. */
import type { Somebody } from '../../src-shared/campaign-calls.ts';
import type { DuelResult } from '../../src-shared/campaign.ts';
import type { DuelSummary, MindName } from '../../src-shared/duels.ts';
import {
  addResult,
  bringBackResults,
  deletedDuels,
  deleteResults,
  dropResult,
  hasResult,
  purgeResults,
  takeOver,
} from '../collection/campaigns/results.ts';
import { matchPlayedIn } from '../collection/campaigns/campaigns.ts';
import type { Database } from '../collection/database/database.ts';
import { players } from '../collection/players/players.ts';
import { aftermathOf, type Aftermath } from '../referee/aftermath.ts';
import type { Journal } from '../referee/ports.ts';
import type { Duels } from './duels.ts';

export interface History {
  /** Without those whose results were deleted. */
  readonly list: () => DuelSummary[];
  readonly remove: (player: Somebody, duels: readonly string[]) => number;
  readonly bringBack: (player: Somebody, duels: readonly string[]) => number;
  /** Somebody looks: what was played without a name is theirs. */
  readonly look: (player: Somebody) => void;
}

/** For so long a deleted result can be brought back. */
const KEPT_FOR_DAYS = 30;
const DAY = 86_400_000;

/** After the campaign has settled what belongs to it: what ended while the program was not there is noted first. */
export function openHistory(database: Database, duels: Duels): History {
  const { read, write } = database;
  const journal = database.duels as Journal;
  const note = (duel: string): void => {
    if (hasResult(read, duel) || matchPlayedIn(read, duel)) return;
    const record = journal.read(duel);
    const aftermath = record && aftermathOf(record);
    const result = aftermath && resultOf(record.summary, aftermath);
    if (result) addResult(write, players(read)[0]?.id ?? 'nobody', result);
  };
  const noteOrTell = (duel: string): void => {
    try {
      note(duel);
    } catch (failure) {
      duels.failed(failure);
    }
  };
  for (const duel of purgeResults(write, new Date(Date.now() - KEPT_FOR_DAYS * DAY))) journal.forget(duel);
  for (const summary of journal.list()) if (counts(summary)) noteOrTell(summary.id);
  duels.whenEnded((duel) => {
    // It may have been over before, and taken back.
    dropResult(write, duel);
    noteOrTell(duel);
  });
  return {
    list: () => {
      const deleted = deletedDuels(read);
      return duels.list().filter(({ id }) => !deleted.has(id));
    },
    remove: (player, chosen) => {
      const removed = deleteResults(write, player, chosen, new Date());
      duels.tellNew();
      return removed;
    },
    bringBack: (player, chosen) => {
      const back = bringBackResults(write, player, chosen);
      duels.tellNew();
      return back;
    },
    look: (player) => {
      if (player !== 'nobody' && players(read).some(({ id }) => id === player)) takeOver(write, player);
    },
  };
}

/** One person against one wizard, from the first card on, here: what comes out of files may be anybody's. */
function counts({ result, branch, imported, seats }: DuelSummary): boolean {
  const [player, wizard] = seats;
  const isDuel = seats.length === 2 && player?.player === 'person' && wizard?.player !== 'person';
  return isDuel && result !== undefined && branch === undefined && imported === undefined;
}

function resultOf(summary: DuelSummary, { result, turns, first, why }: Aftermath): DuelResult | undefined {
  const [player, wizard] = summary.seats;
  if (!counts(summary) || !player || !wizard) return undefined;
  const hasWon = result.kind === 'won' && result.seats.includes(0);
  return {
    ...{ duel: summary.id, at: summary.changed, rulebook: summary.rulebook, wizard: wizard.name },
    // Whoever is no person is a mind.
    level: wizard.player as MindName,
    ...{ deck: player.deck, against: wizard.deck },
    outcome: result.kind === 'draw' ? 'drawn' : hasWon ? 'won' : 'lost',
    ...(first !== undefined && { began: first === 0 }),
    ...{ turns, reason: why },
  };
}
