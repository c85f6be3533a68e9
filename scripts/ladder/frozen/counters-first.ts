/** Holds its counterspells with the mana for one of them, and counters the first spell it can. */
import { looksOf, type CardNumber, type Duel, type Reply, type Seat } from './position.ts';
import { dearestSpell, does, type Policy } from './at-a-glance.ts';
import { manaLeft } from './judgement/mana.ts';
import { quickReply, type GivenUp } from './judgement/quick.ts';

const PASS: Reply = { kind: 'act', act: { kind: 'pass' } };

export const countersFirst: Policy = (duel, givenUp) => {
  if (duel.question?.kind !== 'act') return quickReply(duel, givenUp);
  const seat = duel.question.for;
  return counterspell(duel, seat, givenUp) ?? withManaKept(duel, seat, quickReply(duel, givenUp));
};

function counterspell(duel: Duel, seat: Seat, givenUp: GivenUp): Reply | undefined {
  const top = duel.chain.at(-1);
  if (!top || top.act.you === seat) return undefined;
  return dearestSpell(duel, (face, { card }) => !givenUp.has(card) && does(face, 'counter'));
}

function withManaKept(duel: Duel, seat: Seat, reply: Reply): Reply {
  if (reply.kind !== 'act' || reply.act.kind !== 'cast') return reply;
  const left = manaLeft(duel, seat) - looksOf(duel, reply.act.card).cost;
  return left < manaWanted(duel, seat) ? PASS : reply;
}

/** For the cheapest of them. */
function manaWanted(duel: Duel, seat: Seat): number {
  const isCounterspell = (card: CardNumber): boolean => {
    const face = duel.faces[duel.cards[card]?.face ?? -1];
    return face !== undefined && does(face, 'counter');
  };
  const costs = (duel.hands[seat] ?? []).filter(isCounterspell).map((card) => looksOf(duel, card).cost);
  return costs.length > 0 ? Math.min(...costs) : 0;
}
