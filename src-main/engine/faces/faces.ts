/** What follows from a face alone, worked out once: its abilities with those they grant, and its first looks. */
import type { AbilityAt, Duel, Looks, Seat } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { Ability } from '../language/ability.ts';
import type { Effect, EffectKind } from '../language/effect.ts';
import type { Face } from '../language/face.ts';
import { coloursOf, colourMask, manaOf, totalOf } from '../language/mana.ts';
import { LAND_TYPES, COLOUR_LETTERS, COLOURS } from '../../../src-shared/duel/words.ts';
import { KEYWORD_ABILITIES, KEYWORD_FACE } from './keywords.ts';
import { KEYWORD, maskOf, SUPERTYPE, TYPE } from '../value/masks.ts';
import { activated } from '../language/abilities.ts';
import { tap } from '../language/costs/tapCost.ts';
import { addMana } from '../language/effects/addMana.ts';

export function faceAt(duel: Duel, face: number): Face {
  const found = duel.faces[face];
  if (!found) throw new Error(`There is no face ${face}.`);
  return found;
}

const abilityTables = new WeakMap<Face, readonly Ability[]>();

/** All abilities of a face: its own first, then those that stand inside them as grants, in order of mention. */
export function abilitiesOf(face: Face): readonly Ability[] {
  const known = abilityTables.get(face);
  if (known) return known;
  const table: Ability[] = [...face.abilities];
  for (let place = 0; place < table.length; place++) collectGrants(table[place], table);
  abilityTables.set(face, table);
  return table;
}

function collectGrants(node: unknown, table: Ability[]): void {
  if (Array.isArray(node)) {
    for (const part of node) collectGrants(part, table);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('kind' in node && node.kind === 'grant' && 'ability' in node) {
    table.push(node.ability as Ability);
    return;
  }
  // A token's own abilities belong to its own face.
  if ('kind' in node && node.kind === 'create') return;
  for (const part of Object.values(node)) collectGrants(part, table);
}

export function abilityAt(duel: Duel, at: { readonly face: number; readonly ability: number }): Ability {
  const table = BROUGHT[at.face] ?? abilitiesOf(faceAt(duel, at.face));
  const found = table[at.ability];
  if (!found) throw new Error(`Face ${at.face} has no ability ${at.ability}.`);
  return found;
}

/** The mana abilities that the basic land types bring along stand on a face of their own. */
const LAND_FACE = -2;
const LAND_ABILITIES: readonly Ability[] = COLOURS.map((colour) =>
  activated(tap, addMana(COLOUR_LETTERS[colour])),
);

const BROUGHT: Readonly<Record<number, readonly Ability[]>> = {
  [LAND_FACE]: LAND_ABILITIES,
  [KEYWORD_FACE]: KEYWORD_ABILITIES,
};

const effectTables = new WeakMap<Ability, readonly Effect[]>();

/** The effects of an ability, numbered from its root in order of mention. */
export function effectsOf(ability: Ability): readonly Effect[] {
  const known = effectTables.get(ability);
  if (known) return known;
  const table: Effect[] = [];
  const root = rootOf(ability);
  if (root) collectEffects(root, table);
  effectTables.set(ability, table);
  return table;
}

function rootOf(ability: Ability): Effect | undefined {
  if (ability.kind === 'instead') {
    const instead = ability.instead;
    if (instead.kind === 'asEnters') return instead.first;
    return 'effect' in instead ? instead.effect : undefined;
  }
  return 'effect' in ability ? ability.effect : undefined;
}

function collectEffects(effect: Effect, table: Effect[]): void {
  table.push(effect);
  for (const part of partsOf(effect)) collectEffects(part, table);
}

/** What an effect of this kind holds, where that is an effect, several, or such with something beside them. */
type Held<Kind extends EffectKind> = Extract<
  Extract<Effect, { kind: Kind }> extends infer One ? One[keyof One] : never,
  Effect | readonly Effect[] | readonly { readonly effect: Effect }[]
>;

/** Kinds of effects in which no other stands. */
type Whole = { [Kind in EffectKind]: [Held<Kind>] extends [never] ? Kind : never }[EffectKind];

/** The effects that stand inside an effect, in order. */
export function partsOf(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case 'sequence':
    case 'oneAtRandom':
      return effect.of;
    case 'modes':
    case 'whichever':
      return effect.of.map((mode) => mode.effect);
    case 'may':
    case 'forEach':
    case 'repeat':
    case 'repeatWhile':
    case 'replaceDraws':
    case 'delayed':
      return [effect.effect];
    case 'prevent':
      return effect.then ? [effect.then] : [];
    case 'flip':
      return [effect.win, effect.lose].filter((part) => part !== undefined);
    case 'if':
      return effect.otherwise ? [effect.then, effect.otherwise] : [effect.then];
    case 'play':
      return effect.otherwise ? [effect.otherwise] : [];
    case 'pays':
      return [effect.then, effect.otherwise].filter((part) => part !== undefined);
    default:
      return none(effect.kind);
  }
}

