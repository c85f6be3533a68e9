/** Objects put into another zone: of their owners, or into play. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { shuffleLibrary } from '../changes/zones.ts';
import { readPermanents, readRef, readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { answerIn, goOn, keepSlot, pop } from '../value/stack.ts';
import type { Move } from '../language/effects/move.ts';
import { cardsOf, isThere } from '../value/things.ts';
import { orderCards } from './libraryOrder.ts';
import { afterMoving, contextIn, onlyMeantBy, reached } from './tools.ts';

/** Where they lie together afterwards, they may be put in an order first. */
export function moveThem(duel: Duel, frame: EffectFrame<'move'>, effect: Move): void {
  const orderer = onlyMeantBy(duel, frame, 'order');
  if (frame.stage === 'ordered') {
    const cards = answerIn(frame, 'order');
    // The last to be put on top lies there.
    return carry(duel, frame, effect, effect.place === 'bottom' ? cards : cards.toReversed(), orderer);
  }
  const cards = cardsOf(reached(duel, frame, effect.what).filter((thing) => isThere(duel, thing)));
  if (orderer === undefined || cards.length < 2) return carry(duel, frame, effect, cards, orderer);
  goOn(duel, frame, { stage: 'ordered' });
  orderCards(duel, orderer, cards, effect.place === 'bottom' ? 'libraryBottom' : 'libraryTop');
}

function carry(
  duel: Duel,
  frame: EffectFrame,
  effect: Move,
  cards: readonly CardNumber[],
  orderer: Seat | undefined,
): void {
  const context = contextIn(duel, frame);
  const under = effect.under ? readSeats(duel, context, effect.under)[0] : undefined;
  const host = effect.onto ? readPermanents(duel, context, effect.onto)[0] : undefined;
  const shuffling = librariesShuffled(duel, frame, effect);
  const moving = effect.onto && host === undefined ? [] : cards;
  pop(duel);
  if (effect.slot)
    keepSlot(
      duel,
      effect.slot,
      moving.map((card) => afterMoving(duel, card)),
    );
  const entries = moving.map((card): MoveEntry => ({
    card,
    to: effect.to,
    ...(effect.place ? { place: effect.place } : {}),
    ...(effect.shuffled ? { shuffled: true } : {}),
    ...(effect.faceDown ? { faceDown: true } : {}),
    ...(orderer === undefined ? {} : { seenBy: [orderer] }),
    ...(under === undefined ? {} : { under }),
    ...(host === undefined ? {} : { attachedTo: host }),
    ...(effect.tapped ? { tapped: true } : {}),
  }));
  if (entries.length === 0) for (const seat of shuffling) shuffleLibrary(duel, seat);
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries, by: frame.act.you });
}

/** With nothing to put in, whose libraries are shuffled all the same: where the text names their owners. */
function librariesShuffled(duel: Duel, frame: EffectFrame, { what, shuffled }: Move): readonly Seat[] {
  if (!shuffled || what.kind !== 'all' || !what.of) return [];
  return readRef(duel, contextIn(duel, frame), what.of).flatMap((thing) =>
    thing.kind === 'seat' ? [thing.seat] : [],
  );
}
