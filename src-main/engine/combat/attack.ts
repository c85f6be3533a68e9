/** Declaring attackers: who may, who must, who bands, and what that costs. */
import { mayBeSent } from './attackers.ts';
import type { Duel, Group } from '../value/duel.ts';
import { settleTriggers } from '../events/happen.ts';
import { fact, tap } from '../events/small.ts';
import type { AttackFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import { KEYWORD } from '../value/masks.ts';
import { notice } from '../events/noticing.ts';
import type { Attacker, Question } from '../../../src-shared/duel/question.ts';
import { report } from '../value/report.ts';
import { looksOf } from '../reading/looks.ts';
import { editionOf } from '../editions/registry.ts';
import { emptyPools } from '../turn/pools.ts';
import { skipAhead } from '../turn/turn.ts';
import { touchUnlessSettled } from '../value/derived.ts';
import { askDues, attackDues } from './dues.ts';

const AFTER_ATTACK = ['declareBlockers', 'firstStrikeDamage', 'combatDamage'] as const;

/** One after the other says what attacks, and then all of it does. */
export function stepAttack(duel: Duel, frame: AttackFrame): Question | undefined {
  if (frame.stage === 'start') {
    const asking = duel.turn.active.filter((active) => !duel.lost[active]);
    retop(duel, { ...frame, stage: 'asking', asking });
    return undefined;
  }
  if (frame.stage === 'paid') {
    pop(duel);
    beginAttack(duel, frame.chosen.filter(isStillAble(duel)));
    return undefined;
  }
  const [seat, ...asking] = frame.asking;
  if (seat === undefined) {
    declareAttack(duel, frame, frame.chosen.filter(isStillAble(duel)));
    return undefined;
  }
  if (duel.attentive[seat] || mayBeSent(duel).length > 0) return { seat, for: seat, kind: 'attack' };
  retop(duel, { ...frame, asking });
  return undefined;
}

/** Whoever is attacked may have given up while the other head was still choosing. */
const isStillAble =
  (duel: Duel) =>
  ({ card, seat }: Attacker): boolean =>
    Boolean(duel.board[card]) && !duel.lost[seat];

/** Joins what the other head sends; bands are numbered on. */
export function chooseAttackers(duel: Duel, frame: AttackFrame, attackers: readonly Attacker[]): void {
  const next = Math.max(-1, ...frame.chosen.map(({ band }) => band)) + 1;
  const more = attackers.map((one) => (one.band < 0 ? one : { ...one, band: one.band + next }));
  retop(duel, { ...frame, asking: frame.asking.slice(1), chosen: [...frame.chosen, ...more] });
}

/** All attackers at once: bands are one group each. */
function declareAttack(duel: Duel, frame: AttackFrame, attackers: readonly Attacker[]): void {
  pop(duel);
  if (attackers.length === 0) {
    skipAhead(duel, AFTER_ATTACK);
    return;
  }
  const dues = attackDues(duel, attackers);
  if (dues.length > 0) push(duel, { ...frame, stage: 'paid', chosen: attackers });
  duel.combat = { groups: groupsOf(attackers), spent: [], struckFirst: [], settled: [] };
  touchUnlessSettled(duel);
  duel.memory.push(fact(duel, 'combat', -1, duel.turn.active[0] ?? 0));
  for (const { card } of attackers)
    if (!(looksOf(duel, card).keywords & KEYWORD.vigilance)) tap(duel, card, looksOf(duel, card).controller);
  if (dues.length > 0) askDues(duel, dues);
  else beginAttack(duel, attackers);
}

/** What it cost is paid: mana drawn before is gone where an attack begins with its announcement (R094). */
function beginAttack(duel: Duel, attackers: readonly Attacker[]): void {
  if (editionOf(duel).combat.begins === 'announced') emptyPools(duel);
  noticeAttack(duel, attackers);
}

function noticeAttack(duel: Duel, attackers: readonly Attacker[]): void {
  for (const { card, seat, walker } of attackers) {
    duel.memory.push(fact(duel, 'attacked', card, seat, looksOf(duel, card).controller));
    report(duel, { kind: 'attacked', card, seat, walker });
    notice(duel, { kind: 'attacks', card, seat });
  }
  if (attackers.length > 0)
    notice(duel, { kind: 'attackDeclared', cards: attackers.map(({ card }) => card) });
  settleTriggers(duel);
}

function groupsOf(attackers: readonly Attacker[]): Group[] {
  const groups: Group[] = [];
  const made = new Set<number>();
  for (const { card, seat, walker, band } of attackers) {
    if (band >= 0 && made.has(band)) continue;
    made.add(band);
    const members =
      band < 0 ? [card] : attackers.filter((other) => other.band === band).map((other) => other.card);
    groups.push({ attackers: members, seat, walker, blockers: [], blocked: false });
  }
  return groups;
}
