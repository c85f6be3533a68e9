/** The line between picture and text. */
import { keywordName } from '../../src-shared/duel/keywords.ts';
import { capital } from '../../src-shared/words/phrases.ts';
import type { Ability } from '../engine/language/ability.ts';
import type { Face } from '../engine/language/face.ts';
import type { Filter } from '../engine/language/filter.ts';
import type { Type } from '../../src-shared/duel/words.ts';
import type { Lexicon } from './lexicon.ts';

/** Types in the order they are read in. */
const ORDER: readonly Type[] = [
  'enchantment',
  'artifact',
  'land',
  'planeswalker',
  'creature',
  'instant',
  'interrupt',
  'sorcery',
];

export function typeLineOf(face: Face, words: Lexicon): string {
  const printed = face.token ? undefined : words.printedLines[face.name];
  if (printed !== undefined) return printed;
  if (words.typeLine === 'dash') return dashed(face);
  // Portal tells no creature from another.
  if (words.typeLine === 'summonCreature' && isPlainCreature(face)) return 'Summon Creature';
  const isThing = face.types.length === 1 && face.types[0] === 'artifact';
  return words.typeLine === 'kinds' && isThing ? `${kindOf(face)} Artifact` : summoned(face);
}

const typesOf = (face: Face): string[] => ORDER.filter((type) => face.types.includes(type)).map(capital);

function dashed(face: Face): string {
  const types = [...face.supertypes.map(capital), ...typesOf(face)].join(' ');
  return face.subtypes.length > 0 ? `${types} — ${face.subtypes.join(' ')}` : types;
}

/** In 1993 an artifact tells by its line whether it taps when used, has a price again and again, or just works. */
function kindOf({ abilities }: Face): 'Mono' | 'Poly' | 'Continuous' {
  const uses = abilities.filter((ability) => ability.kind === 'activated');
  if (uses.some(({ costs }) => costs.some(({ kind }) => kind === 'tap'))) return 'Mono';
  const isPaid = abilities.some((ability) => ability.kind === 'triggered' && ability.effect.kind === 'pays');
  return uses.length > 0 || isPaid ? 'Poly' : 'Continuous';
}

const isPlainCreature = ({ types }: Face): boolean => types.length === 1 && types[0] === 'creature';

/** In 1997 creature spells are summoned, and a card tells by its line what it enchants. */
function summoned(face: Face): string {
  const legendary = face.supertypes.includes('legendary');
  if (face.types.includes('enchantment')) {
    if (face.supertypes.includes('world')) return 'Enchant World';
    return face.subtypes.includes('Aura') ? `Enchant ${hostOf(face)}` : 'Enchantment';
  }
  if (!isPlainCreature(face)) return [...(legendary ? ['Legendary'] : []), ...typesOf(face)].join(' ');
  if (face.token) return [...face.subtypes, 'Token'].join(' ');
  return legendary ? 'Summon Legend' : `Summon ${face.subtypes.join(' ') || 'Creature'}`;
}

/** "Creature", "Wall", "Non-Creature Artifact", "Flying Creature"; who controls it a line does not tell. */
function hostOf({ abilities }: Face): string {
  const enchant = abilities.find((ability) => ability.kind === 'enchant');
  if (enchant?.kind !== 'enchant') return 'Permanent';
  const parts = hostParts(enchant.filter).flatMap((part) => partWords(part) ?? []);
  return [...(enchant.zone === 'graveyard' ? ['Dead'] : []), ...parts].join(' ') || 'Permanent';
}

/** The noun comes last, and a kind of creature stands for its type. */
function hostParts(filter: Filter): readonly Filter[] {
  const parts = filter.kind === 'both' ? filter.of : [filter];
  const isNoun = ({ kind }: Filter): boolean => kind === 'type' || kind === 'subtype';
  const nouns = parts.filter(isNoun);
  const noun = nouns.find(({ kind }) => kind === 'subtype') ?? nouns[0];
  return [...parts.filter((part) => !isNoun(part)), ...(noun ? [noun] : [])];
}

function partWords(filter: Filter): string | undefined {
  switch (filter.kind) {
    case 'anything':
      return '';
    case 'type':
      return capital(filter.type);
    case 'subtype':
      return filter.subtype;
    case 'keyword':
      return capital(keywordName(filter.keyword));
    case 'state':
      return capital(filter.is);
    case 'not':
      return filter.of.kind === 'type' ? `Non-${capital(filter.of.type)}` : undefined;
    default:
      return undefined;
  }
}

/** What an Aura enchants, where the line above the text says all of it. */
export const isInTypeLine = (face: Face, ability: Ability, words: Lexicon): boolean =>
  words.typeLine !== 'dash' &&
  ability.kind === 'enchant' &&
  typeLineOf(face, words).startsWith('Enchant ') &&
  typeLineOf(face, words).endsWith(` ${hostOf(face)}`) &&
  hostParts(ability.filter).every((part) => partWords(part) !== undefined);
