/** What a creature is good for, from what it is just now. */
import {
  abilityAt,
  KEYWORD,
  looksOf,
  TYPE,
  type Ability,
  type CardNumber,
  type Duel,
  type FrozenMod,
  type Keyword,
  type Looks,
} from '../position.ts';
import { worthOf } from './worth.ts';

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

/** For each point of power, and besides. */
const KEYWORDS: readonly (readonly [keyword: Keyword, perPower: number, besides: number])[] = [
  ['flying', 0.15, 0.1],
  ['fear', 0.1, 0],
  ['intimidate', 0.1, 0],
  ['unblockable', 0.2, 0],
  ['trample', 0.03, 0],
  ['firstStrike', 0.05, 0.15],
  ['doubleStrike', 0.3, 0.1],
  ['lifelink', 0.1, 0],
  ['vigilance', 0.05, 0.05],
  ['haste', 0.02, 0],
  ['banding', 0, 0.2],
  ['deathtouch', 0, 0.4],
  ['shroud', 0, 0.15],
  ['hexproof', 0, 0.25],
  ['indestructible', 0, 0.8],
  ['reach', 0, 0.15],
];

const ABILITIES: { readonly [Kind in Ability['kind']]?: number } = {
  spell: 0,
  activated: 0.35,
  triggered: 0.1,
  static: 0.1,
  rule: -0.1,
  instead: 0.05,
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
  for (const [keyword, perPower, besides] of KEYWORDS)
    if (has(looks, keyword) && !passing.keywords.includes(keyword)) keywords += perPower * power + besides;
  const idle = mayEverAttack(looks) ? 0 : -0.2 * power;
  const abilities = looks.abilities.reduce((sum, at) => sum + worthOfAbility(abilityAt(duel, at)), 0);
  const body = power > 0 ? ALIVE : IDLE_BODY;
  return body + A_POWER * power + A_TOUGHNESS * toughness + keywords + idle + abilities;
}

const known = new WeakMap<Ability, number>();

/** What may be used again and again is worth a part of what it does each time. */
function worthOfAbility(ability: Ability): number {
  let worth = known.get(ability);
  if (worth === undefined) {
    const used = ability.kind === 'activated' ? Math.abs(worthOf(ability.effect)) / 2 : undefined;
    worth = used === undefined ? (ABILITIES[ability.kind] ?? 0) : Math.max(0.15, Math.min(0.7, used));
    known.set(ability, worth);
  }
  return worth;
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
