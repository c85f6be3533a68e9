/** The players that are meant. */
import type { Duel, Seat } from '../value/duel.ts';
import type { Ref } from '../language/ref.ts';
import { defendsFor, inTurnOrder, opponentsOf, seatsIn } from '../value/seats.ts';
import type { Context } from './context.ts';

export function playersOf(
  duel: Duel,
  context: Context,
  who: Extract<Ref, { kind: 'players' }>['who'],
): Seat[] {
  switch (who) {
    case 'you':
      return [context.you];
    case 'opponents':
      return inTurnOrder(duel).filter((seat) => opponentsOf(duel, context.you).includes(seat));
    case 'everyone':
      return inTurnOrder(duel);
    case 'others':
      return inTurnOrder(duel).filter((seat) => seat !== context.you);
    case 'active':
      return [...duel.turn.active];
    case 'defender':
      return defendersAgainst(duel, context);
  }
}

/**
 * The players attacked: those who would defend against an attack that is being thought of; by this creature where it
 * attacks; else by anything.
 */
function defendersAgainst(duel: Duel, { self, each, attacked }: Context): Seat[] {
  if (attacked !== undefined) return seatsIn(duel).filter((seat) => defendsFor(duel, seat, attacked));
  if (!duel.combat) return opponentsOf(duel, duel.turn.active[0] ?? 0);
  const attacker = each?.kind === 'card' ? each.card : self.kind === 'card' ? self.card : -1;
  const own = duel.combat.groups.filter((group) => group.attackers.includes(attacker));
  return [...new Set((own.length > 0 ? own : duel.combat.groups).map((group) => group.seat))];
}
