/** Effects about effects: order, choice, condition, repetition, delay. */
import type { Act, Duel } from '../value/duel.ts';
import { pickByChance } from '../value/chance.ts';
import { readAmount } from '../reading/amounts.ts';
import { isTrue } from '../reading/conditions.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { abilityAt, faceAt, numberOf } from '../faces/faces.ts';
import type { EffectFrame } from '../value/frame.ts';
import { answerIn, give, goOn, keepSlot, pop, push, slotsOf } from '../value/stack.ts';
import type { Cost } from '../language/cost.ts';
import type { ChooseWord } from '../language/effects/choose.ts';
import { NEITHER } from '../language/effects/whichever.ts';
import { manaOf, NO_MANA, type ManaAmount } from '../language/mana.ts';
import { cannotPayOther, costChoice, payOther } from '../casting/costs.ts';
import { canPay as canPayMana, type PaymentWish } from '../payment/planPayment.ts';
import { chooseForEntering } from '../events/move.ts';
import { sourceThing } from '../events/replacing.ts';
import { COLOURS, LAND_TYPES } from '../../../src-shared/duel/words.ts';
import { change } from '../changes/permanents.ts';
import { cardsOf, cardThing, isThere, sameThing } from '../value/things.ts';
import { declineDuty } from '../timing/duties.ts';
import { touch } from '../value/derived.ts';
import { linkWith } from './linked.ts';
import { byChance, child, contextIn, onlyMeantBy, type Handlers } from './tools.ts';

