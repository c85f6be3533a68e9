/** The text of a card in the words of an era, made from its trees. */
import { RULEBOOKS, type Rulebook } from '../../src-shared/rulebooks.ts';
import type { Ability } from '../engine/language/ability.ts';
import type { Face } from '../engine/language/face.ts';
import { modesOf } from '../engine/position.ts';
import { abilityWords } from './abilities/abilities.ts';
import { landWords } from './abilities/lands.ts';
import { sentence } from './abilities/sentence.ts';
import type { Lexicon } from './lexicon.ts';
import { ALPHA_WORDS } from './lexicons/alpha.ts';
import { FIFTH_WORDS } from './lexicons/fifth.ts';
import { M11_WORDS } from './lexicons/m11.ts';
import { PORTAL_WORDS } from './lexicons/portal.ts';
import { TENTH_WORDS } from './lexicons/tenth.ts';
import { nounPhrase } from './nouns/filters.ts';
import { effectWords } from './sentences/effects.ts';
import { spoken } from './spoken.ts';
import { together } from './together.ts';
import { isInTypeLine } from './type-line.ts';
import { isHiddenWall, isUnsaid } from './walls.ts';
import { article, type TextVoice } from './voice.ts';

const LEXICONS: Readonly<Record<Rulebook, Lexicon>> = {
  alpha: ALPHA_WORDS,
  fifth: FIFTH_WORDS,
  portal: PORTAL_WORDS,
  tenth: TENTH_WORDS,
  m11: M11_WORDS,
};

export function lexiconNamed(name: string): Lexicon | undefined {
  const rulebook = RULEBOOKS.find((known) => known === name);
  return rulebook && LEXICONS[rulebook];
}

function voiceOf(face: Face, words: Lexicon): TextVoice {
  return {
    words,
    name: face.name.split(',')[0] ?? face.name,
    isAura: face.subtypes.includes('Aura'),
    isEquipment: face.subtypes.includes('Equipment'),
    isWall: face.subtypes.includes('Wall'),
    types: face.types,
    host: hostOf(face),
    targets: [],
    named: new Set(),
  };
}

const HOSTS = ['artifact', 'enchantment', 'land', 'creature'] as const;

/** The type that an Aura asks for; without one any permanent will do. */
function hostOf({ abilities }: Face): string {
  const enchant = abilities.find((ability) => ability.kind === 'enchant');
  const filter = JSON.stringify(enchant ?? {});
  return HOSTS.find((type) => filter.includes(`"type":"${type}"`)) ?? 'permanent';
}

/** One ability by itself, as the face it stands on says it. */
export const abilityTextOf = (face: Face, ability: Ability, words: Lexicon): string =>
  spoken(words, abilityWords(voiceOf(face, words), ability));

/** What each mode of an ability does; none: it has no modes. */
export function modeTextsOf(face: Face, ability: Ability, words: Lexicon): string[] {
  if (!('effect' in ability)) return [];
  const { targets } = ability;
  return (modesOf(ability.effect) ?? []).map(({ effect }) =>
    spoken(words, sentence(effectWords({ ...voiceOf(face, words), targets, named: new Set() }, effect))),
  );
}

/** One paragraph an ability; keywords share the first line, with reminders behind them where the era prints them. */
export function textOf(face: Face, words: Lexicon): string {
  const voice = voiceOf(face, words);
  const keywords = face.abilities.filter(
    (ability) =>
      (ability.kind === 'keyword' &&
        words.spelledOut[ability.keyword] === undefined &&
        !isUnsaid(face, ability, words)) ||
      ability.kind === 'protection' ||
      ability.kind === 'landwalk',
  );
  const reminders = keywords.map((ability) => reminderOf(voice, ability)).filter((words) => words !== '');
  const line = keywords
    .map((ability, place) =>
      place === 0
        ? abilityWords(voice, ability)
        : abilityWords(voice, ability).replace(/^./, (letter) => letter.toLowerCase()),
    )
    .join(', ');
  const first = [line, ...reminders.map((reminder) => `(${reminder})`)].join(' ');
  const others = face.abilities
    .filter(
      (ability) =>
        !(keywords as readonly unknown[]).includes(ability) &&
        !isUnsaid(face, ability, words) &&
        !isInTypeLine(face, ability, words),
    )
    .map((ability) => abilityWords({ ...voice, named: new Set() }, ability));
  const wall = isHiddenWall(face, words) ? 'Counts as a Wall.' : '';
  const keywordLine = first.replaceAll(/([Pp]rotection from [^,(]+), protection from/g, '$1 and from');
  return spoken(
    words,
    together(
      [landWords(voice, face), keywordLine, wall, ...others].filter((paragraph) => paragraph !== ''),
    ).join('\n'),
  );
}

function reminderOf(voice: TextVoice, ability: Ability): string {
  const { reminders } = voice.words;
  if (ability.kind === 'keyword') return reminders[ability.keyword] ?? '';
  if (ability.kind !== 'landwalk') return '';
  return reminders.landwalk?.replace('~', article(nounPhrase(voice, ability.land))) ?? '';
}
