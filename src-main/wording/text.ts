/** The text of a card in the words of an era, made from its trees. */
import type { Ability } from '../engine/language/ability.ts';
import type { Face } from '../engine/language/face.ts';
import { abilityWords } from './abilities.ts';
import type { Lexicon } from './lexicon.ts';
import { FIFTH_WORDS } from './lexicons/fifth.ts';
import { M11_WORDS } from './lexicons/m11.ts';
import { TENTH_WORDS } from './lexicons/tenth.ts';
import { effectWords } from './sentences.ts';
import { capital, type Voice } from './voice.ts';

const LEXICONS: readonly Lexicon[] = [FIFTH_WORDS, TENTH_WORDS, M11_WORDS];

export function lexiconNamed(name: string): Lexicon | undefined {
  return LEXICONS.find((lexicon) => lexicon.name === name);
}

function voiceOf(face: Face, words: Lexicon): Voice {
  return {
    words,
    name: face.name.split(',')[0] ?? face.name,
    isAura: face.subtypes.includes('Aura'),
    isEquipment: face.subtypes.includes('Equipment'),
    targets: [],
    named: new Set(),
  };
}

/** One ability by itself, as the face it stands on says it. */
export const abilityTextOf = (face: Face, ability: Ability, words: Lexicon): string =>
  abilityWords(voiceOf(face, words), ability);

/** What each mode of an ability does; none: it has no modes. */
export function modeTextsOf(face: Face, ability: Ability, words: Lexicon): string[] {
  if (!('effect' in ability) || ability.effect.kind !== 'modes') return [];
  const { targets } = ability;
  return ability.effect.of.map(({ effect }) =>
    capital(`${effectWords({ ...voiceOf(face, words), targets, named: new Set() }, effect)}.`),
  );
}

/** One paragraph an ability; keywords share the first line. */
export function textOf(face: Face, words: Lexicon): string {
  const voice = voiceOf(face, words);
  const keywords = face.abilities.filter(
    (ability) => ability.kind === 'keyword' || ability.kind === 'protection' || ability.kind === 'landwalk',
  );
  const line = keywords
    .map((ability, place) =>
      place === 0
        ? abilityWords(voice, ability)
        : abilityWords(voice, ability).replace(/^./, (letter) => letter.toLowerCase()),
    )
    .join(', ');
  const others = face.abilities
    .filter((ability) => !(keywords as readonly unknown[]).includes(ability))
    .map((ability) => abilityWords({ ...voice, named: new Set() }, ability));
  return [line, ...others].filter((paragraph) => paragraph !== '').join('\n');
}
