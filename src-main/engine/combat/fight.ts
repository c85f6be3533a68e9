/** One group by itself: its blockers are noticed, damage is dealt, and deaths and what they set off come before the next. */
import type { Duel } from '../value/duel.ts';
import { touchUnlessSettled } from '../value/derived.ts';
import type { FightFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import { noticeBlocks } from './blocked.ts';
import { hasFirstStep } from './damage.ts';

/** 0: who blocks whom; 2: quick damage; 4: damage; 6: it is over. In between everything is settled. */
export function stepFight(duel: Duel, frame: FightFrame): void {
  const { group, stage } = frame;
  const fighting = duel.combat?.groups[group];
  if (!duel.combat || !fighting) return pop(duel);
  if (stage === 6) {
    duel.combat = { ...duel.combat, settled: [...duel.combat.settled, group] };
    touchUnlessSettled(duel);
    return pop(duel);
  }
  retop(duel, { ...frame, stage: stage + 1 });
  if (stage === 0) noticeBlocks(duel, [fighting]);
  else if (stage % 2 === 1) push(duel, { kind: 'settling' });
  else if (stage === 4 || hasFirstStep(duel, group))
    push(duel, { kind: 'combatDamage', stage: 0, first: stage === 2, group, dividing: [], entries: [] });
}
