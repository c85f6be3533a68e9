/** Playing a land: whether it is still allowed this turn, and doing it. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { contextAt } from '../reading/context.ts';
import { readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import { derivedOf } from '../value/derived.ts';
import { notice } from '../events/noticing.ts';
import type { Refusal } from '../../../src-shared/duel/question.ts';
import { isActive } from '../value/seats.ts';

/** Why no land may be played by this seat at all, at whatever moment of this turn. */
export function cannotPlayLands(duel: Duel, seat: Seat, card: CardNumber): Refusal | undefined {
  if (!isActive(duel, seat)) return { reason: 'wrongTime', card };
  if ((duel.turn.lands[seat] ?? 0) >= 1 + landsMore(duel, seat)) return { reason: 'landPlayed', card };
  const isBarred = derivedOf(duel).rules.some(
    ({ card: by, at, ability }) =>
      ability.rule.kind === 'noLandPlays' &&
      readSeats(duel, contextAt(duel, by, at), ability.rule.who).includes(seat),
  );
  return isBarred ? { reason: 'cannotUse', card } : undefined;
}

/** How many more than the one of every turn. */
export function landsMore(duel: Duel, seat: Seat): number {
  let more = 0;
  for (const { card, at, ability } of derivedOf(duel).rules) {
    const { rule } = ability;
    if (rule.kind === 'moreLands' && readSeats(duel, contextAt(duel, card, at), rule.who).includes(seat))
      more += rule.more;
  }
  return more;
}

export function playLand(duel: Duel, seat: Seat, card: CardNumber): void {
  duel.turn = {
    ...duel.turn,
    lands: duel.turn.lands.map((count, other) => (other === seat ? count + 1 : count)),
  };
  notice(duel, { kind: 'playsLand', seat });
  happen(duel, { kind: 'move', cause: 'play', at: -1, entries: [{ card, to: 'battlefield', under: seat }] });
}
