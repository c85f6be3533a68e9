/**
 * What an effect is worth to what it happens to, roughly, in cards: above zero one wants it for oneself, below zero
 * for the other side. One entry for each kind of effect and of modification: a missing one does not compile.
 */
import { abilitiesOf } from '../engine/position.ts';
import type { Amount } from '../engine/language/amount.ts';
import type { Effect, EffectKind } from '../engine/language/effect.ts';
import type { Face } from '../engine/language/face.ts';
import type { Modification, ModificationKind } from '../engine/language/modification.ts';
import { sum } from '../../src-shared/sums.ts';

type Worth<Kind extends EffectKind> = (effect: Extract<Effect, { kind: Kind }>) => number;

/** A number that is counted during play is taken for a middling one. */
const MIDDLING = 3;
const about = (amount: Amount): number => (typeof amount === 'number' ? amount : MIDDLING);
const EFFECTS: { [Kind in EffectKind]: Worth<Kind> } = {
  sequence: ({ of }) => sum(of.map(worthOf)),
  modes: ({ of }) => Math.max(...of.map((mode) => worthOf(mode.effect))),
  may: ({ effect }) => Math.max(0, worthOf(effect)),
  pays: ({ then, otherwise }) =>
    (then ? Math.max(0, worthOf(then) - 0.5) : 0) + (otherwise ? worthOf(otherwise) / 2 : 0),
  if: ({ then, otherwise }) => (worthOf(then) + (otherwise ? worthOf(otherwise) : 0)) / 2,
  forEach: ({ effect }) => 2 * worthOf(effect),
  repeatWhile: ({ effect }) => 1.2 * worthOf(effect),
  repeat: ({ times, effect }) => about(times) * worthOf(effect),
  keep: () => 0,
  choose: () => 0,
  chooseWord: () => 0,
  damage: ({ amount }) => -about(amount) / 3,
  prevent: ({ amount }) => (amount === 'all' ? 1 : about(amount) / 3),
  flip: ({ win, lose }) => ((win ? worthOf(win) : 0) + (lose ? worthOf(lose) : 0)) / 2,
  paysAny: () => 0,
  destroy: () => -1.2,
  regenerate: () => 0.5,
  move: ({ to }) =>
    ({
      exile: -1.3,
      hand: -0.6,
      library: -0.9,
      graveyard: -1,
      battlefield: 1.2,
      chain: 0,
      ante: -1,
      nowhere: -1,
    })[to],
  sacrifice: ({ count }) => -about(count),
  sacrificeIt: () => -1,
  equalise: () => -0.5,
  draw: ({ count }) => about(count),
  discard: ({ count }) => (typeof count === 'string' ? -2 : -about(count)),
  mill: ({ count }) => -about(count) / 20,
  shuffle: () => 0,
  search: ({ most }) => about(most),
  lookAtTop: ({ take }) => (take ? 1 : 0.4),
  revealHand: () => -0.2,
  gainLife: ({ amount }) => about(amount) / 5,
  loseLife: ({ amount }) => -about(amount) / 4,
  poison: ({ amount }) => -about(amount) / 3,
  loseDuel: () => -100,
  winDuel: () => 100,
  tap: () => -0.4,
  untap: () => 0.4,
  gains: ({ mods, until }) =>
    sum(mods.map(worthOfMod)) * (until === 'endOfTurn' || until === 'endOfCombat' ? 0.5 : 1),
  putCounters: ({ counter, count }) => (counter.startsWith('-') ? -0.5 : 0.5) * about(count),
  removeCounters: ({ counter, count }) => (counter.startsWith('-') ? 0.5 : -0.5) * about(count),
  create: ({ token, count }) => about(count) * worthOfFace(token),
  becomeCopy: () => 0.5,
  attach: () => 0.5,
  changeWords: () => -0.1,
  counter: () => -1.1,
  copySpell: () => 1,
  addMana: ({ choices, times }) => ((choices[0]?.length ?? 0) * about(times)) / 4,
  emptyPool: () => -0.5,
  delayed: ({ effect }) => worthOf(effect) * 0.8,
  extraTurn: () => 3,
  extraPhases: () => 1.5,
  skipPhases: () => -1,
  command: () => -1.5,
  play: ({ free, otherwise }) => (free ? 1.2 : 0.8) + (otherwise ? worthOf(otherwise) / 4 : 0),
  mayPlay: () => 0.8,
  reveal: () => -0.1,
  revealUntil: ({ count, to }) => (to === 'battlefield' ? 1.2 : 0.8) * about(count),
  look: () => -0.1,
  nameCard: () => 0,
  chooseOption: () => 0,
  whichever: ({ of }) => Math.max(...of.map(({ effect }) => Math.abs(worthOf(effect)))),
  remember: () => 0,
  replaceDraws: ({ effect }) => worthOf(effect) - 1,
  redeal: () => 0.2,
  setRule: () => -0.5,
  retarget: () => 1,
  doublePool: () => 0.5,
  takePool: () => 0.5,
  drawMana: () => -0.2,
  setLife: () => 0.5,
  changeOwner: () => -0.2,
  oneAtRandom: ({ of }) => sum(of.map(worthOf)) / Math.max(1, of.length),
  rollNumber: () => 0,
  throwDown: () => -0.5,
  scatterCounters: ({ counter, count }) => (counter.startsWith('-') ? -0.5 : 0.5) * about(count),
  pickFromDecks: () => 0,
  createPicked: () => 1,
  permit: ({ gives }) => ('effect' in gives.ability ? worthOf(gives.ability.effect) : 0.3),
  removeFromCombat: () => -0.3,
  makeBlock: () => -0.2,
  divideDamage: ({ amount }) => -about(amount) / 4,
  endTurn: () => 1,
  chooseNumber: () => 0,
  createCopy: () => 1.2,
  exchangeControl: () => 0,
  stayOut: () => -1,
  takeShape: () => 0,
};

export function worthOf(effect: Effect): number {
  return (EFFECTS[effect.kind] as Worth<EffectKind>)(effect);
}

type WorthOfMod<Kind extends ModificationKind> = (mod: Extract<Modification, { kind: Kind }>) => number;

const MODS: { [Kind in ModificationKind]: WorthOfMod<Kind> } = {
  bonus: ({ power, toughness }) => (about(power) + about(toughness)) / 4,
  base: ({ power, toughness }) => (about(power) + about(toughness) - 4) / 4,
  addKeyword: ({ keyword }) => (keyword === 'defender' ? -0.6 : 0.4),
  loseKeyword: ({ keyword }) => (keyword === 'defender' ? 0.6 : -0.4),
  grant: ({ ability }) => ('effect' in ability ? worthOf(ability.effect) / 2 : 0.3),
  loseLandwalk: () => -0.3,
  addTypes: () => 0.2,
  setLandType: () => -0.3,
  setColours: () => 0,
  addColours: () => 0,
  control: ({ by }) => (by ? 0.5 : -1.5),
  loseAbilities: () => -0.5,
};

function worthOfMod(mod: Modification): number {
  return (MODS[mod.kind] as WorthOfMod<ModificationKind>)(mod);
}

/** A permanent on the table: its size, its abilities. */
export function worthOfFace(face: Face): number {
  const size = ((face.power ?? 0) + (face.toughness ?? 0)) / 4;
  const abilities = abilitiesOf(face).map((ability) =>
    'effect' in ability ? Math.abs(worthOf(ability.effect)) / 2 : 0.2,
  );
  return size + sum(abilities);
}
