/** Objects, players and numbers in words. */
import type { Amount, AmountKind, AmountNode } from '../engine/language/amount.ts';
import type { Filter, FilterKind } from '../engine/language/filter.ts';
import type { Ref, RefKind } from '../engine/language/ref.ts';
import type { TargetClause } from '../engine/language/refs/target.ts';
import type { Zone } from '../../src-shared/duel/words.ts';
import { KEYWORD_WORDS } from './keywords.ts';
import { article, joined, plural, type Voice } from './voice.ts';

/** A filter's words by their place around the noun: before it, the noun itself, after it. */
interface Phrase {
  readonly before: readonly string[];
  readonly noun: string | undefined;
  readonly after: readonly string[];
}

const NONE: Phrase = { before: [], noun: undefined, after: [] };
const before = (word: string): Phrase => ({ ...NONE, before: [word] });
const after = (words: string): Phrase => ({ ...NONE, after: [words] });
const noun = (word: string): Phrase => ({ ...NONE, noun: word });

type Phraser<Kind extends FilterKind> = (voice: Voice, filter: Extract<Filter, { kind: Kind }>) => Phrase;

const COMPARED = {
  '=': 'exactly',
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
} as const;

const FILTERS: { [Kind in FilterKind]: Phraser<Kind> } = {
  anything: () => NONE,
  both: (voice, { of }) => {
    const parts = of.map((part) => phraseOf(voice, part));
    return {
      before: parts.flatMap((part) => part.before),
      noun: parts.map((part) => part.noun).findLast((word) => word !== undefined),
      after: parts.flatMap((part) => part.after),
    };
  },
  either: (voice, { of }) =>
    noun(
      joined(
        of.map((part) => nounPhrase(voice, part)),
        'or',
      ),
    ),
  not: (voice, { of }) => notPhrase(voice, of),
  type: (_, { type }) => noun(type),
  subtype: (_, { subtype }) => noun(subtype),
  supertype: (_, { supertype }) => before(supertype),
  colour: (_, { colour }) => before(colour),
  colourless: () => before('colorless'),
  keyword: (_, { keyword }) => after(`with ${KEYWORD_WORDS[keyword]}`),
  size: (voice, { what, is, than }) => {
    const name = what === 'cost' ? voice.words.totalCost : voice.words[what];
    return after(`with ${name} ${COMPARED[is]} ${amountWords(voice, than)}`);
  },
  state: (_, { is }) =>
    is === 'token'
      ? noun('token')
      : is === 'attackedThisTurn'
        ? after('that attacked this turn')
        : before(is),
  controlledBy: (voice, { who }) => after(controlWords(voice, who)),
  is: (voice, { what }) => noun(refWords(voice, what)),
  named: (_, { name }) => after(`named ${name}`),
  damagedBy: (voice, { by }) => after(`dealt damage by ${refWords(voice, by)} this turn`),
  spell: () => noun('spell'),
};

function notPhrase(voice: Voice, of: Filter): Phrase {
  switch (of.kind) {
    case 'is':
      return of.what.kind === 'self' ? before('other') : after(`other than ${refWords(voice, of.what)}`);
    case 'colour':
      return before(`non${of.colour}`);
    case 'type':
      return before(`non${of.type}`);
    case 'subtype':
      return before(`non-${of.subtype}`);
    case 'keyword':
      return after(`without ${KEYWORD_WORDS[of.keyword]}`);
    default:
      return after(`that is not ${article(nounPhrase(voice, of))}`);
  }
}

function controlWords(voice: Voice, who: Ref): string {
  if (who.kind === 'players' && who.who === 'you') return 'you control';
  if (who.kind === 'players' && who.who === 'opponents') return 'an opponent controls';
  return `${refWords(voice, who)} controls`;
}

export const phraseOf = (voice: Voice, filter: Filter): Phrase =>
  (FILTERS[filter.kind] as Phraser<FilterKind>)(voice, filter);

/** "nonblack creature without flying". */
export function nounPhrase(voice: Voice, filter: Filter, fallback = 'permanent'): string {
  const phrase = phraseOf(voice, filter);
  return [...phrase.before, phrase.noun ?? fallback, ...phrase.after].join(' ');
}

