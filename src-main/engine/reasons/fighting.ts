/** Why a creature cannot attack, or block. */
import type { Why } from '../../../src-shared/duel/why.ts';
import type { Block } from '../../../src-shared/duel/question.ts';
import { mayBeSent, obstacleToAttack } from '../combat/attackers.ts';
import { openGoals } from '../combat/attackDemands.ts';
import { obstacleToBlock, refuseBlocks } from '../combat/blockers.ts';
import { mayStillBlock } from '../combat/blockDemands.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { looksOf } from '../reading/looks.ts';

export function whyNotAttack(duel: Duel, card: CardNumber): Why | undefined {
  const obstacle = obstacleToAttack(duel, card);
  if (obstacle) return { ...obstacle, card };
  if (!mayBeSent(duel).includes(card)) return { reason: 'lacksCompany', card };
  return openGoals(duel, card).length > 0 ? undefined : { reason: 'noCost', card };
}

/** Of a creature alone: why it can block none of those that attack. */
export function whyNotBlocker(duel: Duel, seat: Seat, card: CardNumber): Why | undefined {
  const attackers = duel.combat?.groups.flatMap((group) => group.attackers) ?? [];
  if (attackers.includes(card)) return undefined;
  if (looksOf(duel, card).controller !== seat) return { reason: 'notYours', card };
  const whys = attackers.map((attacker) => whyNotBlock(duel, seat, { blocker: card, attacker }));
  return whys.includes(undefined) ? undefined : (whys[0] ?? { reason: 'notAttacking', card });
}

export function whyNotBlock(duel: Duel, seat: Seat, { blocker, attacker }: Block): Why | undefined {
  if (duel.board[blocker] && looksOf(duel, blocker).controller !== seat)
    return { reason: 'notYours', card: blocker };
  const obstacle = obstacleToBlock(duel, blocker, attacker);
  if (obstacle) return { ...obstacle, card: blocker };
  const block = [{ blocker, attacker }];
  const refusal = refuseBlocks(duel, seat, block);
  if (refusal) return { reason: refusal.reason === 'cannotPay' ? 'noCost' : 'barred', card: blocker };
  return mayStillBlock(duel, seat, block) ? undefined : { reason: 'lacksCompany', card: blocker };
}
