/** Targets that nobody chooses: chance aims as the spell or ability is announced. */
import type { Act, Duel, Thing } from '../value/duel.ts';
import { rollBelow } from '../value/chance.ts';
import { readAmount } from '../reading/amounts.ts';
import { contextOf } from '../reading/context.ts';
import type { TargetClause } from '../language/refs/target.ts';
import { thingsByChance } from '../changes/picking.ts';
import { isByChance } from '../faces/abilities.ts';
import { legalTargets } from './targets.ts';

export function aimedByChance(duel: Duel, act: Act, clauses: readonly TargetClause[], isSpell: boolean): Act {
  if (!clauses.some(isByChance)) return act;
  return clauses.reduce((aimed, clause, place): Act => {
    if (!isByChance(clause)) return aimed;
    const chosen = chosenByChance(duel, aimed, clause, isSpell);
    const targets = clauses.map((_, other) => (other === place ? chosen : (aimed.targets[other] ?? [])));
    return { ...aimed, targets };
  }, act);
}

function chosenByChance(duel: Duel, act: Act, clause: TargetClause, isSpell: boolean): Thing[] {
  const context = contextOf(act);
  const legal = legalTargets(duel, { seat: act.you, source: act.source, context, onto: -1, isSpell }, clause);
  const most = Math.min(legal.length, readAmount(duel, context, clause.most));
  const count = clause.by === 'chanceSome' && most > 0 ? 1 + rollBelow(duel, most) : most;
  return thingsByChance(duel, legal, count);
}
