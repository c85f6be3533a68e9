/** What stands in the corner of a creature's card: a star where its text says how much. */
import type { Ability } from '../engine/language/ability.ts';
import type { Amount } from '../engine/language/amount.ts';
import type { Shape } from '../engine/language/effects/takeShape.ts';
import type { Face } from '../engine/language/face.ts';
import type { Lexicon } from './lexicon.ts';

interface Corner {
  readonly power: string;
  readonly toughness: string;
}

/** Undefined: two numbers that stay, or no creature. */
export function cornerOf({ power, abilities }: Face, words: Lexicon): Corner | undefined {
  if (power === undefined) return undefined;
  // The cards of 1993 have stars where those since 1999 have noughts.
  if (words.typeLine !== 'dash' && abilities.some(isCopier)) return { power: '*', toughness: '*' };
  const counted = abilities.find((ability) => ability.kind === 'countedSize');
  if (counted?.kind === 'countedSize')
    return {
      power: counted.power === 0 ? String(power) : starred(counted.power),
      toughness: starred(counted.toughness),
    };
  const shapes = abilities.flatMap(shapesIn);
  const [first] = shapes;
  if (!first) return undefined;
  const whole = first.power + first.toughness;
  const isShared = shapes.length > 2 && shapes.every((shape) => shape.power + shape.toughness === whole);
  return { power: '*', toughness: isShared ? `${whole}-*` : '*' };
}

/** It comes into play as a copy of another. */
const isCopier = (ability: Ability): boolean =>
  ability.kind === 'instead' &&
  ability.instead.kind === 'asEnters' &&
  ability.instead.first?.kind === 'may' &&
  ability.instead.first.effect.kind === 'sequence' &&
  ability.instead.first.effect.of.some(({ kind }) => kind === 'becomeCopy');

/** The shapes that it may come into play in. */
function shapesIn(ability: Ability): readonly Shape[] {
  if (ability.kind !== 'instead' || ability.instead.kind !== 'asEnters') return [];
  const { first } = ability.instead;
  return first?.kind === 'takeShape' ? first.shapes : [];
}

/** "*", "1+*". */
function starred(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if (amount.kind === 'whether') return starred(amount.then);
  if (amount.kind !== 'arithmetic' || amount.how !== 'plus') return '*';
  const fixed = [amount.left, amount.right].find((part) => typeof part === 'number');
  return fixed === undefined ? '*' : `${fixed}+*`;
}
