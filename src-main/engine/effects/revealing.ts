/** Cards looked at, shown until the right ones come, and called by their names. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { learn, reveal, shuffleLibrary } from '../changes/zones.ts';
import { readAmount } from '../reading/amounts.ts';
import { fitsCard } from '../reading/filters.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import { faceAt } from '../faces/faces.ts';
import type { EffectFrame, MoveEntry } from '../value/frame.ts';
import { chooseForEntering } from '../events/move.ts';
import { answerIn, goOn, keepSlot, pop, push } from '../value/stack.ts';
import { knows } from '../knowledge/knowledge.ts';
import type { RevealUntil } from '../language/effects/revealUntil.ts';
import { report } from '../value/report.ts';
import { cardsOf, cardThing, hasThing, isThere, seatThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { arrange, orderCards } from './libraryOrder.ts';
import { contextIn, meantBy, onlyMeantBy, type Handlers } from './tools.ts';

export const REVEALING: Handlers<'look' | 'revealUntil' | 'nameCard' | 'chooseOption'> = {
  look: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const seats = readSeats(duel, context, effect.by);
    const cards = cardsOf(readRef(duel, context, effect.what).filter((thing) => isThere(duel, thing)));
    pop(duel);
    learn(duel, cards, seats);
  },

  revealUntil: (duel, frame, effect) => revealUntil(duel, frame, effect),

  nameCard: (duel, frame, effect) => {
    const asked = frame.list.at(-1);
    if (asked?.kind === 'seat') {
      const word = answerIn(frame, 'word');
      keepSlot(duel, `${effect.slot}.${asked.seat}`, word);
      // Named as something enters: it stays with it.
      chooseForEntering(duel, frame.act.source.card, { chosen: { [effect.slot]: word } });
      report(duel, { kind: 'chose', seat: asked.seat, what: word });
    }
    const next = meantBy(duel, frame, 'who').find((seat) => !hasThing(frame.list, seatThing(seat)));
    if (next === undefined) return pop(duel);
    goOn(duel, frame, { list: [...frame.list, seatThing(next)] });
    push(duel, { kind: 'word', seat: next, by: next, words: namesFor(duel, next) });
  },

  chooseOption: (duel, frame, effect) => {
    if (frame.stage === 'start') {
      const seat = onlyMeantBy(duel, frame, 'by') ?? frame.act.you;
      goOn(duel, frame, { stage: 'said' });
      push(duel, { kind: 'word', seat, by: seat, words: effect.of });
      return;
    }
    const word = answerIn(frame, 'word');
    const seat = onlyMeantBy(duel, frame, 'by') ?? frame.act.you;
    pop(duel);
    keepSlot(duel, effect.slot, word);
    report(duel, { kind: 'chose', seat, what: word });
  },
};

/**
 * Any card may be named. First those the player can have met in this duel: cards of the player's own deck, and others
 * that the player knows; a list of all faces of the duel would give other decks away.
 */
function namesFor(duel: Duel, seat: Seat): readonly string[] {
  const names = new Set<string>();
  for (const record of duel.cards)
    if (record.face >= 0 && (record.owner === seat || knows(duel, seat, record)))
      names.add(faceAt(duel, record.face).name);
  return [...new Set([...[...names].sort(), ...(duel.setup.names ?? [])])];
}

/** Those that fit go, and the others follow. */
function revealUntil(duel: Duel, frame: EffectFrame<'revealUntil'>, effect: RevealUntil): void {
  const seat = onlyMeantBy(duel, frame, 'who');
  if (seat === undefined) return pop(duel);
  switch (frame.stage) {
    case 'start':
      return showUntil(duel, frame, effect, seat);
    case 'found':
      return putRestAway(duel, frame, effect, seat);
    case 'ordered':
      arrange(duel, seat, answerIn(frame, 'order'), 'bottom');
      pop(duel);
  }
}

function showUntil(duel: Duel, frame: EffectFrame<'revealUntil'>, effect: RevealUntil, seat: Seat): void {
  const context = contextIn(duel, frame);
  const wanted = readAmount(duel, context, effect.count);
  const shown: CardNumber[] = [];
  const found: CardNumber[] = [];
  for (const card of duel.libraries[seat] ?? []) {
    if (found.length >= wanted) break;
    shown.push(card);
    if (fitsCard(duel, context, effect.filter, card, looksOf(duel, card))) found.push(card);
  }
  reveal(duel, shown, seat);
  const others = shown.filter((card) => !found.includes(card));
  goOn(duel, frame, { stage: 'found', list: others.map((card) => cardThing(duel, card)) });
  const entries = found.map((card): MoveEntry => ({ card, to: effect.to }));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}

function putRestAway(duel: Duel, frame: EffectFrame<'revealUntil'>, { rest }: RevealUntil, seat: Seat): void {
  const cards = cardsOf(frame.list.filter((thing) => isThere(duel, thing)));
  if (rest === 'bottom') {
    goOn(duel, frame, { stage: 'ordered' });
    orderCards(duel, seat, cards, 'libraryBottom');
    return;
  }
  pop(duel);
  if (rest === 'shuffled') return shuffleLibrary(duel, seat);
  const entries = cards.map((card): MoveEntry => ({ card, to: 'graveyard' }));
  happen(duel, { kind: 'move', cause: 'effect', at: -1, entries });
}
