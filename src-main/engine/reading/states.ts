/** The states that a filter asks for. */
import type { CardNumber, Duel } from '../value/duel.ts';
import type { State } from '../language/filters/state.ts';
import { thisCombat } from '../value/memory.ts';
import { cardAt } from '../value/things.ts';
import { looksOf } from './looks.ts';

export const STATES: Readonly<Record<State['is'], (duel: Duel, card: CardNumber) => boolean>> = {
  tapped: (duel, card) => duel.board[card]?.tapped === true,
  untapped: (duel, card) => duel.board[card]?.tapped === false,
  attacking: (duel, card) => duel.combat?.groups.some((group) => group.attackers.includes(card)) === true,
  blocking: (duel, card) => duel.combat?.groups.some((group) => group.blockers.includes(card)) === true,
  unblocked: (duel, card) =>
    duel.turn.step !== 'declareAttackers' &&
    duel.combat?.groups.some((group) => !group.blocked && group.attackers.includes(card)) === true,
  token: (duel, card) => card >= 0 && duel.faces[cardAt(duel, card).face]?.token === true,
  attackedThisTurn: (duel, card) =>
    card >= 0 &&
    duel.memory.some(
      (fact) =>
        fact.kind === 'attacked' && fact.who === card && fact.incarnation === cardAt(duel, card).incarnation,
    ),
  settled: (duel, card) => card >= 0 && duel.board[card]?.settled === looksOf(duel, card).controller,
  foughtThisCombat: (duel, card) =>
    card >= 0 &&
    thisCombat(duel).some(
      (fact) =>
        (fact.kind === 'attacked' || fact.kind === 'blocked') &&
        fact.who === card &&
        fact.incarnation === cardAt(duel, card).incarnation,
    ),
  enchanted: (duel, card) => duel.battlefield.some((other) => duel.board[other]?.attachedTo === card),
};
