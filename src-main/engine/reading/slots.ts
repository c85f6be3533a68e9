/** What is kept under a name: in the slots of a text, or with the permanent. */
import type { Duel, Value } from '../value/duel.ts';
import { isThere, lastKnown } from '../value/things.ts';
import type { Context } from './context.ts';

/** A word kept in a slot of the text, or with the permanent. */
export function readWord(duel: Duel, context: Context, slot: string): string | undefined {
  const value = context.slots?.[slot] ?? chosenOn(duel, context)?.[slot];
  return typeof value === 'string' ? value : undefined;
}

export function chosenOn(duel: Duel, { self, act }: Context): Readonly<Record<string, Value>> | undefined {
  if (self.kind !== 'card') return undefined;
  if (isThere(duel, self)) return duel.board[self.card]?.chosen ?? act?.source.chosen;
  return lastKnown(duel, self)?.chosen ?? act?.source.chosen;
}

export const came = (value: Value | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== 0;