/** A kind that holds an effect and has no line above does not compile here. */
const none = (_: Whole): readonly Effect[] => [];

const numbers = new WeakMap<Ability, Map<Effect, number>>();

/** The number of an effect inside its ability. */
export function numberOf(ability: Ability, effect: Effect): number {
  let known = numbers.get(ability);
  if (!known) {
    known = new Map(effectsOf(ability).map((part, number) => [part, number]));
    numbers.set(ability, known);
  }
  const number = known.get(effect);
  if (number === undefined) throw new Error(`An effect of kind ${effect.kind} stands in no ability.`);
  return number;
}

const firstLooks = new WeakMap<Face, Map<number, Looks>>();

/** What a card with this face is outside the game's effects, in the hands of this seat. */
export function looksOfFace(duel: Duel, face: number, seat: Seat): Looks {
  const found = faceAt(duel, face);
  let bySeat = firstLooks.get(found);
  if (!bySeat) {
    bySeat = new Map();
    firstLooks.set(found, bySeat);
  }
  const { colours } = editionOf(duel).permanents;
  const key = (face * 16 + seat) * 2 + (colours === 'one' ? 1 : 0);
  let looks = bySeat.get(key);
  if (!looks) {
    looks = makeLooks(found, face, seat, colours);
    bySeat.set(key, looks);
  }
  return looks;
}

function makeLooks(face: Face, number: number, seat: Seat, colours: 'several' | 'one'): Looks {
  const cost = manaOf(face.cost ?? '');
  let keywords = 0;
  const abilities: AbilityAt[] = [];
  face.abilities.forEach((ability, place) => {
    if (ability.kind === 'keyword') keywords |= KEYWORD[ability.keyword];
    else abilities.push({ face: number, ability: place });
  });
  return {
    name: face.name,
    face: number,
    types: maskOf(TYPE, face.types),
    supertypes: maskOf(SUPERTYPE, face.supertypes),
    subtypes: face.subtypes,
    colours:
      colours === 'one' ? firstColour(face) : face.colours ? colourMask(face.colours) : coloursOf(cost),
    power: face.power ?? 0,
    toughness: face.toughness ?? 0,
    cost: totalOf(cost),
    keywords,
    controller: seat,
    abilities,
  };
}

/** Of a card of several colours the one that stands first in its cost. */
function firstColour({ colours, cost = '' }: Face): number {
  const symbol = /[WUBRG]/.exec(cost)?.[0];
  if (colours) return colourMask(colours.slice(0, 1));
  return symbol === undefined ? 0 : coloursOf(manaOf(`{${symbol}}`));
}

/** The mana abilities of the basic land types among these subtypes. */
export function landAbilities(subtypes: readonly string[]): AbilityAt[] {
  const found: AbilityAt[] = [];
  LAND_TYPES.forEach((type, place) => {
    if (subtypes.includes(type)) found.push({ face: LAND_FACE, ability: place });
  });
  return found;
}

const sameFaces = new WeakMap<Face, string>();

/** The number of a face in the duel's list, put there when it is new (tokens, changed words). */
export function placeFace(duel: Duel, face: Face): number {
  const there = duel.faces.indexOf(face);
  if (there >= 0) return there;
  const text = textOf(face);
  const alike = duel.faces.findIndex((other) => other.name === face.name && textOf(other) === text);
  if (alike >= 0) return alike;
  duel.faces = [...duel.faces, face];
  return duel.faces.length - 1;
}

function textOf(face: Face): string {
  let text = sameFaces.get(face);
  if (text === undefined) {
    text = JSON.stringify(face);
    sameFaces.set(face, text);
  }
  return text;
}
