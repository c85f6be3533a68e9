/** Pools are emptied, and what was left in them burns where the rulebook has it so. */
import type { Duel } from '../value/duel.ts';
import { emptyPool, manaIn } from '../changes/players.ts';
import { editionOf } from '../editions/registry.ts';
import { loseLife } from '../events/small.ts';
import { isSaid } from '../reading/rules.ts';
import { report } from '../value/report.ts';
import { seatsIn } from '../value/seats.ts';

export function emptyPools(duel: Duel): void {
  for (const seat of seatsIn(duel)) {
    if (manaIn(duel, seat) === 0 || isSaid(duel, 'manaStays', seat)) continue;
    const amount = emptyPool(duel, seat);
    if (!editionOf(duel).mana.burns) continue;
    report(duel, { kind: 'manaBurn', seat, amount });
    loseLife(duel, seat, amount);
  }
}
