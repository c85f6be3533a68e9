/** What a reply would lead to if nobody answers: tried on a copy, with everybody passing. */
import type { DuelEvent } from '../../../src-shared/duel/events.ts';
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { Duel, Seat, Thing } from '../value/duel.ts';
import { answer } from './answer.ts';
import { clone } from '../value/duel.ts';
import { sameThing } from '../value/things.ts';
import { knows } from '../knowledge/knowledge.ts';
import { fallback } from '../questions/fallback.ts';
import type { QuestionKind, Reply } from '../../../src-shared/duel/question.ts';
import { everySeat, purseOf } from '../value/seats.ts';

/** Replies tried before the preview gives up looking further. */
const FURTHEST = 200;

const NOTHING: Preview = { leaving: [], damage: [], life: [] };

/** Letting everything pass, or having mana drawn without asking: no choice of anybody's. */
const NO_CHOICES: readonly QuestionKind[] = ['act', 'block', 'mana'];

/** Goes on with harmless replies until the chain is empty and the combat over, or chance would have to decide. */
export function preview(duel: Duel, reply: Reply): Preview {
  const tried = clone(duel);
  tried.attentive = tried.attentive.map(() => false);
  const events: DuelEvent[] = [];
  const hear = (event: DuelEvent): void => {
    events.push(event);
  };
  const refusal = answer(tried, reply, hear);
  if (refusal) return { ...NOTHING, refusal };
  let guessed = false;
  for (let step = 0; step < FURTHEST && isUnsettled(tried, duel); step++) {
    guessed ||= !NO_CHOICES.includes(tried.question?.kind ?? 'act');
    answer(tried, fallback(tried), hear);
  }
  if (isUnknown(duel, tried, events)) return { ...NOTHING, unknown: true };
  return {
    ...(guessed && { guessed }),
    leaving: duel.battlefield.filter(
      (card) => tried.cards[card]?.incarnation !== duel.cards[card]?.incarnation,
    ),
    damage: damageIn(events),
    life: everySeat(duel).map((seat) => ({
      seat,
      before: purseOf(duel, seat).life,
      after: purseOf(tried, seat).life,
    })),
  };
}

function isUnsettled(tried: Duel, before: Duel): boolean {
  if (tried.result || !tried.question || tried.turn.number !== before.turn.number) return false;
  if (tried.chance !== before.chance) return false;
  return tried.chain.length > 0 || tried.combat !== undefined || tried.question.kind !== 'act';
}

/** A foretelling must not tell what lies in a library or in the hand of another; a plain draw does not. */
function isUnknown(before: Duel, after: Duel, events: readonly DuelEvent[]): boolean {
  if (after.chance !== before.chance) return true;
  const seat = before.question?.for ?? 0;
  return events.some((event) => {
    if (event.kind === 'revealed') return event.cards.some((card) => isHidden(before, seat, card));
    return event.kind === 'moved' && event.cause !== 'draw' && isHidden(before, seat, event.card);
  });
}

function isHidden(duel: Duel, seat: Seat, card: number): boolean {
  const record = duel.cards[card];
  return record !== undefined && !knows(duel, seat, record);
}

function damageIn(events: readonly DuelEvent[]): Preview['damage'] {
  const found: { to: Thing; amount: number }[] = [];
  for (const event of events) {
    if (event.kind !== 'damaged') continue;
    const known = found.find(({ to }) => sameThing(to, event.to));
    if (known) known.amount += event.amount;
    else found.push({ to: event.to, amount: event.amount });
  }
  return found;
}
