/** The line between picture and text. */
import { capital } from '../../src-shared/words/phrases.ts';
import type { Face } from '../engine/language/face.ts';
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
  if (words.typeLine === 'dash') return dashed(face);
  if (words.typeLine === 'summonCreature' && isPlainCreature(face)) return summonedAlike(face);
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

/** Portal tells no creature from another, save Walls, which have a rule of their own. */
const summonedAlike = ({ subtypes }: Face): string =>
  `Summon ${subtypes.includes('Wall') ? 'Wall' : 'Creature'}`;

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

/** The first type that the target of an Aura must have. */
function hostOf(face: Face): string {
  const spell = face.abilities.find((ability) => ability.kind === 'spell');
  const filter = JSON.stringify(spell?.kind === 'spell' ? (spell.targets[0]?.filter ?? {}) : {});
  const type = ORDER.find((known) => filter.includes(`"${known}"`));
  return capital(type ?? 'permanent');
}
