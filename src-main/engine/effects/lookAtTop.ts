/** A player looks at the top cards of a library and says where each of them goes. */
import type { Duel, Seat } from '../value/duel.ts';
import { learn, reveal } from '../changes/zones.ts';
import { readAmount } from '../reading/amounts.ts';
import { fitsCard } from '../reading/filters.ts';
import { happen } from '../events/happen.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, give, goOn, pop, push } from '../value/stack.ts';
import type { LookAtTop } from '../language/effects/library.ts';
import { cardsOf, cardThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { arrange, arrangeByChance, orderCards } from './libraryOrder.ts';
import { contextIn, onlyMeantBy } from './tools.ts';

type LookFrame = EffectFrame<'lookAtTop'>;

/** Some are taken, the rest is divided, and each part is put in an order. */
export function lookAtTop(duel: Duel, frame: LookFrame, effect: LookAtTop): void {
  const seat = onlyMeantBy(duel, frame, 'who');
  const looker = effect.by ? onlyMeantBy(duel, frame, 'by') : seat;
  if (seat === undefined || looker === undefined) return pop(duel);
  switch (frame.stage) {
    case 'start':
      return lookAndTake(duel, frame, effect, seat, looker);
    case 'taken':
      return moveTaken(duel, frame, effect, looker);
    case 'moved':
      return divideRest(duel, frame, effect, looker);
    case 'divided':
      return beginArranging(duel, frame, effect, seat, looker);
    case 'topOrdered':
      arrange(duel, seat, answerIn(frame, 'order'), 'top');
      goOn(duel, frame, { stage: 'bottomOrdered' });
      orderCards(duel, looker, frame.down ?? [], 'libraryBottom');
      return;
    case 'bottomOrdered':
      arrange(duel, seat, answerIn(frame, 'order'), 'bottom');
      pop(duel);
  }
}

function lookAndTake(duel: Duel, frame: LookFrame, effect: LookAtTop, seat: Seat, looker: Seat): void {
  const context = contextIn(duel, frame);
  const cards = (duel.libraries[seat] ?? []).slice(0, readAmount(duel, context, effect.count));
  learn(duel, cards, [looker]);
  const list = cards.map((card) => cardThing(duel, card));
  goOn(duel, frame, { stage: 'taken', list });
  const { take } = effect;
  const from = take
    ? list.filter(
        (thing) =>
          thing.kind === 'card' &&
          fitsCard(duel, context, take.filter, thing.card, looksOf(duel, thing.card)),
      )
    : [];
  const bounds = {
    least: Math.min(take?.least ?? 0, from.length),
    most: Math.min(take?.most ?? 0, from.length),
  };
  push(duel, { kind: 'choose', seat: looker, by: looker, what: 'effect', from, ...bounds });
}

function moveTaken(duel: Duel, frame: LookFrame, { take }: LookAtTop, looker: Seat): void {
  const taken = cardsOf(answerIn(frame, 'choose'));
  // Only so can the others know that it is what it has to be.
  if (take && take.filter.kind !== 'anything' && taken.length > 0) reveal(duel, taken, looker);
  const list = frame.list.filter((thing) => thing.kind === 'card' && !taken.includes(thing.card));
  goOn(duel, frame, { stage: 'moved', list });
  const entries = taken.map((card): MoveEntry => ({ card, to: take?.to ?? 'hand' }));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

/** What goes down is chosen where the text leaves it open. */
function divideRest(duel: Duel, frame: LookFrame, { rest }: LookAtTop, looker: Seat): void {
  goOn(duel, frame, { stage: 'divided' });
  const { length } = frame.list;
  if (rest !== 'either' && rest !== 'oneOnTop') {
    give(duel, { choose: rest === 'bottom' ? frame.list : [] });
    return;
  }
  const down = Math.max(0, length - 1);
  push(duel, {
    kind: 'choose',
    seat: looker,
    by: looker,
    what: 'bottom',
    from: frame.list,
    least: rest === 'either' ? 0 : down,
    most: rest === 'either' ? length : down,
  });
}

function beginArranging(duel: Duel, frame: LookFrame, { rest }: LookAtTop, seat: Seat, looker: Seat): void {
  const down = cardsOf(answerIn(frame, 'choose'));
  const cards = cardsOf(frame.list);
  if (rest === 'graveyard') {
    pop(duel);
    const entries = cards.map((card): MoveEntry => ({ card, to: 'graveyard' }));
    happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
    return;
  }
  if (rest === 'bottomAtRandom') {
    pop(duel);
    arrangeByChance(duel, seat, cards);
    return;
  }
  goOn(duel, frame, { stage: 'topOrdered', down });
  orderCards(
    duel,
    looker,
    cards.filter((card) => !down.includes(card)),
    'libraryTop',
  );
}
