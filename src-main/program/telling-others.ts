/** What a call has changed for every window, and so the others have to hear of. */
import type { CallName, Events } from '../../src-shared/contract.ts';

type Changed = Events['collection.changed'];

const CHANGED_BY: { readonly [Name in CallName]?: Changed['what'] } = {
  'players.add': 'players',
  'players.change': 'players',
  'players.sit': 'players',
  'players.throwAway': 'players',
  'players.takeBack': 'players',
  'collection.restore': 'players',
  'collection.change': 'holdings',
  'collection.undo': 'holdings',
  'collection.mark': 'holdings',
  'collection.import': 'holdings',
  'packs.open': 'holdings',
  'trading.trade': 'holdings',
  'decks.add': 'decks',
  'decks.save': 'decks',
  'decks.change': 'decks',
  'decks.label': 'decks',
  'decks.throwAway': 'decks',
  'decks.takeBack': 'decks',
};

/** Undefined: nothing. */
export function changedBy(name: CallName, input: unknown, output: unknown): Changed | undefined {
  const what = CHANGED_BY[name];
  if (what === undefined || isRefused(output)) return undefined;
  if (what === 'players') return { what };
  // The schemas of these calls ask for them.
  const { player, deck } = input as { readonly player: number; readonly deck?: number };
  return { what, player, ...(deck !== undefined && { deck }) };
}

const isRefused = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'kind' in output && output.kind === 'refused';
