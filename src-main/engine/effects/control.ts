/** Effects about effects: order, choice, condition, repetition, delay. */
import type { Act, Duel, Thing } from '../value/duel.ts';
import { pickByChance } from '../value/chance.ts';
import { readAmount } from '../reading/amounts.ts';
import { isTrue } from '../reading/conditions.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { abilityAt, faceAt, numberOf } from '../faces/faces.ts';
import type { EffectFrame } from '../value/frame.ts';
import { keepSlot, pop, push, retop, slotsOf, takeReturned } from '../value/stack.ts';
import type { Cost } from '../language/cost.ts';
import type { ChooseWord } from '../language/effects/choose.ts';
import { manaOf, NO_MANA, type ManaAmount } from '../language/mana.ts';
import { cannotPayOther, costChoice, payOther } from '../casting/costs.ts';
import { canPay as canPayMana } from '../payment/planPayment.ts';
import { chooseForEntering } from '../events/move.ts';
import { COLOURS, LAND_TYPES } from '../../../src-shared/duel/words.ts';
import { change } from '../changes/permanents.ts';
import { cardThing, isThere } from '../value/things.ts';
import { declineDuty } from '../timing/duties.ts';
import { touch } from '../value/derived.ts';
import { linkWith } from './linked.ts';
import { byChance, child, contextIn, type Handlers } from './tools.ts';

export const CONTROL: Handlers<
  | 'sequence'
  | 'modes'
  | 'may'
  | 'pays'
  | 'if'
  | 'forEach'
  | 'repeat'
  | 'keep'
  | 'choose'
  | 'chooseWord'
  | 'delayed'
> = {
  sequence: (duel, frame, effect) => {
    const next = effect.of[frame.stage];
    if (!next) return pop(duel);
    retop(duel, { ...frame, stage: frame.stage + 1 });
    child(duel, frame, next);
  },

  // Settled at announcement; a trigger or a text without announcement takes the first.
  modes: (duel, frame, effect) => {
    const { modes } = frame.act;
    pop(duel);
    for (const mode of modes.length > 0 ? [...modes].reverse() : [0]) {
      const chosen = effect.of[mode];
      if (chosen) child(duel, frame, chosen.effect);
    }
  },

  may: (duel, frame, effect) => {
    if (frame.stage === 0) {
      const seat = readSeats(duel, contextIn(duel, frame), effect.who)[0];
      if (seat === undefined) return pop(duel);
      retop(duel, { ...frame, stage: 1 });
      push(duel, { kind: 'yesNo', seat, by: seat, act: frame.act, node: frame.node });
      return;
    }
    const yes = takeReturned(duel) === 1;
    pop(duel);
    if (!yes) return;
    if (effect.slot) keepSlot(duel, effect.slot, 1);
    child(duel, frame, effect.effect);
  },

  pays: (duel, frame, effect) => {
    const seat = readSeats(duel, contextIn(duel, frame), effect.who)[0];
    if (seat === undefined) return pop(duel);
    switch (frame.stage) {
      case 0: {
        if (!canPay(duel, seat, frame, effect.cost)) return decline(duel, frame, effect.otherwise);
        retop(duel, { ...frame, stage: 1 });
        push(duel, { kind: 'yesNo', seat, by: seat, act: frame.act, node: frame.node });
        return;
      }
      case 1:
        if (takeReturned(duel) !== 1) return decline(duel, frame, effect.otherwise);
        retop(duel, { ...frame, stage: 2 });
        askCost(duel, seat, frame, effect.cost);
        return;
      case 2: {
        const chosen = takeReturned(duel);
        retop(duel, { ...frame, stage: 3, list: Array.isArray(chosen) ? (chosen as readonly Thing[]) : [] });
        const mana = manaIn(duel, frame, effect.cost);
        if (mana !== NO_MANA)
          push(duel, { kind: 'pay', seat, amount: mana, uses: frame.pay ?? [], stage: 0 });
        else duel.returned = 1;
        return;
      }
      default: {
        const paid = takeReturned(duel) === 1;
        if (!paid) return decline(duel, frame, effect.otherwise);
        pop(duel);
        if (effect.then) child(duel, frame, effect.then);
        const cards = frame.list.flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
        payOther(duel, seat, frame.act.source.card, effect.cost, [cards]);
      }
    }
  },

  if: (duel, frame, effect) => {
    const part = isTrue(duel, contextIn(duel, frame), effect.condition) ? effect.then : effect.otherwise;
    pop(duel);
    if (part) child(duel, frame, part);
  },

  forEach: (duel, frame, effect) => {
    const list = frame.stage === 0 ? readRef(duel, contextIn(duel, frame), effect.of) : frame.list;
    const next = list[frame.stage];
    if (!next) return pop(duel);
    retop(duel, { ...frame, stage: frame.stage + 1, list });
    child(duel, frame, effect.effect, next);
  },

  repeat: (duel, frame, effect) => {
    if (frame.stage >= readAmount(duel, contextIn(duel, frame), effect.times)) return pop(duel);
    retop(duel, { ...frame, stage: frame.stage + 1 });
    child(duel, frame, effect.effect);
  },

  keep: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    pop(duel);
    const value = effect.what
      ? readRef(duel, context, effect.what)
      : effect.amount === undefined
        ? undefined
        : readAmount(duel, context, effect.amount);
    if (value === undefined) return;
    keepSlot(duel, effect.slot, value);
    if (effect.linked) linkWith(duel, frame, effect.slot, value);
  },

  choose: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    if (frame.stage === 1) {
      const chosen = takeReturned(duel);
      pop(duel);
      const things = Array.isArray(chosen) ? (chosen as readonly Thing[]) : [];
      keepSlot(duel, effect.slot, things);
      // A player chosen as something enters stays with it.
      if (things.length > 0 && things.every(({ kind }) => kind === 'seat'))
        chooseForEntering(duel, frame.act.source.card, { chosen: { [effect.slot]: things } });
      return;
    }
    const from = readRef(duel, context, effect.from);
    const most = Math.min(from.length, readAmount(duel, context, effect.most));
    const least = Math.min(most, readAmount(duel, context, effect.least));
    retop(duel, { ...frame, stage: 1 });
    if (effect.atRandom) {
      duel.returned = byChance(duel, from, most);
      return;
    }
    const seat = readSeats(duel, context, effect.by)[0] ?? frame.act.you;
    push(duel, { kind: 'choose', seat, by: seat, what: 'effect', from, least, most });
  },

  chooseWord: (duel, frame, effect) => {
    if (frame.stage === 0) {
      const seat = readSeats(duel, contextIn(duel, frame), effect.by)[0] ?? frame.act.you;
      retop(duel, { ...frame, stage: 1 });
      const words = wordsOf(duel, frame, effect);
      if (effect.atRandom) duel.returned = words.length === 0 ? 0 : pickByChance(duel, words, String);
      else push(duel, { kind: 'word', seat, by: seat, words });
      return;
    }
    const word = takeReturned(duel);
    pop(duel);
    if (typeof word !== 'string') return;
    keepSlot(duel, effect.slot, word);
    keepChosen(duel, frame, effect.slot, word);
  },

  delayed: (duel, frame, effect) => {
    pop(duel);
    const act: Act = {
      ...frame.act,
      slots: { ...slotsOf(duel), ...(frame.each ? { each: [frame.each] } : {}) },
    };
    const node = numberOf(abilityAt(duel, frame.act), effect.effect);
    const id = duel.nextId++;
    duel.effects.push({
      kind: 'delayed',
      id,
      stamp: id,
      you: frame.act.you,
      source: frame.act.source,
      until: effect.thisTurn ? 'endOfTurn' : 'whileInPlay',
      moment: effect.moment,
      act,
      node,
      ...(effect.eachTime ? { eachTime: true } : {}),
    });
  },
};

