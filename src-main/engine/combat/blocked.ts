/** Blocks as they were declared: done all at once, and noticed. */
import type { Duel, Group } from '../value/duel.ts';
import { touchUnlessSettled } from '../value/derived.ts';
import { settleTriggers } from '../events/happen.ts';
import { fact } from '../events/small.ts';
import { notice } from '../events/noticing.ts';
import type { Block } from '../../../src-shared/duel/question.ts';
import { report } from '../value/report.ts';
import { looksOf } from '../reading/looks.ts';

/** Those that a defender has lined up against each other, all at once. */
export function declareAtOnce(duel: Duel, blocks: readonly Block[]): void {
  if (duel.combat) {
    const groups = duel.combat.groups.map((group) => {
      const blockers = blocks
        .filter(({ attacker }) => group.attackers.includes(attacker))
        .map(({ blocker }) => blocker);
      return blockers.length === 0
        ? group
        : { ...group, blocked: true, blockers: [...group.blockers, ...blockers] };
    });
    duel.combat = { ...duel.combat, groups };
    touchUnlessSettled(duel);
  }
  for (const { blocker, attacker } of blocks) {
    duel.memory.push(fact(duel, 'blocked', blocker, looksOf(duel, blocker).controller, attacker));
    report(duel, { kind: 'blocked', card: blocker, attacker });
  }
}

/** A blocker stands before every member of the band it blocks. */
export function noticeBlocks(duel: Duel, groups: readonly Group[]): void {
  noticeMeetings(duel, groups);
  for (const group of groups) {
    for (const attacker of group.attackers) {
      for (const card of group.blockers) notice(duel, { kind: 'blocks', card, attacker });
      if (!group.blocked) notice(duel, { kind: 'goesUnblocked', card: attacker, seat: group.seat });
    }
  }
  settleTriggers(duel);
}

/** Once for each creature, whoever else it meets. */
function noticeMeetings(duel: Duel, groups: readonly Group[]): void {
  const blockers = [...new Set(groups.flatMap((group) => group.blockers))];
  for (const { attackers, blockers: others } of groups)
    if (others.length > 0)
      for (const card of attackers) notice(duel, { kind: 'meets', card, as: 'blocked', others });
  for (const card of blockers) {
    const others = groups
      .filter((group) => group.blockers.includes(card))
      .flatMap(({ attackers }) => attackers);
    notice(duel, { kind: 'meets', card, as: 'blocker', others });
  }
}
