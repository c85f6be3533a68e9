/** Abilities that a player has for a time, without a permanent: they go by the card that gave them. */
import type { Activated } from '../value/derived.ts';
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { abilityAt } from '../faces/faces.ts';
import { isManaAbility } from '../faces/abilities.ts';

/** What this card, which is not in play, lets somebody use. */
export function permittedBy(duel: Duel, card: CardNumber): readonly Activated[] {
  return duel.effects.flatMap((effect) => {
    if (effect.kind !== 'permit' || effect.source.card !== card) return [];
    const ability = abilityAt(duel, effect.at);
    return ability.kind === 'activated'
      ? [{ at: effect.at, ability, givesMana: isManaAbility(ability) }]
      : [];
  });
}

export const isPermitted = (duel: Duel, card: CardNumber): boolean =>
  duel.effects.some((effect) => effect.kind === 'permit' && effect.source.card === card);

/** The cards that let this seat use something from outside of play. */
export function permitsOf(duel: Duel, seat: Seat): CardNumber[] {
  const cards: CardNumber[] = [];
  for (const effect of duel.effects) {
    if (effect.kind !== 'permit' || effect.you !== seat || duel.board[effect.source.card]) continue;
    if (!cards.includes(effect.source.card)) cards.push(effect.source.card);
  }
  return cards;
}
