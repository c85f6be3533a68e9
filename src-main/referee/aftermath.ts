/** What a duel that is over was like, told by playing its journal again. */
import type { EndReason } from '../../src-shared/campaign.ts';
import type { LossReason } from '../../src-shared/duel/events.ts';
import type { Result } from '../../src-shared/duel/things.ts';
import { answer, newDuel, type CardNumber, type Duel, type Seat, type Sink } from '../engine/index.ts';
import { faceAt } from '../engine/position.ts';
import type { DuelRecord } from './ports.ts';

export interface Aftermath {
  readonly result: Result;
  readonly turns: number;
  /** Who took the first turn; absent where it was never taken. */
  readonly first?: Seat;
  readonly why: EndReason;
  /** What a card of the decks is, and who brought it; undefined: it came up in the duel alone. */
  readonly dealt: (card: CardNumber) => { readonly name: string; readonly seat: Seat } | undefined;
}

/** Undefined: it is not over. */
export function aftermathOf(record: DuelRecord): Aftermath | undefined {
  const { result, turn } = record.summary;
  if (!result) return undefined;
  const told: { first?: Seat; lost?: LossReason } = {};
  const hear: Sink = (event) => {
    if (event.kind === 'turnBegan' && event.seats[0] !== undefined) told.first ??= event.seats[0];
    if (event.kind === 'lost') told.lost = event.why;
  };
  const duel = newDuel(record.setup, hear);
  const dealt = duel.cards.map(({ face, owner }) => ({ name: faceAt(duel, face).name, seat: owner }));
  goThrough(duel, record, hear);
  return {
    ...{ result, turns: turn, dealt: (card) => dealt[card] },
    ...(told.first !== undefined && { first: told.first }),
    why: result.kind === 'draw' ? result.why : (told.lost ?? 'effect'),
  };
}

/** An engine that was corrected since may take the replies only so far: the result is the one that was written down. */
function goThrough(duel: Duel, { replies }: DuelRecord, hear: Sink): void {
  for (const reply of replies) {
    try {
      if (answer(duel, reply, hear)) return;
    } catch {
      return;
    }
  }
}
