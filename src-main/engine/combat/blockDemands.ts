/** What blocks must be like as a whole: company, numbers, who must block; and half-made ones brought to a legal end. */
import type { Block, ReplyRefusal } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { Filter } from '../language/filter.ts';
import type { RuleKind } from '../language/rule.ts';
import type { InForce } from '../value/derived.ts';
import { hasInForce, inForce, isRuled, isSaid, speaks } from '../reading/rules.ts';
import { looksOf } from '../reading/looks.ts';
import { blockable, groupOf, isBlockableAlone, refuseBlocks } from './blockers.ts';
import { blockDues } from './dues.ts';

/** Whether any rule speaks of blocks as a whole, so that more of them may be asked for in this fight. */
export const hasBlockDemands = (duel: Duel): boolean =>
  hasInForce(duel, DEMANDING) &&
  (inForce(duel, 'mustBlock').some((one) => isOfAnAttacker(duel, one, one.rule.whom)) ||
    inForce(duel, 'blockersCount').some(
      (one) => one.rule.least !== undefined && isOfAnAttacker(duel, one, one.rule.who),
    ) ||
    hasInForce(duel, ['blockCompany']));

const DEMANDING = ['mustBlock', 'blockCompany', 'blockersCount'] as const;

const isOfAnAttacker = (duel: Duel, one: Pick<InForce<RuleKind>, 'card' | 'at'>, filter: Filter): boolean =>
  (duel.combat?.groups ?? []).some(({ attackers }) =>
    attackers.some((attacker) => isRuled(duel, one, filter, attacker)),
  );

/** What is wrong with these blocks that others beside them would mend. `through`: the attacker let by without any. */
export function refuseWhole(
  duel: Duel,
  seat: Seat,
  blocks: readonly Block[],
  through?: CardNumber,
): ReplyRefusal | undefined {
  if (!hasBlockDemands(duel)) return undefined;
  return refuseNumbers(duel, blocks) ?? refuseDemands(duel, seat, blocks, through);
}

/** Too few for what they block, or too few at all. */
export const refuseNumbers = (duel: Duel, blocks: readonly Block[]): ReplyRefusal | undefined =>
  refuseTooFew(duel, blocks) ?? refuseLonely(duel, blocks);

function refuseTooFew(duel: Duel, blocks: readonly Block[]): ReplyRefusal | undefined {
  for (const one of inForce(duel, 'blockersCount')) {
    const { least } = one.rule;
    if (least === undefined) continue;
    const short = blocks.find(({ attacker }) => {
      const group = groupOf(duel, attacker);
      return (
        group !== undefined &&
        group.attackers.some((member) => speaks(duel, one, member)) &&
        blockersWith(duel, blocks, attacker) < least
      );
    });
    if (short) return { reason: 'cannotBlock', card: short.blocker };
  }
  return undefined;
}

/** With these, so many block what this attacker is in. */
function blockersWith(duel: Duel, blocks: readonly Block[], attacker: CardNumber): number {
  const group = groupOf(duel, attacker);
  const more = blocks.filter((block) => group?.attackers.includes(block.attacker) === true);
  return (group?.blockers.length ?? 0) + more.length;
}

function refuseLonely(duel: Duel, blocks: readonly Block[]): ReplyRefusal | undefined {
  const there = (duel.combat?.groups ?? []).flatMap(({ blockers }) => blockers);
  const all = new Set([...there, ...blocks.map(({ blocker }) => blocker)]);
  const lonely = blocks.find(({ blocker }) => isSaid(duel, 'blockCompany', blocker, all.size - 1));
  return lonely && { reason: 'cannotBlock', card: lonely.blocker };
}

/** Blocks that are asked for and cost nothing. */
function demanded(duel: Duel, seat: Seat): Block[] {
  if (!hasInForce(duel, ['mustBlock'])) return [];
  return pairsFor(duel, seat).filter(
    ({ blocker, attacker }) =>
      isSaid(duel, 'mustBlock', blocker, attacker) &&
      isBlockableAlone(duel, blocker, attacker) &&
      blockDues(duel, [{ blocker, attacker }]).length === 0,
  );
}

/** A band is blocked as one: whichever of its members is named, it is the same block. */
const throughTheFirst = (duel: Duel, blocks: readonly Block[]): Block[] =>
  blocks.map(({ blocker, attacker }) => ({
    blocker,
    attacker: groupOf(duel, attacker)?.attackers[0] ?? attacker,
  }));

/** Every block that this seat could declare by itself. */
const pairsFor = (duel: Duel, seat: Seat): Block[] =>
  duel.battlefield
    .filter((card) => looksOf(duel, card).controller === seat)
    .flatMap((blocker) => blockable(duel, blocker).map((attacker) => ({ blocker, attacker })));

const isAmong = (blocks: readonly Block[], { blocker, attacker }: Block): boolean =>
  blocks.some((block) => block.blocker === blocker && block.attacker === attacker);

const isLegal = (duel: Duel, seat: Seat, blocks: readonly Block[]): boolean =>
  !refuseBlocks(duel, seat, blocks) && !refuseNumbers(duel, blocks);

