/** The line between picture and text. */
import type { Face } from '../engine/language/face.ts';
import type { Type } from '../../src-shared/duel/words.ts';
import type { Lexicon } from './lexicon.ts';
import { capital } from './voice.ts';

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
  return words.typeLine === 'dash' ? dashed(face) : summoned(face);
}

const typesOf = (face: Face): string[] => ORDER.filter((type) => face.types.includes(type)).map(capital);

function dashed(face: Face): string {
  const types = [...face.supertypes.map(capital), ...typesOf(face)].join(' ');
  return face.subtypes.length > 0 ? `${types} — ${face.subtypes.join(' ')}` : types;
}

/** In 1997 creature spells are summoned, and a card tells by its line what it enchants. */
function summoned(face: Face): string {
  const legendary = face.supertypes.includes('legendary');
  if (face.types.includes('enchantment')) {
    if (face.supertypes.includes('world')) return 'Enchant World';
    return face.subtypes.includes('Aura') ? `Enchant ${hostOf(face)}` : 'Enchantment';
  }
  const isPlainCreature = face.types.length === 1 && face.types[0] === 'creature';
  if (!isPlainCreature) return [...(legendary ? ['Legendary'] : []), ...typesOf(face)].join(' ');
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