export const CONTROL: Handlers<
  | 'sequence'
  | 'modes'
  | 'whichever'
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
    const { at = 0 } = frame;
    const next = effect.of[at];
    if (!next) return pop(duel);
    goOn(duel, frame, { at: at + 1 });
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

  whichever: (duel, frame, { of, may }) => {
    if (frame.stage === 'start') {
      const seat = frame.act.you;
      const words = [...of.map(({ label }) => label), ...(may ? [NEITHER] : [])];
      goOn(duel, frame, { stage: 'said' });
      push(duel, { kind: 'word', seat, by: seat, words });
      return;
    }
    const word = answerIn(frame, 'word');
    const chosen = of.find(({ label }) => label === word);
    pop(duel);
    if (chosen) child(duel, frame, chosen.effect);
  },

  may: (duel, frame, effect) => {
    if (frame.stage === 'start') {
      const seat = readSeats(duel, contextIn(duel, frame), effect.who)[0];
      if (seat === undefined) return pop(duel);
      goOn(duel, frame, { stage: 'answered' });
      push(duel, { kind: 'yesNo', seat, by: seat, act: frame.act, node: frame.node });
      return;
    }
    pop(duel);
    if (!answerIn(frame, 'yesNo')) return;
    if (effect.slot) keepSlot(duel, effect.slot, 1);
    child(duel, frame, effect.effect);
  },

  pays: (duel, frame, effect) => {
    const seat = onlyMeantBy(duel, frame, 'who');
    if (seat === undefined) return pop(duel);
    switch (frame.stage) {
      case 'start': {
        if (!canPay(duel, seat, frame, effect.cost)) return decline(duel, frame, effect.otherwise);
        if (effect.fromLandsAnyway && canPay(duel, seat, frame, effect.cost, { landsOnly: true })) {
          goOn(duel, frame, { stage: 'chosen' });
          askCost(duel, seat, frame, effect.cost);
          return;
        }
        goOn(duel, frame, { stage: 'answered' });
        push(duel, { kind: 'yesNo', seat, by: seat, act: frame.act, node: frame.node });
        return;
      }
      case 'answered':
        if (!answerIn(frame, 'yesNo')) return decline(duel, frame, effect.otherwise);
        goOn(duel, frame, { stage: 'chosen' });
        askCost(duel, seat, frame, effect.cost);
        return;
      case 'chosen': {
        goOn(duel, frame, { stage: 'paid', list: answerIn(frame, 'choose') });
        const mana = manaIn(duel, frame, effect.cost);
        if (mana !== NO_MANA) push(duel, { kind: 'pay', seat, amount: mana, uses: frame.pay ?? [] });
        else give(duel, { pay: true });
        return;
      }
      case 'paid': {
        if (!answerIn(frame, 'pay')) return decline(duel, frame, effect.otherwise);
        pop(duel);
        if (effect.then) child(duel, frame, effect.then);
        payOther(duel, seat, frame.act.source.card, effect.cost, [cardsOf(frame.list)]);
      }
    }
  },

  if: (duel, frame, effect) => {
    const part = isTrue(duel, contextIn(duel, frame), effect.condition) ? effect.then : effect.otherwise;
    pop(duel);
    if (part) child(duel, frame, part);
  },

  forEach: (duel, frame, effect) => {
    const { at = 0 } = frame;
    const list = frame.at === undefined ? readRef(duel, contextIn(duel, frame), effect.of) : frame.list;
    const next = list[at];
    if (!next) return pop(duel);
    goOn(duel, frame, { at: at + 1, list });
    child(duel, frame, effect.effect, next);
  },

  repeat: (duel, frame, effect) => {
    const { at = 0 } = frame;
    if (at >= readAmount(duel, contextIn(duel, frame), effect.times)) return pop(duel);
    goOn(duel, frame, { at: at + 1 });
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
    if (frame.stage === 'chosen') {
      const things = answerIn(frame, 'choose');
      pop(duel);
      keepSlot(duel, effect.slot, things);
      // A player chosen as something enters stays with it.
      if (things.length > 0 && things.every(({ kind }) => kind === 'seat'))
        chooseForEntering(duel, frame.act.source.card, { chosen: { [effect.slot]: things } });
      return;
    }
    const from = readRef(duel, context, effect.from);
    const most = Math.min(from.length, readAmount(duel, context, effect.most));
    const least = Math.min(most, readAmount(duel, context, effect.least));
    goOn(duel, frame, { stage: 'chosen' });
    if (effect.atRandom) return give(duel, { choose: byChance(duel, from, most) });
    const seat = readSeats(duel, context, effect.by)[0] ?? frame.act.you;
    push(duel, { kind: 'choose', seat, by: seat, what: 'effect', from, least, most });
  },

  chooseWord: (duel, frame, effect) => {
    if (frame.stage === 'start') {
      const seat = readSeats(duel, contextIn(duel, frame), effect.by)[0] ?? frame.act.you;
      const words = wordsOf(duel, frame, effect);
      if (effect.atRandom && words.length === 0) return pop(duel);
      goOn(duel, frame, { stage: 'said' });
      if (effect.atRandom) give(duel, { word: pickByChance(duel, words, String) });
      else push(duel, { kind: 'word', seat, by: seat, words });
      return;
    }
    const word = answerIn(frame, 'word');
    pop(duel);
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
    if (effect.once && waitsAlready(duel, act, node)) return;
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

const waitsAlready = (duel: Duel, { source, ability }: Act, node: number): boolean =>
  duel.effects.some(
    (effect) =>
      effect.kind === 'delayed' &&
      effect.node === node &&
      effect.act.ability === ability &&
      sameThing(sourceThing(effect.act.source), sourceThing(source)),
  );

const WORDS = { colour: COLOURS, landType: LAND_TYPES, either: [...COLOURS, ...LAND_TYPES] } as const;

export const wordsFor = (of: keyof typeof WORDS): readonly string[] => WORDS[of];

/** What a word may become: another of its kind. */
export const otherWords = (word: string): readonly string[] =>
  wordsFor(COLOURS.some((colour) => colour === word) ? 'colour' : 'landType').filter(
    (other) => other !== word,
  );

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

function canPay(
  duel: Duel,
  seat: number,
  frame: EffectFrame,
  costs: readonly Cost[],
  wish: PaymentWish = {},
): boolean {
  return (
    !cannotPayOther(duel, seat, frame.act.source.card, costs) &&
    canPayMana(duel, seat, manaIn(duel, frame, costs), wish)
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
  if (!choice) return give(duel, { choose: [] });
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
