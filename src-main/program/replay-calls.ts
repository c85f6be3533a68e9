/** The handlers of the calls about hints and replays. */
import type { Hint } from '../../src-shared/duel/hint.ts';
import type { ReplayCalls } from '../../src-shared/replay-calls.ts';
import type { Minds } from '../opponents/threads.ts';
import type { Table } from '../referee/table/table.ts';
import type { OpenCampaign } from './campaign.ts';
import type { Duels } from './duels.ts';
import { Refused } from './failures.ts';
import type { HandlersOf } from './handlers.ts';

interface ReplayCallsParts {
  readonly duels: Duels;
  readonly campaign: Pick<OpenCampaign, 'mayHint'>;
}

export function replayHandlers({
  duels,
  campaign: { mayHint },
}: ReplayCallsParts): HandlersOf<keyof ReplayCalls> {
  return {
    'table.hint': async ({ duel, decision }, { signal }) => {
      if (!mayHint(duel)) throw new Refused('noHints', duel);
      return (await hintAt(duels.table(duel), decision, duels.advisers, signal)) ?? null;
    },
    'duels.beginning': ({ duel }) => duels.beginning(duel) ?? null,
    'duels.replayMarks': (input) => duels.replays.marks(input),
    'duels.replayAt': (place) => duels.replays.viewAt(place),
    'duels.replayWords': (input) => duels.replays.wordsAt(input) ?? null,
    'duels.chances': (input, work) => duels.replays.chances(input, work),
    'duels.branch': (order) => duels.replays.branch(order),
  };
}

/** What finding the reply may cost; asking whether it begins a win takes a part of this once more. */
const HINT_BUDGET = { nodes: 12_000, milliseconds: 700 };

async function hintAt(
  table: Table,
  decision: number,
  { hint }: Pick<Minds, 'hint'>,
  signal: AbortSignal,
): Promise<Hint | undefined> {
  const thought = table.enquiries.thoughtFor(decision, HINT_BUDGET);
  if (!thought) return undefined;
  const found = await hint(thought, signal);
  // It was tried in a world that fits what the seat knows, and time has passed.
  return table.enquiries.wouldTake(decision, found.reply) ? found : undefined;
}
