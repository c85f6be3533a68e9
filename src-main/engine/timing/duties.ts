/** What a rulebook has players do in the parts of a phase. */
import type { Duel, Duty, Seat } from '../duel.ts';
import { contextOf, isTrue } from '../evaluate.ts';
import { abilityAt, effectsOf } from '../faces.ts';
import type { WindowFrame } from '../frames/frame.ts';

/** The duties of a seat that can be done in this window. */
export function dutiesFor(duel: Duel, window: WindowFrame, seat: Seat): Duty[] {
  if (window.speed !== 'open') return [];
  return duel.duties.filter((duty) => duty.owner === seat && duty.part === window.part && isDue(duel, duty));
}

function isDue(duel: Duel, duty: Duty): boolean {
  const ability = abilityAt(duel, duty.act);
  return ability.kind !== 'triggered' || !ability.if || isTrue(duel, contextOf(duty.act), ability.if);
}

/** An untap cost may be paid again when the permanent is tapped again in the same phase. */
export function isRepeatable(duel: Duel, duty: Duty): boolean {
  const ability = abilityAt(duel, duty.act);
  const root = effectsOf(ability)[duty.node];
  return !duty.mandatory && root?.kind === 'pays' && ability.kind === 'triggered' && ability.if !== undefined;
}
