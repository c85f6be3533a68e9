/** What a seat may still want to pay for: the rest of the hand, and the abilities of its permanents. */
import type { CardNumber, Duel, Seat } from '../duel.ts';
import { activatedOf, isManaAbility } from '../casting/abilities.ts';
import { faceAt } from '../faces.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import { looksOf } from '../things.ts';
import type { Kind } from './enough.ts';

/** More wishes than these make no difference worth the time. */
const MOST = 10;

/** `except`: the card that is being paid for. */
export function wantsOf(duel: Duel, seat: Seat, except: CardNumber): ManaAmount[] {
  const wants: ManaAmount[] = [];
  for (const card of duel.hands[seat] ?? []) {
    const face = duel.cards[card]?.face ?? -1;
    const cost = face >= 0 && card !== except ? faceAt(duel, face).cost : undefined;
    if (cost) wants.push(manaOf(cost));
  }
  for (const card of duel.battlefield) {
    const looks = looksOf(duel, card);
    if (looks.controller !== seat || looks.abilities.length === 0) continue;
    for (const { ability } of activatedOf(duel, card)) {
      if (isManaAbility(ability)) continue;
      if (duel.board[card]?.tapped && ability.costs.some(({ kind }) => kind === 'tap')) continue;
      for (const cost of ability.costs) if (cost.kind === 'mana') wants.push(manaOf(cost.mana));
    }
  }
  return wants.slice(0, MOST);
}

/** How dear each kind of mana is: asked for often, and given by few. */
export function dearnessOf(wants: readonly ManaAmount[], kinds: readonly Kind[]): number[] {
  return [0, 1, 2, 3, 4, 5].map((place) => {
    const asked = wants.reduce((most, { symbols }) => Math.max(most, timesIn(symbols, place)), 0);
    const given = kinds.reduce((sum, { mask, count }) => (mask & (1 << place) ? sum + count : sum), 0);
    const plain = place === 5 ? 1 : 10;
    return plain + Math.round((150 * asked) / Math.max(1, given));
  });
}

const timesIn = (symbols: readonly number[], place: number): number =>
  symbols.filter((mask) => mask & (1 << place)).length;