function refuseDemands(
  duel: Duel,
  seat: Seat,
  blocks: readonly Block[],
  through: CardNumber | undefined,
): ReplyRefusal | undefined {
  const wanted = throughTheFirst(duel, demanded(duel, seat));
  if (wanted.length === 0) return undefined;
  const isOneByOne = editionOf(duel).combat.fights === 'oneByOne';
  const made = throughTheFirst(duel, blocks);
  const missing = isOneByOne
    ? missingHere(duel, seat, made, wanted, through)
    : missingAnywhere(duel, seat, made, wanted);
  return missing && { reason: 'mustBlock', card: missing.blocker };
}

/** Where one attacker is met after the other: who must block it does, and nobody who must block another. */
function missingHere(
  duel: Duel,
  seat: Seat,
  blocks: readonly Block[],
  wanted: readonly Block[],
  through: CardNumber | undefined,
): Block | undefined {
  const attacker = blocks[0]?.attacker ?? through;
  if (attacker === undefined) return missingAnywhere(duel, seat, blocks, wanted);
  const group = groupOf(duel, attacker);
  const isHere = (block: Block): boolean => group?.attackers.includes(block.attacker) === true;
  const lured = wanted.find(
    (block) =>
      !isHere(block) && blocks.some((made) => made.blocker === block.blocker && !isAmong(wanted, made)),
  );
  if (lured) return lured;
  const open = wanted.filter((block) => isHere(block) && !isAmong(blocks, block));
  return open.find(
    (block) => isPossible(duel, seat, blocks, block) || together(duel, seat, blocks, wanted, open, block),
  );
}

const isPossible = (duel: Duel, seat: Seat, blocks: readonly Block[], block: Block): boolean =>
  !isAmong(blocks, block) && isLegal(duel, seat, [...blocks, block]);

/** A demand that could be met beside all that are: by one more block, by another in place of a free one, or by several. */
function missingAnywhere(
  duel: Duel,
  seat: Seat,
  blocks: readonly Block[],
  wanted: readonly Block[],
): Block | undefined {
  const open = wanted.filter((block) => !isAmong(blocks, block));
  return open.find(
    (block) =>
      isPossible(duel, seat, blocks, block) ||
      inPlaceOf(duel, seat, blocks, wanted, block) ||
      together(duel, seat, blocks, wanted, open, block),
  );
}

/** Blocks nobody asked for give way: of the same blocker, or before the same attacker. */
const freed = (blocks: readonly Block[], wanted: readonly Block[], by: readonly Block[]): Block[] =>
  blocks.filter((made) => isAmong(wanted, made) || !by.some(({ blocker }) => blocker === made.blocker));

function inPlaceOf(
  duel: Duel,
  seat: Seat,
  blocks: readonly Block[],
  wanted: readonly Block[],
  block: Block,
): boolean {
  const without = freed(blocks, wanted, [block]);
  if (isPossible(duel, seat, without, block)) return true;
  const alone = without.filter((made) => isAmong(wanted, made) || made.attacker !== block.attacker);
  return alone.length < without.length && isPossible(duel, seat, alone, block);
}

/** All that are asked to block the same attacker, where one by itself is too few. */
function together(
  duel: Duel,
  seat: Seat,
  blocks: readonly Block[],
  wanted: readonly Block[],
  open: readonly Block[],
  { attacker }: Block,
): boolean {
  const all = open.filter((other) => other.attacker === attacker);
  const able = all.reduce<readonly Block[]>(
    (chosen, block) => {
      const more = [...chosen, block];
      return refuseBlocks(duel, seat, more) ? chosen : more;
    },
    freed(blocks, wanted, all),
  );
  return able.length > freed(blocks, wanted, all).length && isLegal(duel, seat, able);
}

/** So many half-made declarations are looked at before it is taken for impossible. */
const MOST_LOOKS = 200;

/** These and some more that together are accepted; undefined: nothing that is accepted begins like this. */
export function completedBlocks(
  duel: Duel,
  seat: Seat,
  begun: readonly Block[],
): readonly Block[] | undefined {
  if (refuseBlocks(duel, seat, begun)) return undefined;
  if (!refuseWhole(duel, seat, begun)) return begun;
  const wanted = demanded(duel, seat);
  const others = pairsFor(duel, seat).filter((block) => !isAmong(wanted, block));
  const isJoining = ({ attacker }: Block): boolean => begun.some((block) => block.attacker === attacker);
  const pairs = [...wanted, ...others.filter(isJoining), ...others.filter((block) => !isJoining(block))];
  let looks = 0;
  const complete = (blocks: readonly Block[]): readonly Block[] | undefined => {
    if (looks++ >= MOST_LOOKS || refuseBlocks(duel, seat, blocks)) return undefined;
    if (!refuseWhole(duel, seat, blocks)) return blocks;
    for (const block of pairs) {
      if (isAmong(blocks, block)) continue;
      const whole = complete([...blocks, block]);
      if (whole) return whole;
    }
    return undefined;
  };
  return complete(begun);
}

/** Whether one block by itself is settled by who it is that blocks, and whom. */
export const areBlocksSimple = (duel: Duel): boolean =>
  !hasBlockDemands(duel) && !hasInForce(duel, ['combatCost']);

/** Whether these may stand in a declaration that others still join. */
export const mayStillBlock = (duel: Duel, seat: Seat, blocks: readonly Block[]): boolean =>
  completedBlocks(duel, seat, blocks) !== undefined;
