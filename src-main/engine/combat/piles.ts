/** Blocks by chance: a defender makes a pile for each attacker, and it is drawn which pile meets which. */
import type { Block } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { shuffledByName } from '../value/chance.ts';
import type { BlockFrame } from '../value/frame.ts';
import { answerIn, push, retop } from '../value/stack.ts';
import { defendsFor } from '../value/seats.ts';
import { cardsOf, cardThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { blockersOf, cannotBlock, refuseBlocks, roomOf } from './blockers.ts';
import { declareAtOnce } from './blocked.ts';
import { blockDues, askDues } from './dues.ts';
import { refuseNumbers } from './blockDemands.ts';

/** One pile after the other is chosen; then they are dealt out. */
export function stepPiles(duel: Duel, frame: BlockFrame, seat: Seat): void {
  const before = frame.piles ?? [];
  const piles = frame.isChoosing ? [...before, cardsOf(answerIn(frame, 'choose'))] : before;
  const against = attackersAgainst(duel, seat);
  const free = blockersOf(duel, seat).filter(
    (card) => piles.filter((pile) => pile.includes(card)).length < roomOf(duel, card),
  );
  if (piles.length < against.length && free.length > 0) {
    retop(duel, { ...frame, piles, isChoosing: true });
    const from = free.map((card) => cardThing(duel, card));
    push(duel, { kind: 'choose', seat, by: seat, what: 'pile', from, least: 0, most: from.length });
    return;
  }
  const { piles: _, isChoosing: __, ...rest } = frame;
  retop(duel, { ...rest, asking: frame.asking.slice(1) });
  dealOut(duel, seat, piles, against);
}

const attackersAgainst = (duel: Duel, seat: Seat): CardNumber[] =>
  (duel.combat?.groups ?? [])
    .filter((group) => defendsFor(duel, seat, group.seat))
    .flatMap(({ attackers }) => attackers);

function dealOut(
  duel: Duel,
  seat: Seat,
  piles: readonly (readonly CardNumber[])[],
  against: readonly CardNumber[],
): void {
  const met = shuffledByName(duel, against, (card) => looksOf(duel, card).name);
  const pairs = piles.flatMap((pile, place) =>
    pile.map((blocker): Block => ({ blocker, attacker: met[place] ?? -1 })),
  );
  const able = pairs.filter(({ blocker, attacker }) => !cannotBlock(duel, blocker, attacker));
  const blocks = lawful(duel, seat, able);
  declareAtOnce(duel, blocks);
  const dues = blockDues(duel, blocks);
  if (dues.length > 0) askDues(duel, dues);
}

/** As many of these as no rule forbids together. */
function lawful(duel: Duel, seat: Seat, blocks: readonly Block[]): readonly Block[] {
  let left = blocks.reduce<readonly Block[]>((chosen, block) => {
    const more = [...chosen, block];
    return refuseBlocks(duel, seat, more, true) ? chosen : more;
  }, []);
  for (;;) {
    const refusal = refuseNumbers(duel, left);
    if (!refusal) return left;
    left = left.filter(({ blocker }) => blocker !== refusal.card);
  }
}
