/** How a duel began, told by setting it up again. */
import type { Beginning } from '../../src-shared/beginning.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { newDuel, type Duel, type Sink } from '../engine/index.ts';
import { faceAt } from '../engine/position.ts';
import { faceInWords } from './faces.ts';
import type { DuelRecord } from './ports.ts';

/** Undefined: it began in a position, or with more than two. */
export function beginningOf({ setup, summary }: DuelRecord): Beginning | undefined {
  if (setup.position || setup.seats.length !== 2) return undefined;
  const told: { coin?: 'heads' | 'tails'; seat?: number } = {};
  const hear: Sink = (event) => {
    if (event.kind !== 'coin' || told.coin) return;
    told.coin = event.face;
    told.seat = event.seat;
  };
  const duel = newDuel(setup, hear);
  return {
    seat: told.seat ?? setup.lostLast ?? 0,
    ...(told.coin && { coin: told.coin }),
    mayChoose: duel.question?.kind === 'start',
    antes: duel.antes.map((cards) => cards.map((card) => faceOf(duel, card, summary.rulebook))),
  };
}

const faceOf = (duel: Duel, card: number, rulebook: Rulebook) =>
  faceInWords(faceAt(duel, duel.cards[card]?.face ?? 0), rulebook);
