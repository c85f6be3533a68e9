/** Playing a land: whether it is still allowed this turn, and doing it. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { isSaid, speaking } from '../reading/rules.ts';
import { happen } from '../events/happen.ts';
import { notice } from '../events/noticing.ts';
import type { ReplyRefusal } from '../../../src-shared/duel/question.ts';
import { isActive } from '../value/seats.ts';

/** Why no land may be played by this seat at all, at whatever moment of this turn. */
export function cannotPlayLands(duel: Duel, seat: Seat, card: CardNumber): ReplyRefusal | undefined {
  if (!isActive(duel, seat)) return { reason: 'wrongTime', card };
  if ((duel.turn.lands[seat] ?? 0) >= 1 + landsMore(duel, seat)) return { reason: 'landPlayed', card };
  return isSaid(duel, 'noLandPlays', seat) ? { reason: 'cannotUse', card } : undefined;
}

/** How many more than the one of every turn. */
export function landsMore(duel: Duel, seat: Seat): number {
  return speaking(duel, 'moreLands', seat).reduce((more, { rule }) => more + rule.more, 0);
}

export function playLand(duel: Duel, seat: Seat, card: CardNumber): void {
  duel.turn = {
    ...duel.turn,
    lands: duel.turn.lands.map((count, other) => (other === seat ? count + 1 : count)),
  };
  notice(duel, { kind: 'playsLand', seat });
  happen(duel, { kind: 'move', cause: 'play', at: -1, entries: [{ card, to: 'battlefield', under: seat }] });
}