export const wordsFor = (of: 'colour' | 'landType'): readonly string[] =>
  of === 'colour' ? COLOURS : LAND_TYPES;

/** What may be named: of creature types those in some decks. */
function wordsOf(duel: Duel, frame: EffectFrame, { of, decksOf }: ChooseWord): readonly string[] {
  if (of !== 'creatureType') return wordsFor(of);
  const seats = decksOf ? readSeats(duel, contextIn(duel, frame), decksOf) : [];
  const types = duel.cards.flatMap(({ owner, brought, face }) => {
    if (face < 0 || !seats.includes(brought ?? owner)) return [];
    const found = faceAt(duel, face);
    return found.types.includes('creature') && !found.token ? found.subtypes : [];
  });
  return [...new Set(types)].sort();
}

/** A word chosen as something enters, or by an ability of a permanent, stays with it. */
function keepChosen(duel: Duel, { act }: EffectFrame, slot: string, word: string): void {
  const { card, incarnation } = act.source;
  if (chooseForEntering(duel, card, { chosen: { [slot]: word } })) return;
  const permanent = duel.board[card];
  if (!permanent || !isThere(duel, { kind: 'card', card, incarnation })) return;
  change(duel, card, { chosen: { ...permanent.chosen, [slot]: word } });
  touch(duel);
}

export function manaIn(duel: Duel, frame: EffectFrame, costs: readonly Cost[]): ManaAmount {
  const cost = costs.find((part) => part.kind === 'mana');
  if (!cost) return NO_MANA;
  const mana = manaOf(cost.mana);
  if (cost.x === undefined) return mana;
  return { ...mana, generic: mana.generic + mana.x * readAmount(duel, contextIn(duel, frame), cost.x), x: 0 };
}

function canPay(duel: Duel, seat: number, frame: EffectFrame, costs: readonly Cost[]): boolean {
  return (
    !cannotPayOther(duel, seat, frame.act.source.card, costs) &&
    canPayMana(duel, seat, manaIn(duel, frame, costs))
  );
}

function decline(duel: Duel, frame: EffectFrame, otherwise: Parameters<typeof child>[2] | undefined): void {
  pop(duel);
  declineDuty(duel, frame.act);
  if (otherwise) child(duel, frame, otherwise);
}

/** One choice of cards, where a cost leaves one. */
function askCost(duel: Duel, seat: number, frame: EffectFrame, costs: readonly Cost[]): void {
  const { card } = frame.act.source;
  const [choice] = costs.flatMap((cost) => costChoice(duel, seat, card, cost) ?? []);
  if (!choice) {
    duel.returned = [];
    return;
  }
  const { kind, count } = choice;
  const from = choice.candidates.map((other) => cardThing(duel, other));
  push(duel, {
    kind: 'choose',
    seat,
    by: seat,
    what: kind === 'discard' ? 'discard' : 'sacrifice',
    from,
    least: count,
    most: count,
  });
}
