/** What a reply would lead to if nobody answers: tried on a copy, with everybody passing. */
import type { Preview } from '../../src-shared/duel/preview.ts';
import type { Duel } from './duel.ts';
import { answer } from './answer.ts';
import { clone } from './duel.ts';
import { fallback } from './questions/fallback.ts';
import type { Reply } from '../../src-shared/duel/question.ts';
import { everySeat, purseOf } from './seats.ts';

/** Replies tried before the preview gives up looking further. */
const FURTHEST = 200;

/** Goes on with harmless replies until the chain is empty and the combat over, or chance would have to decide. */
export function preview(duel: Duel, reply: Reply): Preview {
  const tried = clone(duel);
  tried.attentive = tried.attentive.map(() => false);
  const refusal = answer(tried, reply);
  if (refusal) return { refusal, leaving: [], life: [] };
  for (let step = 0; step < FURTHEST && isUnsettled(tried, duel); step++) answer(tried, fallback(tried));
  return {
    leaving: duel.battlefield.filter(
      (card) => tried.cards[card]?.incarnation !== duel.cards[card]?.incarnation,
    ),
    life: everySeat(duel).map((seat) => ({
      seat,
      before: purseOf(duel, seat).life,
      after: purseOf(tried, seat).life,
    })),
  };
}

function isUnsettled(tried: Duel, before: Duel): boolean {
  if (tried.result || !tried.question || tried.turn.number !== before.turn.number) return false;
  if (tried.chance.state !== before.chance.state) return false;
  return tried.chain.length > 0 || tried.combat !== undefined || tried.question.kind !== 'act';
}
