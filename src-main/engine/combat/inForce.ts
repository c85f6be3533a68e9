/** Which rules of a kind are in force, and of which creatures they speak. */
import type { Why } from '../../../src-shared/duel/why.ts';
import type { AbilityAt, CardNumber, Duel } from '../value/duel.ts';
import { derivedOf } from '../value/derived.ts';
import type { Rule, RuleKind } from '../language/rule.ts';
import { isRuled } from '../reading/protection.ts';

/** What keeps a creature from attacking or blocking, and the permanent whose text says so. */
export type Obstacle = Pick<Why, 'reason' | 'by'>;

export interface InForce<Kind extends RuleKind> {
  readonly rule: Extract<Rule, { kind: Kind }>;
  readonly card: CardNumber;
  readonly at: AbilityAt;
}

export function inForce<Kind extends RuleKind>(duel: Duel, kind: Kind): InForce<Kind>[] {
  const found: InForce<Kind>[] = [];
  for (const { card, at, ability } of derivedOf(duel).rules) {
    if (ability.rule.kind === kind)
      found.push({ rule: ability.rule as Extract<Rule, { kind: Kind }>, card, at });
  }
  return found;
}

/** Whether something in force says this of the creature. */
export function isSaidOf(
  duel: Duel,
  kind: 'attackAlone' | 'attackAtOnce' | 'noCombatDamage' | 'asUnblocked',
  card: CardNumber,
): boolean {
  return inForce(duel, kind).some((one) => isRuled(duel, one, one.rule.who, card));
}

export const hasInForce = (duel: Duel, kinds: readonly RuleKind[]): boolean =>
  derivedOf(duel).rules.some(({ ability }) => kinds.includes(ability.rule.kind));