export function pluralPhrase(voice: Voice, filter: Filter, fallback = 'permanent'): string {
  const phrase = phraseOf(voice, filter);
  return [...phrase.before, plural(phrase.noun ?? fallback), ...phrase.after].join(' ');
}

/** "target creature or player", "up to two target lands", "any number of target …". */
export function clauseWords(voice: Voice, clause: TargetClause): string {
  const player = clause.players === 'opponents' ? 'opponent' : 'player';
  if (!clause.filter) return aimedAt(voice, player);
  const isMany = clause.most !== 1;
  const object =
    clause.zone === 'chain'
      ? spellWords(voice, clause.filter)
      : isMany
        ? pluralPhrase(voice, clause.filter)
        : nounPhrase(voice, clause.filter);
  const inZone = clause.zone === 'graveyard' ? `${object} card in a ${voice.words.graveyard}` : object;
  const named = clause.spellToo
    ? `spell or ${inZone}`
    : clause.players
      ? `${inZone}${isMany ? 's' : ''} or ${isMany ? plural(player) : player}`.replace(/ss or/, 's or')
      : inZone;
  if (!isMany) return aimedAt(voice, named);
  const most = amountWords(voice, clause.most);
  const target = voice.words.target === 'target' ? 'target ' : '';
  if (clause.least === 0)
    return typeof clause.most === 'number' && clause.most > 20
      ? `any number of ${target}${named}`
      : `up to ${most} ${target}${named}`;
  return target === '' ? `any ${most} ${named}` : `${most} target ${named}`;
}

const aimedAt = ({ words }: Voice, what: string): string =>
  words.target === 'target' ? `target ${what}` : what === 'opponent' ? words.opponents : `any one ${what}`;

function spellWords(voice: Voice, filter: Filter): string {
  const phrase = phraseOf(voice, filter);
  const kind = phrase.noun === undefined || phrase.noun === 'spell' ? 'spell' : `${phrase.noun} spell`;
  return [...phrase.before, kind, ...phrase.after].join(' ');
}

type Speaker<Kind extends RefKind> = (voice: Voice, ref: Extract<Ref, { kind: Kind }>) => string;

const REFS: { [Kind in RefKind]: Speaker<Kind> } = {
  self: (voice) => voice.name,
  attached: (voice) => (voice.isEquipment ? 'equipped creature' : 'enchanted creature'),
  that: (_, { role }) =>
    role === 'player'
      ? 'that player'
      : role === 'source'
        ? 'that source'
        : role === 'other'
          ? 'the other creature'
          : 'it',
  target: (voice, { n }) => {
    const clause = voice.targets[n];
    if (!clause) return 'it';
    if (voice.named.has(n))
      return clause.filter && !clause.players
        ? 'it'
        : clause.filter
          ? 'that creature or player'
          : 'that player';
    voice.named.add(n);
    return clauseWords(voice, clause);
  },
  slot: (voice, { name }) => (voice.named.has(name) ? 'that card' : 'the chosen cards'),
  each: () => 'it',
  all: (voice, { filter, zone, of }) => {
    const owner =
      of === undefined
        ? ''
        : ` ${zone === 'battlefield' ? controlWords(voice, of) : `in ${possessive(voice, of)} ${zoneWords(voice, zone)}`}`;
    return zone === 'battlefield'
      ? `each ${nounPhrase(voice, filter)}${owner}`
      : `each ${nounPhrase(voice, filter, '')} card${owner}`.replace('  ', ' ');
  },
  players: ({ words }, { who }) =>
    ({
      you: 'you',
      opponents: words.opponents,
      everyone: 'each player',
      others: 'each other player',
      active: 'the active player',
      defender: 'the defending player',
    })[who],
  controllerOf: (voice, { of }) => `${possessive(voice, of)} ${voice.words.controller}`,
  ownerOf: (voice, { of }) => `${possessive(voice, of)} owner`,
  topOf: (voice, { of, count }) =>
    `the top ${count === 1 ? 'card' : `${amountWords(voice, count)} cards`} of ${possessive(voice, of)} ${voice.words.library}`,
  several: (voice, { of }) => joined(of.map((part) => refWords(voice, part))),
  against: (voice, { of }) => `the creatures fighting ${refWords(voice, of)}`,
};

