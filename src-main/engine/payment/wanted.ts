/** What a seat may still want to pay for: the rest of the hand, and the abilities of its permanents. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { activatedOf } from '../reading/activated.ts';
import { faceAt } from '../faces/faces.ts';
import { manaOf, type ManaAmount } from '../language/mana.ts';
import { derivedOf } from '../value/derived.ts';
import { looksOf } from '../reading/looks.ts';
import type { Kind } from '../reading/enough.ts';

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
  for (const card of derivedOf(duel).users) {
    if (looksOf(duel, card).controller !== seat) continue;
    for (const { ability, givesMana } of activatedOf(duel, card)) {
      if (givesMana) continue;
      if (duel.board[card]?.tapped && ability.costs.some(({ kind }) => kind === 'tap')) continue;
      for (const cost of ability.costs) if (cost.kind === 'mana') wants.push(manaOf(cost.mana));
    }
  }
  return wants.slice(0, MOST);
}

/** How dear each kind of mana is: asked for often, and given by few. */
export function dearnessOf(wants: readonly ManaAmount[], kinds: readonly Kind[]): number[] {
  return KINDS.map((kind, place) => {
    let asked = 0;
    for (const { symbols } of wants) asked = Math.max(asked, timesIn(symbols, kind));
    let given = 0;
    for (const { mask, count } of kinds) if (mask & kind) given += count;
    const plain = place === 5 ? 1 : 10;
    return plain + Math.round((150 * asked) / Math.max(1, given));
  });
}

/** In the order of MANA. */
const KINDS = [1, 2, 4, 8, 16, 32] as const;

function timesIn(symbols: readonly number[], kind: number): number {
  let times = 0;
  for (const mask of symbols) if (mask & kind) times += 1;
  return times;
}
