/** Mana in pools, and mana that is made to be given. */
import type { Act, Duel } from '../value/duel.ts';
import { symbolsOf } from '../casting/origins.ts';
import { manaSources } from '../casting/mana.ts';
import { unitsOf } from '../payment/units.ts';
import { useMana } from '../casting/useMana.ts';
import { addToPool, emptyPool, NO_POOL } from '../changes/players.ts';
import { readAmount } from '../reading/amounts.ts';
import { readPermanents, readSeats } from '../reading/refs.ts';
import { abilitiesOf, faceAt } from '../faces/faces.ts';
import type { EffectFrame } from '../value/frame.ts';
import { tie } from '../payment/tied.ts';
import { answerIn, give, goOn, pop, push, slotsOf } from '../value/stack.ts';
import type { Ability } from '../language/ability.ts';
import type { AddMana } from '../language/effects/addMana.ts';
import { COLOURS, MANA } from '../../../src-shared/duel/words.ts';
import { cardsOf, cardThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { contextIn, meantBy, type Handlers } from './tools.ts';

export const POOLS: Handlers<'addMana' | 'emptyPool' | 'doublePool' | 'takePool' | 'drawMana' | 'permit'> = {
  addMana: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    const choices = symbolsOf(duel, context, effect);
    const seats = meantBy(duel, frame, 'who');
    if (frame.stage === 'start' && asksKind(frame, effect, choices))
      return askKind(duel, frame, seats[0], choices);
    const place =
      frame.stage === 'said'
        ? choices.findIndex((symbols) => wordFor(symbols) === answerIn(frame, 'word'))
        : (frame.act.modes[0] ?? 0);
    const units = unitsOf(choices[place] ?? '', readAmount(duel, context, effect.times));
    pop(duel);
    for (const seat of seats) {
      addToPool(duel, seat, units);
      if (effect.only) tie(duel, seat, units, effect.only, frame.act.source);
    }
  },

  emptyPool: (duel, frame, effect) => {
    const seats = readSeats(duel, contextIn(duel, frame), effect.who);
    pop(duel);
    for (const seat of seats) emptyPool(duel, seat);
  },

  doublePool: (duel, frame, { who }) => {
    const seats = readSeats(duel, contextIn(duel, frame), who);
    pop(duel);
    for (const seat of seats) addToPool(duel, seat, duel.pools[seat] ?? NO_POOL);
  },

  takePool: (duel, frame, { from, to }) => {
    const context = contextIn(duel, frame);
    const taker = readSeats(duel, context, to)[0];
    const givers = readSeats(duel, context, from);
    pop(duel);
    for (const seat of givers) {
      const mana = duel.pools[seat] ?? NO_POOL;
      if (emptyPool(duel, seat) > 0 && taker !== undefined) addToPool(duel, taker, mana);
    }
  },

  drawMana: (duel, frame, { from }) => {
    const list =
      frame.at === undefined
        ? readPermanents(duel, contextIn(duel, frame), from).map((card) => cardThing(duel, card))
        : frame.list;
    drawNext(duel, { ...frame, at: frame.at ?? 0, list });
  },

  permit: (duel, frame, { gives, until }) => {
    pop(duel);
    const id = duel.nextId++;
    const { act } = frame;
    duel.effects.push({
      kind: 'permit',
      id,
      stamp: id,
      you: act.you,
      source: act.source,
      until,
      at: {
        face: act.face,
        ability: placeOf(duel, act, gives.ability),
        act: { ...act, slots: slotsOf(duel) },
      },
    });
  },
};

/** Mana that depends on something else may leave a choice that was not made as it was announced. */
const asksKind = ({ act }: EffectFrame, { origin }: AddMana, choices: readonly string[]): boolean =>
  origin !== undefined && choices.length > 1 && act.modes.length === 0;

/** Kinds of mana by their names. */
const wordFor = (symbols: string): string =>
  COLOURS[(MANA as readonly string[]).indexOf(symbols)] ?? 'colorless';

function askKind(
  duel: Duel,
  frame: EffectFrame<'addMana'>,
  seat: number | undefined,
  choices: readonly string[],
): void {
  if (seat === undefined) return pop(duel);
  goOn(duel, frame, { stage: 'said' });
  push(duel, { kind: 'word', seat, by: seat, words: choices.map(wordFor) });
}

/** Permanent by permanent: its controller says which mana where it could give several, then it gives it. */
function drawNext(duel: Duel, frame: EffectFrame<'drawMana'> & { readonly at: number }): void {
  const [card] = cardsOf(frame.list.slice(frame.at, frame.at + 1));
  if (card === undefined) return pop(duel);
  const { controller } = looksOf(duel, card);
  const uses = manaSources(duel, controller)
    .filter((source) => source.card === card)
    .flatMap(({ ability, choices }) => choices.map((units, choice) => ({ card, ability, choice, units })));
  const words = uses.map(({ units }) => wordFor(MANA[units.findIndex((count) => count > 0)] ?? 'C'));
  if (frame.stage === 'start') {
    goOn(duel, frame, { stage: 'said' });
    if (new Set(words).size > 1)
      push(duel, { kind: 'word', seat: controller, by: controller, words: [...new Set(words)] });
    else give(duel, { word: words[0] ?? '' });
    return;
  }
  goOn(duel, frame, { stage: 'start', at: frame.at + 1 });
  const use = uses[words.indexOf(answerIn(frame, 'word'))];
  if (use) useMana(duel, controller, { card, ability: use.ability, choice: use.choice });
}

const placeOf = (duel: Duel, { face }: Act, ability: Ability): number =>
  abilitiesOf(faceAt(duel, face)).indexOf(ability);
