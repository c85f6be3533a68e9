/** What cannot be right in a card's text, whatever the card does. */
import { keywordName } from '../../src-shared/duel/keywords.ts';
import { KEYWORDS } from '../../src-shared/duel/words.ts';
import type { Ability } from '../../src-main/engine/language/ability.ts';
import type { TargetClause } from '../../src-main/engine/language/refs/target.ts';
import { isUnsaid } from '../../src-main/wording/walls.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { wordsOf, type Told } from './texts.ts';

export interface Finding {
  readonly card: string;
  readonly rulebook: Rulebook;
  readonly what: string;
  /** The words it is about, with a few beside them. */
  readonly where: string;
}

/** A pattern that no paragraph has; names of cards are taken out before. */
interface Fault {
  readonly what: string;
  readonly pattern: RegExp;
}

const FAULTS: readonly Fault[] = [
  { what: 'a space too many', pattern: / {2}|^ | $| [.,;:]/ },
  { what: 'a sign left over', pattern: /[~#]|\.\.|,,|[,;:]\.|\.,|\{\}|\+-|--/ },
  {
    what: 'a word of the program',
    pattern: /\b(?:undefined|null|NaN|Infinity|true|false|function)\b|\[object/,
  },
  { what: 'a raw name', pattern: /\b[a-z]+[A-Z]\w*/ },
  { what: 'a sentence that begins small', pattern: /^[a-z]|[.] [a-z]|^"[a-z]/ },
  {
    what: 'a sentence that breaks off',
    pattern:
      /\b(?:to|of|the|a|an|and|or|with|by|from|for|unless|if|is|equal|than|into|(?<!be |now |then )on|under|where|each|(?<!single )target|any|that would|may|your)(?:[.,]|$)/,
  },
  { what: 'a word twice', pattern: /\b([a-z]+) \1\b/i },
  { what: 'a before a vowel', pattern: /\ba (?:[aeio](?!ne\b|nce\b)|u(?!ni)|8\/|8 |11\b|18\b|X\b)/i },
  { what: 'an before a consonant', pattern: /\ban (?:[b-df-hj-np-tv-wyz]|uni(?!nt)|one\b|[2-79]\b|10\b)/i },
  {
    what: 'one of several',
    pattern:
      /\b(?:a|an|one|another) (?:cards|creatures|lands|permanents|players|spells|artifacts|enchantments|tokens|counters|Walls)\b/,
  },
  {
    what: 'several of one',
    pattern:
      /\b(?:two|three|four|five|six|seven|ten|all|X) (?:other |target )?(?:card|creature|land|permanent|player|spell|artifact|enchantment|token|counter)\b(?! (?:cards|and |or |creature|enchantment)|, \w+(?:,| and| or))/,
  },
  {
    what: 'a verb that does not fit you',
    pattern:
      /\byou (?:gains|loses|draws|discards|sacrifices|puts|searches|gets|takes|has|controls|plays|casts|chooses|reveals|pays|shuffles|looks|adds)\b/i,
  },
  {
    what: 'a verb that does not fit one',
    pattern:
      /(?<!\b(?:have|has|make|would) )\b(?:each|target|that|a|any one|an) (?:player|opponent|creature|land) (?:gain|lose|draw|discard|sacrifice|put|search|get|take|have|control|choose|reveal|pay|shuffle|look|add|become|are|do(?! so))\b/i,
  },
  {
    what: 'a verb that does not fit several',
    pattern:
      /(?<!\bnumber of [\w' ]*)\b(?:creatures|lands|players|permanents|cards|Walls|artifacts) (?:gains|gets|has|is|loses|becomes|does|attacks|deals|draws|discards|sacrifices)\b(?! (?:tapped|dealt))/,
  },
  { what: 'a possessive twice', pattern: /'s's|s's\b(?<!s's\b)|your's|its's/ },
  { what: 'a number that nobody counts', pattern: /\b99\b/ },
  {
    what: 'two things called the same',
    pattern: /\bit and it\b|\bof it is its\b|\b[Ii]ts (\w+) is its \1\b/,
  },
  { what: 'a condition without a verb', pattern: /\b[Ii]f (?:those|the|that) \w+,/ },
  { what: 'a condition twice', pattern: /\bunless [^.]* unless / },
  { what: 'a noun twice', pattern: /\b(tokens?|cards?) (?:[a-z]+ ){1,3}\1\b/ },
  { what: 'several called one', pattern: /\bare an? [a-z]/ },
  { what: 'a choice of one, called many', pattern: /\bthe chosen cards\b.*\bit\b/ },
];

/** Words that other times have, and this one has not. */
const STRANGE: Readonly<Record<Rulebook, RegExp>> = {
  alpha: /\b(?:battlefield|exiled?|comes? into play|enters?|dies)\b/i,
  fifth: /\b(?:battlefield|exiled?|brought into play|dies)\b/i,
  portal:
    /\b(?:battlefield|exiled?|library|libraries|graveyards?|power|toughness|blocks?|blocked|blocking|blockers?|unblocked|targets?|cast|casts|casting)\b/i,
  tenth: /\b(?:battlefield|exiled?|casts?|bury|scry)\b/i,
  m11: /\b(?:in play|into play|removed? from the game|bury|mana pool of)\b/i,
};

export function findingsIn(told: Told): Finding[] {
  const { face, rulebook, text } = told;
  const found = (what: string, where: string): Finding => ({ card: face.name, rulebook, what, where });
  if (text === '') {
    const isSaid = (ability: Ability): boolean => !isUnsaid(face, ability, wordsOf(rulebook));
    return face.abilities.some(isSaid) ? [found('no text for its abilities', '')] : [];
  }
  return [
    ...text
      .split('\n')
      .flatMap((paragraph) => [
        ...wordFaults(paragraph, told, found),
        ...pairFaults(paragraph).map((what) => found(what, paragraph)),
        ...(endsWell(paragraph) ? [] : [found('no full stop', paragraph.slice(-40))]),
      ]),
    ...targetFaults(told).map(([what, where]) => found(what, where)),
  ];
}

type Found = (what: string, where: string) => Finding;

function wordFaults(paragraph: string, { face, rulebook }: Told, found: Found): Finding[] {
  const plain = withoutNames(paragraph, face.name);
  const faults = [...FAULTS, { what: 'a word of another time', pattern: STRANGE[rulebook] }];
  return faults.flatMap(({ what, pattern }) => {
    const match = pattern.exec(plain);
    return match ? [found(what, around(plain, match.index, match[0].length))] : [];
  });
}

/** A name may hold any word: in its place stands a short one that is none, and takes the same article. */
function withoutNames(paragraph: string, name: string): string {
  const short = name.split(',')[0] ?? name;
  const other = /^[aeiou]/i.test(name) ? 'Ed' : 'Zed';
  return paragraph
    .replaceAll(name, other)
    .replaceAll(short, other)
    .replaceAll(/\bnamed [A-Z][\w'-]*(?: (?:of |the |from |in )*[A-Z][\w'-]*)*/g, 'named Zed')
    .replaceAll(/\b[A-Z]\w*'s(?: [A-Z][\w-]*)+/g, 'Zed');
}

const around = (text: string, at: number, length: number): string =>
  text.slice(Math.max(0, at - 30), at + length + 30);

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

function pairFaults(paragraph: string): string[] {
  const count = (sign: string): number => paragraph.split(sign).length - 1;
  const open = PAIRS.filter(([one, other]) => count(one) !== count(other)).map(([one]) => `${one} alone`);
  return count('"') % 2 === 0 ? open : [...open, 'a quotation without an end'];
}

const ALONE = [...KEYWORDS.map(keywordName), 'protection from [^.]+', '[a-z-]+walk', '[a-z]+ landwalk'];
const KEYWORD_LINE = new RegExp(`^(?:${ALONE.join('|')})(?:, (?:${ALONE.join('|')}))*(?: \\(.*\\))?$`, 'i');

/** Keywords, what an Aura enchants and the price of an Equipment are no sentences. */
const endsWell = (paragraph: string): boolean =>
  /[.](?:"|\))?$/.test(paragraph) || KEYWORD_LINE.test(paragraph) || /^(?:Enchant|Equip) /.test(paragraph);

/** Targets are told as often as there are any, and before they are "it". */
function targetFaults({ face, rulebook, text }: Told): [what: string, where: string][] {
  const paragraphs = text.split('\n');
  // What an Aura enchants and what an Equipment is put on goes without saying.
  if (face.subtypes.some((subtype) => subtype === 'Aura' || subtype === 'Equipment')) return [];
  const aiming = face.abilities.filter(isAiming);
  const [only] = aiming;
  if (!only || aiming.length > 1 || isTangled(only)) return [];
  // Portal has one opponent only, and no word for aiming at it, or at a card that is just played.
  const aimed = only.targets.filter(
    ({ filter, players, zone }) =>
      rulebook !== 'portal' || ((filter || players !== 'opponents') && zone !== 'chain'),
  );
  const told = paragraphs
    .map((words) =>
      rulebook === 'portal'
        ? words.replaceAll(/\bany one [^.]*?(?:spell(?! or)|card being played)\b/gi, '')
        : words,
    )
    .flatMap((words) => [...words.matchAll(mentions(rulebook))]).length;
  if (told < aimed.length) return [['a target that is not told', text]];
  if (told > aimed.length) return [['a target told twice', text]];
  // "It" may be what triggered, or each of several.
  if (only.kind === 'triggered' || /\b(?:for each|each of)\b/i.test(text)) return [];
  const paragraph = paragraphs.find((words) => mentions(rulebook).test(words)) ?? '';
  const first = paragraph.search(mentions(rulebook));
  const pronoun = paragraph
    .replace(/^\w+ \S.*? only .*?\. /, skipped)
    .replace(/\bdeals? damage equal to its \w+/, skipped)
    .replaceAll(/\([^)]*\)/g, skipped)
    .search(PRONOUN);
  return pronoun >= 0 && pronoun < first ? [['a target spoken of before it is named', paragraph]] : [];
}

type Aiming = Extract<Ability, { targets: readonly TargetClause[] }>;

function isAiming(ability: Ability): ability is Aiming {
  return 'targets' in ability && ability.targets.length > 0;
}

/** Modes tell their targets each for itself; an ability in an ability has targets of its own. */
function isTangled(ability: Aiming): boolean {
  const tree = JSON.stringify(ability.effect);
  return tree.includes('"kind":"modes"') || tree.includes('"targets":[') || tree.includes('"kind":"repeat"');
}

const mentions = (rulebook: Rulebook): RegExp =>
  rulebook === 'portal'
    ? /\bany (?:one|two|three|four|five|X)\b|\bany number of (?!cards|creatures this turn)|\bX creatures chosen at random\b|\bup to (?:one|two|three|X|that many)\b|\bone, two or three\b|\bone or two\b/gi
    : /(?<!new |single |the )\btargets?\b(?! beyond)/gi;

const PRONOUN = /\b(?:it|its|them|their|that (?:creature|player|card|permanent|land|spell))\b/i;
/** When it may be used, and reminders, speak of other things. */
const skipped = (words: string): string => ' '.repeat(words.length);
