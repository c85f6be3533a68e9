/** One group by itself: its blockers are noticed, damage is dealt, and deaths and what they set off come before the next. */
import type { Duel } from '../value/duel.ts';
import { touchUnlessSettled } from '../value/derived.ts';
import type { FightFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import { noticeBlocks } from './blocked.ts';
import { hasFirstStep } from './damage.ts';

/** What each stage sets off is settled before the next. */
export function stepFight(duel: Duel, frame: FightFrame): void {
  const { group, stage } = frame;
  const fighting = duel.combat?.groups[group];
  if (!duel.combat || !fighting) return pop(duel);
  if (stage === 'over') {
    duel.combat = { ...duel.combat, settled: [...duel.combat.settled, group] };
    touchUnlessSettled(duel);
    return pop(duel);
  }
  retop(duel, { ...frame, stage: AFTER[stage] });
  push(duel, { kind: 'settling' });
  if (stage === 'meeting') noticeBlocks(duel, [fighting]);
  else if (stage === 'damage' || hasFirstStep(duel, group)) strike(duel, group, stage === 'quickDamage');
}

const AFTER = { meeting: 'quickDamage', quickDamage: 'damage', damage: 'over' } as const;

const strike = (duel: Duel, group: number, first: boolean): void =>
  push(duel, { kind: 'combatDamage', stage: 'start', first, group, dividing: [], entries: [] });
