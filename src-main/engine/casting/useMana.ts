/** Mana abilities: used at once, waiting for nobody. */
import type { Act, Duel, Seat } from '../duel.ts';
import { contextAt } from '../evaluate.ts';
import { push } from '../frames/stack.ts';
import { isSwitchedOff } from '../layers.ts';
import type { ManaUse, Refusal } from '../../../src-shared/duel/question.ts';
import { snapshotOf } from '../things.ts';
import { activatedOf, isManaAbility } from './abilities.ts';
import { cannotPayOther, isLocked, payOther } from './costs.ts';
import { addManaIn, hasPools, planMana } from './mana.ts';
import { manaOf } from '../language/mana.ts';

export function cannotUseMana(duel: Duel, seat: Seat, use: ManaUse): Refusal | undefined {
  const { card } = use;
  if (!duel.board[card]) return { reason: 'notThere', card };
  const found = activatedOf(duel, card)[use.ability];
  if (!found || !isManaAbility(found.ability)) return { reason: 'notOffered', card };
  if (contextAt(duel, card, found.at).you !== seat) return { reason: 'notYours', card };
  if (isSwitchedOff(duel, card)) return { reason: 'isTapped', card };
  if (isLocked(duel, card)) return { reason: 'unpaidUpkeep', card };
  if (!addManaIn(found.ability)?.choices[use.choice]) return { reason: 'notOffered', card };
  const cost = found.ability.costs.find((part) => part.kind === 'mana');
  if (cost && planMana(duel, seat, manaOf(cost.mana))?.length !== 0) return { reason: 'cannotPay', card };
  return cannotPayOther(duel, seat, card, found.ability.costs);
}

/** Outside a payment, where the rulebook has pools to put it into. */
export const cannotMakeMana = (duel: Duel, seat: Seat, use: ManaUse): Refusal | undefined =>
  hasPools(duel) ? cannotUseMana(duel, seat, use) : { reason: 'wrongTime', card: use.card };

export function useMana(duel: Duel, seat: Seat, use: ManaUse): void {
  const { at, ability } = activatedOf(duel, use.card)[use.ability] as ReturnType<typeof activatedOf>[number];
  const act: Act = {
    you: seat,
    source: snapshotOf(duel, use.card),
    face: at.face,
    ability: at.ability,
    targets: [],
    modes: [use.choice],
    x: 0,
    shares: [],
  };
  push(duel, { kind: 'resolve', act, node: 0, item: -1, stage: 1, slots: {} });
  payOther(duel, seat, use.card, ability.costs, [], true);
}
