/** Filters that combine others: all of them, one of them, none. */
import { keywordName } from '../../../src-shared/duel/keywords.ts';
import type { Filter } from '../../engine/language/filter.ts';
import { listed, plural, typeName, type TextVoice } from '../voice.ts';
import { nounPhrase, phraseOf, pluralPhrase } from './filters.ts';
import { after, before, NONE, noun, type Phrase } from './phrase.ts';
import { isYou, refWords } from './refs.ts';

/** Which noun stands before which: "Elf creature", "artifact creature", "Serf token", "creature spell". */
const NOUN_ORDER: readonly Filter['kind'][] = ['subtype', 'type', 'either', 'state', 'spell'];

const nounPlace = ({ kind }: Filter): number => NOUN_ORDER.indexOf(kind);

export function bothPhrase(voice: TextVoice, of: readonly Filter[]): Phrase {
  const parts = of.map((part) => phraseOf(voice, part));
  // "Walls" are creatures; the books since 1999 say so each time.
  const isKind = voice.words.typeLine !== 'dash' && of.some(({ kind }) => kind === 'subtype');
  const named = of
    .map((part, place) => ({ part, phrase: parts[place] ?? NONE }))
    .filter(({ phrase }) => phrase.noun !== undefined)
    .filter(({ part }) => !isKind || part.kind !== 'type' || part.type !== 'creature')
    .sort(
      (one, other) =>
        nounPlace(one.part) - nounPlace(other.part) || typePlace(one.part) - typePlace(other.part),
    );
  const last = named.at(-1)?.phrase;
  const front = named
    .slice(0, -1)
    .flatMap(({ phrase }) => (phrase.noun === undefined || phrase.noun === last?.noun ? [] : phrase.noun));
  const whole = [...front, last?.noun ?? ''].join(' ');
  const behind = parts.flatMap((part) => part.after);
  const isSaid = (word: string): boolean => behind.some((words) => words.startsWith(`${word} `));
  return {
    before: parts
      .flatMap((part) => part.before.filter((word) => !isSaid(word)))
      .map((word, place, words) =>
        word.startsWith('non') && words[place + 1]?.startsWith('non') ? `${word},` : word,
      )
      .sort(byFirst(isState))
      .sort(byFirst(isOther)),
    noun: last ? whole : undefined,
    ...(last?.plural === undefined ? {} : { plural: [...front, last.plural].join(' ') }),
    after: bothHeld(bothOwned(behind.sort(byFirst(isControl)))).map((words, place) =>
      place > 0 ? words.replace(/^attacking /, 'that is attacking ') : words,
    ),
  };
}

/** It has been its controller's since the last turn of that player began. */
export const HELD = 'held since the turn began';

/** "The active player has controlled since the turn began." */
function bothHeld(after: readonly string[]): readonly string[] {
  const [first = '', ...others] = after;
  if (!isControl(first) || !others.includes(HELD)) return after;
  const held = first.replace(/^you control$/, 'you have controlled').replace(/ controls$/, ' has controlled');
  return [`${held} since the turn began`, ...others.filter((words) => words !== HELD)];
}

/** "You both own and control." */
const bothOwned = (after: readonly string[]): readonly string[] =>
  after.includes('you own') && after.includes('you control')
    ? ['you both own and control', ...after.filter((words) => words !== 'you own' && words !== 'you control')]
    : after;

const isOther = (words: string): boolean => words === 'other';

const isState = (words: string): boolean =>
  /^(un)?(tapped|blocked)$|^(attack|block|intercept)ing$|^(un)?intercepted$/.test(words);

const isControl = (words: string): boolean => / controls?$| ha(?:ve|s) in play$/.test(words);

/** "Other black creatures", "creatures you control with flying": these stand before the rest. */
const byFirst =
  (isFirst: (words: string) => boolean) =>
  (one: string, other: string): number =>
    Number(isFirst(other)) - Number(isFirst(one));

const typePlace = (filter: Filter): number => (filter.kind === 'type' && filter.type === 'creature' ? 1 : 0);

/** "Black or red", or "artifact, creature or land"; what an era has no type for goes unsaid. */
export function eitherPhrase(voice: TextVoice, of: readonly Filter[]): Phrase {
  const known = of.filter(
    (part) => voice.words.typeLine !== 'dash' || part.kind !== 'type' || part.type !== 'interrupt',
  );
  const names = known.flatMap((part) => (part.kind === 'named' ? [part.name] : []));
  if (names.length > 0 && names.length === known.length) {
    const kinds = new Set(names.map((name) => name.split(': ')[0] ?? name));
    const [kind = ''] = kinds;
    return kinds.size === 1
      ? { ...noun(kind), plural: kind.replace(/^\w+/, (first) => plural(first)) }
      : after(`named ${listed(names, 'or')}`);
  }
  const parts = known.map((part) => phraseOf(voice, part));
  if (parts.every((part) => part.noun === undefined && part.after.length === 0))
    return before(
      listed(
        parts.map((part) => part.before.join(' ')),
        'or',
      ),
    );
  return {
    ...noun(
      listed(
        known.map((part) => nounPhrase(voice, part, kindOfOne(part))),
        'or',
      ),
    ),
    plural: listed(known.map((part) => pluralPhrase(voice, part, kindOf(part)))),
  };
}

const kindOf = ({ kind }: Filter): string =>
  kind === 'keyword' || kind === 'colour' ? 'creature' : 'permanent';

/** A colour by itself wants no noun: one may follow, as in "Mountain or red card". */
const kindOfOne = (filter: Filter): string => (filter.kind === 'colour' ? '' : kindOf(filter));

export function notPhrase(voice: TextVoice, of: Filter): Phrase {
  switch (of.kind) {
    case 'is':
      return of.what.kind === 'self' || of.what.kind === 'each'
        ? before('other')
        : of.what.kind === 'slot' && of.what.name.endsWith(' pile')
          ? after(`that are not in ${of.what.name}`)
          : after(`other than ${refWords(voice, of.what)}`);
    case 'colour':
      return before(`non${of.colour}`);
    case 'type':
      return before(`non${of.type}`);
    case 'subtype':
      return before(`non-${typeName(voice, of.subtype)}`);
    case 'keyword':
      return after(`without ${keywordName(of.keyword)}`);
    case 'either':
      return of.of.every(({ kind }) => kind === 'keyword' || kind === 'landwalk')
        ? after(
            `without ${listed(
              of.of.map((part) => phraseOf(voice, part).after.join(' ').replace('with ', '')),
              'or',
            )}`,
          )
        : after(`other than ${pluralPhrase(voice, of)}`);
    case 'faceDown':
      return before('face-up');
    case 'supertype':
      return before(`non${of.supertype}`);
    case 'named':
      return after(`not named ${of.name}`);
    case 'controlledBy':
      return after(isYou(of.who) ? 'you do not control' : `not controlled by ${refWords(voice, of.who)}`);
    case 'state':
      if (of.is === 'attackedThisTurn') return after('that did not attack this turn');
      return before(of.is === 'enchanted' ? 'unenchanted' : `non${of.is}`);
    default:
      return /^ *with /.test(nounPhrase(voice, of, ''))
        ? after(nounPhrase(voice, of, '').trim().replace('with ', 'without '))
        : after(`other than ${pluralPhrase(voice, of)}`);
  }
}
