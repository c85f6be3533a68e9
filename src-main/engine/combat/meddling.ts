/** What effects do to a combat under way. */
import type { CardNumber, Duel } from '../value/duel.ts';
import { removeFromCombat } from '../changes/zones.ts';
import { touch } from '../value/derived.ts';
import { settleTriggers } from '../events/happen.ts';
import { fact } from '../events/small.ts';
import { thisCombat } from '../value/memory.ts';
import { notice } from '../events/noticing.ts';
import { report } from '../value/report.ts';
import { looksOf } from '../reading/looks.ts';
import { cannotBlock, groupOf } from './blockers.ts';

export function takeOut(duel: Duel, card: CardNumber, unblocks: boolean): void {
  if (!duel.combat) return;
  const alone = unblocks ? blockedByAlone(duel, card) : [];
  removeFromCombat(duel, card);
  const groups = duel.combat.groups.map((group, place) =>
    alone.includes(place) ? { ...group, blocked: false } : group,
  );
  duel.combat = { ...duel.combat, groups };
  touch(duel);
}

/** Places of the groups that nothing else has blocked in this combat. */
function blockedByAlone(duel: Duel, card: CardNumber): number[] {
  const others = thisCombat(duel).filter((one) => one.kind === 'blocked' && one.who !== card);
  return (duel.combat?.groups ?? []).flatMap((group, place) =>
    group.blockers.includes(card) && !others.some(({ to }) => group.attackers.includes(to)) ? [place] : [],
  );
}

/** A creature blocks after the time for it, as far as it may. */
export function blockNow(duel: Duel, blocker: CardNumber, attacker: CardNumber): void {
  const group = groupOf(duel, attacker);
  if (!duel.combat || !group || group.blockers.includes(blocker) || cannotBlock(duel, blocker, attacker))
    return;
  const groups = duel.combat.groups.map((other) =>
    other === group ? { ...group, blocked: true, blockers: [...group.blockers, blocker] } : other,
  );
  duel.combat = { ...duel.combat, groups };
  touch(duel);
  duel.memory.push(fact(duel, 'blocked', blocker, looksOf(duel, blocker).controller, attacker));
  report(duel, { kind: 'blocked', card: blocker, attacker });
  notice(duel, { kind: 'blocks', card: blocker, attacker });
  notice(duel, { kind: 'meets', card: blocker, as: 'blocker', others: [attacker] });
  if (!group.blocked) notice(duel, { kind: 'meets', card: attacker, as: 'blocked', others: [blocker] });
  settleTriggers(duel);
}
