/** The text of a card in the words of an era, made from its trees. */
import type { Face } from '../engine/language/face.ts';
import { abilityWords } from './abilities.ts';
import type { Lexicon } from './lexicon.ts';
import { FIFTH_WORDS } from './lexicons/fifth.ts';
import { M11_WORDS } from './lexicons/m11.ts';
import type { Voice } from './voice.ts';

const LEXICONS: readonly Lexicon[] = [FIFTH_WORDS, M11_WORDS];

export function lexiconNamed(name: string): Lexicon | undefined {
  return LEXICONS.find((lexicon) => lexicon.name === name);
}

/** One paragraph an ability; keywords share the first line. */
export function textOf(face: Face, words: Lexicon): string {
  const voice: Voice = {
    words,
    name: face.name.split(',')[0] ?? face.name,
    isAura: face.subtypes.includes('Aura'),
    isEquipment: face.subtypes.includes('Equipment'),
    targets: [],
    named: new Set(),
  };
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