export const refWords = (voice: Voice, ref: Ref): string => (REFS[ref.kind] as Speaker<RefKind>)(voice, ref);

export function possessive(voice: Voice, ref: Ref): string {
  const words = refWords(voice, ref);
  if (words === 'you') return 'your';
  if (words === 'it') return 'its';
  return words.endsWith('s') ? `${words}'` : `${words}'s`;
}

export const isYou = (ref: Ref): boolean => ref.kind === 'players' && ref.who === 'you';

/** "Creatures you control", "creature cards in your graveyard". */
function allWords(voice: Voice, { filter, zone, of }: Extract<Ref, { kind: 'all' }>): string {
  if (zone === 'battlefield')
    return `${pluralPhrase(voice, filter)}${of ? ` ${controlWords(voice, of)}` : ''}`;
  const cards = plural(`${nounPhrase(voice, filter, '')} card`.trim());
  return `${cards} in ${of ? possessive(voice, of) : "players'"} ${zoneWords(voice, zone)}`;
}

/** "All creatures": what a verb does to everything at once. */
export const wholeWords = (voice: Voice, ref: Ref): string =>
  ref.kind === 'all' ? `all ${allWords(voice, ref)}` : refWords(voice, ref);

/** The zones that eras call by different names. */
export const zoneWords = ({ words }: Voice, zone: Zone): string =>
  zone === 'library' || zone === 'graveyard' ? words[zone] : zone;

type Counter<Kind extends AmountKind> = (voice: Voice, amount: Extract<AmountNode, { kind: Kind }>) => string;

const AMOUNTS: { [Kind in AmountKind]: Counter<Kind> } = {
  x: () => 'X',
  count: (voice, { of }) => `the number of ${of.kind === 'all' ? allWords(voice, of) : refWords(voice, of)}`,
  measure: (voice, { what, of }) =>
    ({
      power: `${possessive(voice, of)} ${voice.words.power}`,
      toughness: `${possessive(voice, of)} ${voice.words.toughness}`,
      cost: `${possessive(voice, of)} ${voice.words.totalCost}`,
      life: `${possessive(voice, of)} life total`,
      hand: `the number of cards in ${possessive(voice, of)} hand`,
      library: `the number of cards in ${possessive(voice, of)} ${voice.words.library}`,
      graveyard: `the number of cards in ${possessive(voice, of)} ${voice.words.graveyard}`,
      damage: `the damage dealt to ${refWords(voice, of)}`,
    })[what],
  countersOn: (voice, { counter, of }) => `the number of ${counter} counters on ${refWords(voice, of)}`,
  thatMuch: () => 'that much',
  arithmetic: (voice, { how, left, right }) => {
    const [one, other] = [amountWords(voice, left), amountWords(voice, right)];
    return {
      plus: `${one} plus ${other}`,
      minus: `${one} minus ${other}`,
      times: `${one} times ${other}`,
      least: `the lesser of ${one} and ${other}`,
      most: `the greater of ${one} and ${other}`,
    }[how];
  },
  fraction: (voice, { of, by, round }) =>
    `${by === 2 ? 'half' : by === 3 ? 'a third' : `one part in ${by}`} of ${amountWords(voice, of)}, rounded ${round}`,
  extreme: (voice, { which, filter }) =>
    `the number of ${filter ? pluralPhrase(voice, filter) : 'cards in hand'} of the player who has the ${which}`,
};

export function amountWords(voice: Voice, amount: Amount): string {
  return typeof amount === 'number'
    ? String(amount)
    : (AMOUNTS[amount.kind] as Counter<AmountKind>)(voice, amount);
}

/** "3 damage", "damage equal to its power". */
export function muchOf(voice: Voice, amount: Amount, what: string): string {
  const words = amountWords(voice, amount);
  return typeof amount === 'number' || words === 'X' || words === 'that much'
    ? `${words} ${what}`
    : `${what} equal to ${words}`;
}
