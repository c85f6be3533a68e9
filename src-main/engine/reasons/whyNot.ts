/** Why something cannot be done now. Whatever is offered has no reason; everything else has one. */
import type { Matter, Reason, Why } from '../../../src-shared/duel/why.ts';
import { activatedOf } from '../reading/activated.ts';
import type { Pour } from '../../../src-shared/duel/payment.ts';
import { proposalOfFrame } from '../casting/draft.ts';
import { isPourable, NO_POUR, pourable } from '../casting/pouring.ts';
import { refusePart } from '../casting/replying.ts';
import { manaSources } from '../casting/mana.ts';
import type { CardNumber, Duel, Seat, Thing } from '../value/duel.ts';
import type { WindowFrame } from '../value/frame.ts';
import { knows } from '../knowledge/knowledge.ts';
import { askingFrame } from '../questions/asking.ts';
import { options } from '../questions/options.ts';
import { cardThing, chainThing, hasThing, seatThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { whyNotTarget } from './aiming.ts';
import { whyNotAttack, whyNotBlock, whyNotBlocker } from './fighting.ts';
import { whyNotAbility, whyNotPlay, whyNotUse } from './playing.ts';
import { dutiesFor } from '../timing/duties.ts';

export function whyNot(duel: Duel, seat: Seat, matter: Matter): Why | undefined {
  if (duel.result) return { reason: 'over' };
  if (duel.question?.seat !== seat) return { reason: 'notAsked' };
  switch (matter.kind) {
    case 'card':
      return whyNotCard(duel, seat, matter.card);
    case 'seat':
      return whyNotThing(duel, seatThing(matter.seat));
    case 'chain':
      return whyNotThing(duel, chainThing(matter.id));
    case 'block':
      if (duel.question.kind !== 'block') return { reason: 'notAsked' };
      return whyNotBlock(duel, duel.question.for, matter);
    case 'pour':
      return whyNotCard(duel, seat, matter.card, matter.pour);
    case 'ability':
      if (duel.question.kind !== 'act') return { reason: 'notAsked' };
      if (!duel.board[matter.card]) return { reason: 'notThere' };
      return whyNotAbility(duel, askingFrame(duel, 'window'), duel.question.for, matter.card, matter.ability);
  }
}

function whyNotCard(duel: Duel, seat: Seat, card: CardNumber, pour?: Pour): Why | undefined {
  const record = duel.cards[card];
  if (!record) return { reason: 'notThere' };
  // Nothing is told of a card that this seat does not know, not even by the reason.
  return knows(duel, seat, record) ? whyNotKnown(duel, card, pour) : { reason: 'hidden' };
}

function whyNotKnown(duel: Duel, card: CardNumber, pour: Pour = NO_POUR): Why | undefined {
  const { question } = duel;
  if (!question) return { reason: 'over' };
  switch (question.kind) {
    case 'act': {
      const window = askingFrame(duel, 'window');
      if (dutiesFor(duel, window, question.for).some(({ act }) => act.source.card === card)) return undefined;
      return whyNotDo(duel, window, question.for, card);
    }
    case 'attack':
      return duel.board[card] ? whyNotAttack(duel, card) : { reason: 'notCreature', card };
    case 'block':
      return duel.board[card] ? whyNotBlocker(duel, question.for, card) : { reason: 'notCreature', card };
    case 'mana':
      return whyNotMana(duel, card);
    case 'x':
      return whyNotPoured(duel, card, pour);
    case 'targets':
      return whyNotTarget(duel, askingFrame(duel, 'announce'), cardThing(duel, card));
    default:
      return whyNotThing(duel, cardThing(duel, card));
  }
}

/** Some cards can be used from where they lie, besides being played. */
function whyNotDo(duel: Duel, window: WindowFrame, seat: Seat, card: CardNumber): Why | undefined {
  if (duel.board[card]) return whyNotUse(duel, window, seat, card);
  const play = whyNotPlay(duel, window, seat, card);
  if (!play || activatedOf(duel, card).length === 0) return play;
  const use = whyNotUse(duel, window, seat, card);
  return use?.reason === 'notThere' ? play : use;
}

/** Things among which is chosen: what is offered, and what is not. */
function whyNotThing(duel: Duel, thing: Thing): Why | undefined {
  const offered = options(duel);
  const card = thing.kind === 'card' ? thing.card : undefined;
  switch (offered?.kind) {
    case 'targets':
      return whyNotTarget(duel, askingFrame(duel, 'announce'), thing);
    case 'choose':
    case 'shares':
      return hasThing(offered.things, thing) ? undefined : about('notAmongThem', card);
    case 'costs':
      return card !== undefined && offered.cards.includes(card) ? undefined : about('notAmongThem', card);
    default:
      return about(thing.kind === 'card' ? 'notAmongThem' : 'notAsked', card);
  }
}

function whyNotMana(duel: Duel, card: CardNumber): Why | undefined {
  const frame = askingFrame(duel, 'announce');
  const seat = duel.question?.for ?? 0;
  const source = manaSources(duel, seat, frame.landsOnly).filter((other) => other.card === card);
  if (source.length === 0) return about(idleReason(duel, seat, card), card);
  const isOffered = source.some(({ ability, choices }) =>
    choices.some((_, choice) => !refusePart(duel, frame, { kind: 'mana', use: { card, ability, choice } })),
  );
  return isOffered ? undefined : about('notNeeded', card);
}

function whyNotPoured(duel: Duel, card: CardNumber, pour: Pour): Why | undefined {
  const frame = askingFrame(duel, 'announce');
  const seat = duel.question?.for ?? 0;
  const sources = manaSources(duel, seat, frame.landsOnly).filter((other) => other.card === card);
  if (!isPourable(proposalOfFrame(duel, frame))) return about('notAmongThem', card);
  if (sources.length === 0) return about(idleReason(duel, seat, card), card);
  if (pour.uses.some((use) => use.card === card)) return about('chosenAlready', card);
  if (sources.every(({ price }) => price)) return about('asksForMana', card);
  const isOffered = pourable(duel, frame, pour).uses.some((use) => use.card === card);
  return isOffered ? undefined : about('notNeeded', card);
}

function idleReason(duel: Duel, seat: Seat, card: CardNumber): Reason {
  if (!duel.board[card]) return 'notAmongThem';
  if (looksOf(duel, card).controller !== seat) return 'notYours';
  return duel.board[card].tapped ? 'isTapped' : 'nothingToUse';
}

const about = (reason: Reason, card: CardNumber | undefined): Why =>
  card === undefined ? { reason } : { reason, card };
