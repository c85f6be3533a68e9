/** What a card mainly does, in one word, for its picture. One entry for each kind of effect: a missing one does not compile. */
import type { Force } from '../../src-shared/force.ts';
import type { Ability } from '../engine/language/ability.ts';
import type { Amount } from '../engine/language/amount.ts';
import type { Effect, EffectKind } from '../engine/language/effect.ts';
import type { Face } from '../engine/language/face.ts';
import type { Modification } from '../engine/language/modification.ts';
import type { Ref } from '../engine/language/ref.ts';

type Reading<Kind extends EffectKind> = (effect: Extract<Effect, { kind: Kind }>) => Force | undefined;

const nothing = (): undefined => undefined;
const always =
  (force: Force): (() => Force) =>
  () =>
    force;

const FORCES: { [Kind in EffectKind]: Reading<Kind> } = {
  sequence: ({ of }) => firstOf(of),
  modes: ({ of }) => firstOf(of.map(({ effect }) => effect)),
  whichever: ({ of }) => firstOf(of.map(({ effect }) => effect)),
  may: ({ effect }) => forceIn(effect),
  pays: ({ then, otherwise }) => firstOf([then, otherwise]),
  if: ({ then, otherwise }) => firstOf([then, otherwise]),
  forEach: ({ effect }) => forceIn(effect),
  repeat: ({ effect }) => forceIn(effect),
  repeatWhile: ({ effect }) => forceIn(effect),
  flip: ({ win, lose }) => firstOf([win, lose]),
  delayed: ({ effect }) => forceIn(effect),
  oneAtRandom: ({ of }) => firstOf(of),
  damage: ({ to }) => (isMany(to) ? 'sweep' : 'damage'),
  divideDamage: always('damage'),
  throwDown: always('sweep'),
  destroy: ({ what }) => (isMany(what) ? 'sweep' : 'destroy'),
  sacrifice: always('destroy'),
  sacrificeIt: nothing,
  equalise: always('sweep'),
  move: ({ what, to }) => movedTo(what, to),
  stayOut: always('return'),
  redeal: always('draw'),
  prevent: always('prevent'),
  regenerate: always('heal'),
  gainLife: always('heal'),
  setLife: always('heal'),
  loseLife: always('drain'),
  poison: always('drain'),
  loseDuel: always('drain'),
  winDuel: always('draw'),
  draw: always('draw'),
  replaceDraws: always('draw'),
  lookAtTop: always('search'),
  look: always('search'),
  reveal: always('search'),
  revealUntil: always('search'),
  revealHand: always('search'),
  search: always('search'),
  shuffle: nothing,
  nameCard: nothing,
  mill: always('discard'),
  discard: always('discard'),
  tap: always('tap'),
  untap: always('tap'),
  skipPhases: always('tap'),
  gains: ({ mods }) => mods.map(forceOfChange).find((force) => force !== undefined),
  putCounters: ({ counter }) => (counter.startsWith('-') ? 'weaken' : 'growth'),
  scatterCounters: ({ counter }) => (counter.startsWith('-') ? 'weaken' : 'growth'),
  removeCounters: always('weaken'),
  create: always('token'),
  createCopy: always('token'),
  createPicked: always('token'),
  pickFromDecks: nothing,
  becomeCopy: always('change'),
  takeShape: always('change'),
  changeWords: always('change'),
  attach: nothing,
  counter: always('counter'),
  copySpell: always('change'),
  retarget: always('change'),
  addMana: always('mana'),
  doublePool: always('mana'),
  takePool: always('mana'),
  drawMana: always('mana'),
  emptyPool: always('drain'),
  extraTurn: always('turn'),
  extraPhases: always('turn'),
  endTurn: always('turn'),
  command: always('steal'),
  exchangeControl: always('steal'),
  changeOwner: always('steal'),
  play: nothing,
  mayPlay: nothing,
  permit: nothing,
  removeFromCombat: always('prevent'),
  makeBlock: always('tap'),
  setRule: nothing,
  keep: nothing,
  choose: nothing,
  chooseWord: nothing,
  chooseOption: nothing,
  chooseNumber: nothing,
  rollNumber: nothing,
  paysAny: nothing,
  remember: nothing,
};

/** The first ability that does something tells; a spell's own effect stands before the others. */
export function forceOf({ abilities }: Face): Force | undefined {
  const spells = abilities.filter(({ kind }) => kind === 'spell');
  const others = abilities.filter(({ kind }) => kind !== 'spell');
  return [...spells, ...others].map(forceOfAbility).find((force) => force !== undefined);
}

function forceOfAbility(ability: Ability): Force | undefined {
  if ('effect' in ability) return forceIn(ability.effect);
  if (ability.kind === 'static') return ability.mods.map(forceOfChange).find((force) => force !== undefined);
  return undefined;
}

function forceIn(effect: Effect): Force | undefined {
  return (FORCES[effect.kind] as Reading<EffectKind>)(effect);
}

/** What mostly comes along with something else, and tells less of a card than that. */
const COMPANIONS: ReadonlySet<Force> = new Set(['growth', 'change', 'search', 'tap']);

function firstOf(effects: readonly (Effect | undefined)[]): Force | undefined {
  const forces = effects.flatMap((effect) => (effect && forceIn(effect)) ?? []);
  return forces.find((force) => !COMPANIONS.has(force)) ?? forces[0];
}

/** Everything that fits, rather than what was aimed at. */
const isMany = (ref: Ref): boolean => ref.kind === 'all';

type Destination = Extract<Effect, { kind: 'move' }>['to'];

function movedTo(what: Ref, to: Destination): Force | undefined {
  if (to === 'battlefield') return 'raise';
  if (to === 'hand' || to === 'library') return 'return';
  if (to === 'chain' || to === 'ante' || to === 'nowhere') return undefined;
  return isMany(what) ? 'sweep' : 'destroy';
}

function forceOfChange(mod: Modification): Force | undefined {
  if (mod.kind === 'control') return 'steal';
  if (mod.kind === 'bonus') return isLess(mod.power) || isLess(mod.toughness) ? 'weaken' : 'growth';
  if (mod.kind === 'loseKeyword' || mod.kind === 'loseAbilities') return 'weaken';
  if (mod.kind === 'addKeyword' || mod.kind === 'grant') return 'growth';
  return 'change';
}

const isLess = (amount: Amount): boolean => typeof amount === 'number' && amount < 0;
