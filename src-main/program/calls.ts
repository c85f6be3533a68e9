/** Every call of the contract, and which group of handlers answers it. */
import type { Database } from '../collection/database/database.ts';
import { isWizard } from '../collection/players/players.ts';
import { campaignHandlers } from './campaign-calls.ts';
import { cardHandlers } from './card-calls.ts';
import { careHandlers } from './care.ts';
import { deckHandlers } from './deck-calls.ts';
import { duelHandlers } from './duel-calls.ts';
import type { CallHandlers } from './handlers.ts';
import { playerHandlers } from './player-calls.ts';
import { playtestHandlers } from './playtests.ts';
import { programHandlers } from './program-calls.ts';
import type { ProgramParts } from './program.ts';
import { replayHandlers } from './replay-calls.ts';
import { tableHandlers } from './table-calls.ts';
import { tradingHandlers } from './trading-calls.ts';

/** A wizard who holds cards is a row among the players: no window has a business with it. */
export function isForWizard(database: Database, input: unknown): boolean {
  const named = typeof input === 'object' && input !== null && 'player' in input ? input.player : undefined;
  return typeof named === 'number' && isWizard(database.read, named);
}

export const handlersFor = (parts: ProgramParts): CallHandlers => ({
  ...programHandlers(parts),
  ...careHandlers(parts),
  ...duelHandlers(parts),
  ...tableHandlers(parts),
  ...replayHandlers(parts),
  ...campaignHandlers(parts),
  ...playerHandlers(parts.database),
  ...cardHandlers(parts.database),
  ...tradingHandlers(parts.database),
  ...deckHandlers(parts.database),
  ...playtestHandlers(parts.database),
});
