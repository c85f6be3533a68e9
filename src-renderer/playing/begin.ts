/** From an order to the table. */
import type { DuelOrder } from '../../src-shared/duels.ts';
import { DUEL } from '../words/duels.ts';
import type { Shell } from '../shell/shell.svelte.ts';

export async function beginDuel(
  { duels, rooms, voice }: Pick<Shell, 'duels' | 'rooms' | 'voice'>,
  order: DuelOrder,
): Promise<void> {
  const from = rooms.place;
  const outcome = await duels.begin(order);
  if (!outcome) return;
  if (!outcome.ok) {
    voice.refused(DUEL.notBegun(outcome.refusal));
    return;
  }
  voice.takeBackRefusal();
  // Whoever has gone elsewhere meanwhile is not dragged to the table; the duel is kept and waits.
  if (rooms.place === from) rooms.go({ room: 'table', duel: outcome.value.duel });
}
