/**
 * What a duel looks like, in words that do not know how the engine is built: what lies where, and how. Two duels that
 * look alike so after every few replies are the same duel to whoever plays them, whatever is inside. Written down with
 * every duel that is kept: what stands here may be added to only together with a new number in `versions.ts`.
 */
import type { CardNumber, Duel, Permanent, Seat } from '../value/duel.ts';
import { hashOfText } from '../value/hash.ts';
import { purseSeat } from '../value/seats.ts';
import { looksOf } from './looks.ts';

/** The scene as one number. */
export const digest = (duel: Duel): number => hashOfText(sceneOf(duel)) >>> 0;

/** Turn and step, each seat's life and cards in their order, and everything in play. */
export function sceneOf(duel: Duel): string {
  const { turn, battlefield } = duel;
  return [
    `turn ${turn.number} ${turn.step} of ${turn.active.join(' ')}`,
    ...duel.setup.seats.map((_, seat) => seatIn(duel, seat)),
    ...battlefield.toSorted((one, other) => one - other).map((card) => permanentIn(duel, card)),
    ...(duel.result ? [duel.result.kind] : []),
  ].join('\n');
}

function seatIn(duel: Duel, seat: Seat): string {
  const { purses, libraries, hands, graveyards, exiles, antes } = duel;
  const { life = 0, poison = 0 } = purses[purseSeat(duel, seat)] ?? {};
  const lying = { library: libraries, hand: hands, graveyard: graveyards, exile: exiles, ante: antes };
  const zones = Object.entries(lying).map(([zone, cards]) => `${zone} ${(cards[seat] ?? []).join(' ')}`);
  return `seat ${seat}: life ${life} poison ${poison} | ${zones.join(' | ')}`;
}

function permanentIn(duel: Duel, card: CardNumber): string {
  const { tapped, counters, attachedTo } = duel.board[card] as Permanent;
  const counted = Object.entries(counters)
    .filter(([, count]) => count !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, count]) => ` ${name} ${count}`);
  const on = attachedTo < 0 ? '' : ` on ${attachedTo}`;
  return `${card} of ${looksOf(duel, card).controller}${tapped ? ' tapped' : ''}${on}${counted.join('')}`;
}
