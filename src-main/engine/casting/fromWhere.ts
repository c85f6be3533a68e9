/** Where a player may play cards from: the hand, and whatever something allows besides. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { hasInForce, inForce, speaks } from '../reading/rules.ts';
import { isThere, zoneOf } from '../value/things.ts';

/** The cards of the hand, then the others. */
export function playableCards(duel: Duel, seat: Seat): readonly CardNumber[] {
  const hand = duel.hands[seat] ?? [];
  if (duel.effects.length === 0 && !hasInForce(duel, ['mayPlayFrom'])) return hand;
  const others = [...permittedCards(duel, seat), ...ruledCards(duel, seat)];
  return others.length === 0 ? hand : [...new Set([...hand, ...others])];
}

export function isPlayableFromThere(duel: Duel, seat: Seat, card: CardNumber): boolean {
  const record = duel.cards[card];
  if (record?.zone === 'hand') return record.owner === seat;
  return permittedCards(duel, seat).includes(card) || ruledCards(duel, seat).includes(card);
}

function permittedCards(duel: Duel, seat: Seat): CardNumber[] {
  return duel.effects.flatMap((effect) =>
    effect.kind === 'permission' && effect.you === seat
      ? effect.things.flatMap((thing) => (thing.kind === 'card' && isThere(duel, thing) ? [thing.card] : []))
      : [],
  );
}

function ruledCards(duel: Duel, seat: Seat): CardNumber[] {
  return inForce(duel, 'mayPlayFrom').flatMap((one) =>
    zoneOf(duel, seat, one.rule.zone).filter((card) => speaks(duel, one, seat, card)),
  );
}
