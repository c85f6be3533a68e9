/** What a creature is good for, from what it is just now. */
import type { CardNumber, Duel, FrozenMod, Looks } from '../../engine/index.ts';
import { abilityAt, KEYWORD, TYPE, looksOf } from '../../engine/position.ts';
import type { Ability } from '../../engine/language/ability.ts';
import type { InsteadKind } from '../../engine/language/instead.ts';
import { worthOf } from '../worth.ts';
import type { Keyword } from '../../../src-shared/duel/words.ts';

export const isCreature = (looks: Looks): boolean => (looks.types & TYPE.creature) !== 0;
export const isLand = (looks: Looks): boolean => (looks.types & TYPE.land) !== 0;
export const has = (looks: Looks, keyword: Keyword): boolean => (looks.keywords & KEYWORD[keyword]) !== 0;

export const mayEverAttack = (looks: Looks): boolean =>
  isCreature(looks) && looks.power > 0 && !has(looks, 'defender');

const ALIVE = 0.5;
/** Without any power it only stands in the way. */
const IDLE_BODY = 0.2;
const A_POWER = 0.35;
const A_TOUGHNESS = 0.2;

interface WorthOfKeyword {
  readonly perPower: number;
  readonly besides: number;
}
const each = (perPower: number, besides: number): WorthOfKeyword => ({ perPower, besides });

/** It is judged by what it lets a creature do, or not at all. */
const JUDGED_OTHERWISE = each(0, 0);

/** A missing keyword does not compile. */
const KEYWORDS: Readonly<Record<Keyword, WorthOfKeyword>> = {
  flying: each(0.15, 0.1),
  fear: each(0.1, 0),
  intimidate: each(0.1, 0),
  unblockable: each(0.2, 0),
  trample: each(0.03, 0),
  firstStrike: each(0.05, 0.15),
  doubleStrike: each(0.3, 0.1),
  lifelink: each(0.1, 0),
  vigilance: each(0.05, 0.05),
  haste: each(0.02, 0),
  banding: each(0, 0.2),
  deathtouch: each(0, 0.4),
  shroud: each(0, 0.15),
  hexproof: each(0, 0.25),
  indestructible: each(0, 0.8),
  reach: each(0, 0.15),
  defender: JUDGED_OTHERWISE,
  flash: JUDGED_OTHERWISE,
  phasing: JUDGED_OTHERWISE,
};
const WORTHS = Object.entries(KEYWORDS) as [Keyword, WorthOfKeyword][];

/** Something else happens now and then: seldom much. */
const A_REPLACEMENT = 0.05;

const INSTEADS: Readonly<Record<InsteadKind, number>> = {
  asEnters: A_REPLACEMENT,
  damageStopped: A_REPLACEMENT,
  damageTurned: A_REPLACEMENT,
  damageMultiplied: A_REPLACEMENT,
  gainReplaced: A_REPLACEMENT,
  movedElsewhere: A_REPLACEMENT,
  drawReplaced: A_REPLACEMENT,
  turnSkipped: A_REPLACEMENT,
};

const ABILITIES: { readonly [Kind in Exclude<Ability['kind'], 'activated' | 'instead'>]: number } = {
  spell: 0,
  triggered: 0.1,
  static: 0.1,
  rule: -0.1,
  keyword: 0,
  protection: 0.15,
  landwalk: 0.15,
  countedSize: 0,
  enchant: 0,
};

/** Without what lasts for this turn only. */
export function worthOfCreature(duel: Duel, card: CardNumber): number {
  const looks = looksOf(duel, card);
  const passing = passingBonus(duel, card);
  const power = Math.max(0, looks.power - passing.power);
  const toughness = Math.max(0, looks.toughness - passing.toughness);
  let keywords = 0;
  for (const [keyword, { perPower, besides }] of WORTHS)
    if (has(looks, keyword) && !passing.keywords.includes(keyword)) keywords += perPower * power + besides;
  const idle = mayEverAttack(looks) ? 0 : -0.2 * power;
  const abilities = looks.abilities.reduce((sum, at) => sum + worthOfAbility(abilityAt(duel, at)), 0);
  const body = power > 0 ? ALIVE : IDLE_BODY;
  return body + A_POWER * power + A_TOUGHNESS * toughness + keywords + idle + abilities;
}

const known = new WeakMap<Ability, number>();

function worthOfAbility(ability: Ability): number {
  let worth = known.get(ability);
  if (worth === undefined) {
    worth = judged(ability);
    known.set(ability, worth);
  }
  return worth;
}

function judged(ability: Ability): number {
  switch (ability.kind) {
    case 'activated':
      // What may be used again and again is worth a part of what it does each time.
      return Math.max(0.15, Math.min(0.7, Math.abs(worthOf(ability.effect)) / 2));
    case 'instead':
      return INSTEADS[ability.instead.kind];
    default:
      return ABILITIES[ability.kind];
  }
}

interface Passing {
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly Keyword[];
}

const NOTHING: Passing = { power: 0, toughness: 0, keywords: [] };

function passingBonus(duel: Duel, card: CardNumber): Passing {
  let passing = NOTHING;
  for (const effect of duel.effects) {
    if (effect.kind !== 'mods' || (effect.until !== 'endOfTurn' && effect.until !== 'endOfCombat')) continue;
    if (!effect.things.some((thing) => thing.kind === 'card' && thing.card === card)) continue;
    for (const mod of effect.mods) passing = withMod(passing, mod);
  }
  return passing;
}

function withMod(passing: Passing, mod: FrozenMod): Passing {
  switch (mod.kind) {
    case 'bonus':
      return {
        ...passing,
        power: passing.power + mod.power,
        toughness: passing.toughness + mod.toughness,
      };
    case 'addKeyword':
      return { ...passing, keywords: [...passing.keywords, mod.keyword] };
    default:
      return passing;
  }
}
