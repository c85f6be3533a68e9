/** A card comes to belong to another player, beyond the end of the duel. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { touch } from '../value/derived.ts';
import { cardAt } from '../value/things.ts';

const LISTS = {
  library: 'libraries',
  hand: 'hands',
  graveyard: 'graveyards',
  exile: 'exiles',
  ante: 'antes',
} as const;

/** It lies where it lay, but with its new owner; whose it was before the duel is remembered with it. */
export function giveTo(duel: Duel, card: CardNumber, owner: Seat): void {
  const record = cardAt(duel, card);
  if (record.owner === owner) return;
  const list = record.zone in LISTS ? LISTS[record.zone as keyof typeof LISTS] : undefined;
  if (list) {
    duel[list][record.owner] = (duel[list][record.owner] ?? []).filter((other) => other !== card);
    duel[list][owner] = [card, ...(duel[list][owner] ?? [])];
  }
  duel.cards[card] = { ...record, owner, brought: record.brought ?? record.owner };
  touch(duel);
}
