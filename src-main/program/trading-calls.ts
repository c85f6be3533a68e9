/** What wizards have to trade. */
import { refused } from '../../src-shared/collection.ts';
import type { Database } from '../collection/database/database.ts';
import { player as playerWith } from '../collection/players/players.ts';
import { trade, wants } from '../collection/trading/trading.ts';
import type { HandlersOf } from './handlers.ts';
import { binderToday, traderNamed, TRADERS } from './traders.ts';

export function tradingHandlers(database: Database): HandlersOf<`trading.${string}`> {
  const { read, write } = database;
  return {
    'trading.binders': ({ player }) => {
      const sitting = playerWith(read, player);
      if (!sitting) return [];
      return TRADERS.map((trader) => ({
        wizard: trader.name,
        cards: binderToday(database, player, sitting.rulebook, trader, new Date()),
        asks: trader.asks,
      }));
    },
    'trading.wants': ({ wizard, offer }) => {
      const trader = traderNamed(wizard);
      return trader ? wants(trader, offer) : Number.MAX_SAFE_INTEGER;
    },
    'trading.trade': ({ player, wizard, offer }) => {
      const sitting = playerWith(read, player);
      const trader = traderNamed(wizard);
      if (!sitting || !trader) return refused('noSuchPlayer');
      const now = new Date();
      const binder = binderToday(database, player, sitting.rulebook, trader, now);
      return trade(write, player, { trader, binder, offer }, now);
    },
  };
}
