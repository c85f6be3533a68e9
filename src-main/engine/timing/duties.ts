/** What a rulebook has players do in the parts of a phase. */
import type { Act, Duel, Duty, Seat } from '../value/duel.ts';
import { isTrue } from '../reading/conditions.ts';
import { contextOf } from '../reading/context.ts';
import { abilityAt, effectsOf } from '../faces/faces.ts';
import type { WindowFrame } from '../value/frame.ts';
import { inTurnOrder } from '../value/seats.ts';

/** The duties of a seat that can be done in this window. */
export function dutiesFor(duel: Duel, window: WindowFrame, seat: Seat): Duty[] {
  if (window.speed !== 'open' || duel.duties.length === 0) return [];
  const first = nextMandatory(duel, window.part);
  if (first && first.owner !== seat && comesBefore(duel, first.owner, seat)) return [];
  return duel.duties.filter(
    (duty) =>
      duty.owner === seat && duty.part === window.part && isDue(duel, duty) && !isUnderWay(duel, duty),
  );
}

const isUnderWay = ({ chain }: Duel, { id }: Duty): boolean => chain.some(({ act }) => act.duty === id);

const comesBefore = (duel: Duel, one: Seat, other: Seat): boolean => {
  const order = inTurnOrder(duel);
  return order.indexOf(one) < order.indexOf(other);
};

/** What must be done before this part of the phase can end; the active player's first. */
export function nextMandatory(duel: Duel, part: Duty['part']): Duty | undefined {
  if (duel.duties.length === 0) return undefined;
  for (const seat of inTurnOrder(duel)) {
    const duty = duel.duties.find(
      (other) => other.mandatory && other.part === part && other.owner === seat && isDue(duel, other),
    );
    if (duty) return duty;
  }
  return undefined;
}

/** Its permanent is still there, and what it asks for is so. */
function isDue(duel: Duel, duty: Duty): boolean {
  const { card, incarnation } = duty.act.source;
  if (duel.cards[card]?.incarnation !== incarnation) return false;
  const ability = abilityAt(duel, duty.act);
  return ability.kind !== 'triggered' || !ability.if || isTrue(duel, contextOf(duty.act), ability.if);
}

/** An untap cost may be paid again when the permanent is tapped again in the same phase. */
export function isRepeatable(duel: Duel, duty: Duty): boolean {
  const ability = abilityAt(duel, duty.act);
  const root = effectsOf(ability)[duty.node];
  return !duty.mandatory && root?.kind === 'pays' && ability.kind === 'triggered' && ability.if !== undefined;
}

/** What was declined is not asked again in this phase, though its permanent stays as it is. */
export function declineDuty(duel: Duel, act: Act): void {
  duel.duties = duel.duties.filter(({ id }) => id !== act.duty);
}
