/** Questions in the middle of effects: some of these things, yes or no, a word, an order. */
import type { Duel, Thing } from '../value/duel.ts';
import { hasThing } from '../value/things.ts';
import { decidedFor } from '../value/decided.ts';
import { hasRepeat } from '../casting/targets.ts';
import { cannotBeSource } from '../casting/useMana.ts';
import { shuffleLibrary } from '../changes/zones.ts';
import type {
  AfterSearchFrame,
  ChooseFrame,
  DivideFrame,
  OrderFrame,
  WordFrame,
  YesNoFrame,
} from '../value/frame.ts';
import { give, goOn, pop, top } from '../value/stack.ts';
import type { ChoiceLimit } from '../../../src-shared/duel/options.ts';
import type { Question, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';

/** What was decided before, as far as it is still there; with one possible answer that is given at once. */
export function stepChoose(duel: Duel, frame: ChooseFrame): Question | undefined {
  const decided = decidedFor(duel, 'choose');
  if (decided) {
    pop(duel, { choose: decided.filter((thing) => hasThing(frame.from, thing)) });
    return undefined;
  }
  if (frame.most === 0 || frame.from.length <= frame.least) {
    pop(duel, { choose: frame.most === 0 ? [] : frame.from });
    return undefined;
  }
  return { seat: frame.by, for: frame.seat, kind: 'choose' };
}

export function stepYesNo(duel: Duel, { by, seat }: YesNoFrame): Question | undefined {
  const decided = decidedFor(duel, 'yesNo');
  if (decided === undefined) return { seat: by, for: seat, kind: 'yesNo' };
  pop(duel, { yesNo: decided });
  return undefined;
}

/** Of numbers that have become fewer it is the greatest. */
export function stepWord(duel: Duel, { by, seat, words }: WordFrame): Question | undefined {
  const decided = decidedFor(duel, 'word');
  if (decided === undefined) return { seat: by, for: seat, kind: 'word' };
  pop(duel, { word: words.includes(decided) ? decided : (words.at(-1) ?? decided) });
  return undefined;
}

export const stepDivide = (_duel: Duel, frame: DivideFrame): Question => ({
  seat: frame.seat,
  for: frame.seat,
  kind: 'shares',
});

export const stepOrder = (_duel: Duel, frame: OrderFrame): Question => ({
  seat: frame.seat,
  for: frame.seat,
  kind: 'order',
});

export function stepAfterSearch(duel: Duel, frame: AfterSearchFrame): void {
  pop(duel);
  shuffleLibrary(duel, frame.seat);
}

export function refuseChoice(frame: ChooseFrame, things: readonly Thing[]): ReplyRefusal | undefined {
  if (things.length < frame.least || things.length > frame.most) return { reason: 'wrongNumber' };
  if (hasRepeat(things)) return { reason: 'sameTwice' };
  if (!things.every((thing) => hasThing(frame.from, thing))) return { reason: 'notOffered' };
  if (!frame.limits) return undefined;
  const isWhole = things.every((thing, place) => hasRoom(frame.limits, things.slice(0, place), thing));
  const leavesOut = frame.from.some(
    (thing) => !hasThing(things, thing) && hasRoom(frame.limits, things, thing),
  );
  return isWhole && !leavesOut ? undefined : { reason: 'wrongNumber' };
}

/** Whether this may join what is chosen already. */
export const hasRoom = (
  limits: readonly ChoiceLimit[] = [],
  chosen: readonly Thing[],
  thing: Thing,
): boolean =>
  limits.every(
    (limit) =>
      !hasThing(limit.things, thing) ||
      chosen.filter((other) => hasThing(limit.things, other)).length < limit.most,
  );

/** As many of these, in their order, as the limits leave room for. */
export function chosenInOrder(limits: readonly ChoiceLimit[], things: readonly Thing[]): Thing[] {
  const chosen: Thing[] = [];
  for (const thing of things) if (hasRoom(limits, chosen, thing)) chosen.push(thing);
  return chosen;
}

export const refuseWord = (frame: WordFrame, word: string): ReplyRefusal | undefined =>
  frame.words.includes(word) ? undefined : { reason: 'notOffered' };

export function refuseOrder(frame: OrderFrame, order: readonly number[]): ReplyRefusal | undefined {
  const same =
    order.length === frame.items.length &&
    new Set(order).size === order.length &&
    order.every((item) => frame.items.includes(item));
  return same ? undefined : { reason: 'wrongNumber' };
}

export function refuseDivision(
  { among, total }: DivideFrame,
  shares: readonly number[],
): ReplyRefusal | undefined {
  const fits =
    shares.length === among.length && shares.every((share) => Number.isSafeInteger(share) && share >= 1);
  return fits && shares.reduce((sum, share) => sum + share, 0) === total
    ? undefined
    : { reason: 'wrongTotal' };
}

/** The answer becomes what the frame gives to the one below. */
export function answerChoice(
  duel: Duel,
  frame: ChooseFrame | YesNoFrame | WordFrame | DivideFrame | OrderFrame,
  reply: Reply,
): ReplyRefusal | undefined {
  const wrong: ReplyRefusal = { reason: 'otherQuestion' };
  switch (frame.kind) {
    case 'choose': {
      if (reply.kind !== 'choose') return wrong;
      const refusal = refuseChoice(frame, reply.things);
      if (refusal) return refusal;
      pop(duel, { choose: reply.things });
      return undefined;
    }
    case 'yesNo':
      return reply.kind === 'yesNo' ? decide(duel, frame, reply) : wrong;
    case 'word': {
      if (reply.kind !== 'word') return wrong;
      const refusal = refuseWord(frame, reply.word);
      if (refusal) return refusal;
      pop(duel, { word: reply.word });
      return undefined;
    }
    case 'divide': {
      if (reply.kind !== 'shares') return wrong;
      const refusal = refuseDivision(frame, reply.shares);
      if (refusal) return refusal;
      pop(duel, { divide: reply.shares });
      return undefined;
    }
    case 'order': {
      if (reply.kind !== 'order') return wrong;
      const refusal = refuseOrder(frame, reply.order);
      if (refusal) return refusal;
      pop(duel, { order: reply.order });
      return undefined;
    }
  }
}

/** Whoever says yes to a payment may name the sources for it. */
function decide(
  duel: Duel,
  { seat }: YesNoFrame,
  { yes, pay = [] }: Extract<Reply, { kind: 'yesNo' }>,
): ReplyRefusal | undefined {
  for (const use of pay) {
    const refusal = cannotBeSource(duel, seat, use);
    if (refusal) return refusal;
  }
  pop(duel);
  const asking = top(duel);
  if (pay.length > 0 && asking?.kind === 'effect') goOn(duel, asking, { pay });
  give(duel, { yesNo: yes });
  return undefined;
}
