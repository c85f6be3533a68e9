/** Objects, players and numbers in words. */
import type { Amount, AmountKind, AmountNode } from '../engine/language/amount.ts';
import type { Filter, FilterKind } from '../engine/language/filter.ts';
import type { Ref, RefKind } from '../engine/language/ref.ts';
import type { PlayerDeed } from '../engine/language/refs/whoDid.ts';
import type { TargetClause } from '../engine/language/refs/target.ts';
import type { Zone } from '../../src-shared/duel/words.ts';
import { KEYWORD_WORDS } from './keywords.ts';
import { conditionWords } from './sentences.ts';
import { article, counted, joined, numberWord, plural, type Voice } from './voice.ts';

/** A filter's words by their place around the noun: before it, the noun itself, after it. */
interface Phrase {
  readonly before: readonly string[];
  readonly noun: string | undefined;
  /** Where it is not the noun's own. */
  readonly plural?: string;
  readonly after: readonly string[];
}

const NONE: Phrase = { before: [], noun: undefined, after: [] };
const before = (word: string): Phrase => ({ ...NONE, before: [word] });
const after = (words: string): Phrase => ({ ...NONE, after: [words] });
const noun = (word: string): Phrase => ({ ...NONE, noun: word });

type Phraser<Kind extends FilterKind> = (voice: Voice, filter: Extract<Filter, { kind: Kind }>) => Phrase;

const COMPARED = {
  '=': '#',
  '<': 'less than #',
  '<=': '# or less',
  '>': 'greater than #',
  '>=': '# or greater',
} as const;

/** Against something that is itself measured. */
const MEASURED = {
  '=': 'equal to #',
  '<': 'less than #',
  '<=': 'less than or equal to #',
  '>': 'greater than #',
  '>=': 'greater than or equal to #',
} as const;

const FILTERS: { [Kind in FilterKind]: Phraser<Kind> } = {
  anything: () => NONE,
  both: (voice, { of }) => bothPhrase(voice, of),
  either: (voice, { of }) => eitherPhrase(voice, of),
  not: (voice, { of }) => notPhrase(voice, of),
  type: (_, { type }) => noun(type),
  subtype: (_, { subtype }) => noun(subtype),
  supertype: (_, { supertype }) => before(supertype),
  colour: (_, { colour }) => before(colour),
  chosenColour: () => after('of the chosen color'),
  chosenName: () => after('with the chosen name'),
  chosenSubtype: () => after('of the chosen type'),
  oneTarget: () => after('with a single target'),
  hasManaAbility: () => after('with mana abilities'),
  colourless: () => before('colorless'),
  keyword: (_, { keyword }) => after(`with ${KEYWORD_WORDS[keyword]}`),
  size: (voice, { what, is, than }) => {
    const name = what === 'cost' ? voice.words.totalCost : voice.words[what];
    const number = amountWords(voice, than);
    const isPlain = typeof than === 'number' || number === 'X';
    return after(`with ${name} ${(isPlain ? COMPARED : MEASURED)[is].replace('#', number)}`);
  },
  state: ({ words }, { is }) =>
    is === 'token'
      ? noun('token')
      : is === 'attackedThisTurn'
        ? after('that attacked this turn')
        : is === 'foughtThisCombat'
          ? after(`that attacked or ${words.block.noun} this combat`)
          : is === 'settled'
            ? after("held without a break since its controller's last turn began")
            : before(is.replace('blocking', words.blocking).replace('blocked', words.block.noun)),
  controlledBy: (voice, { who }) => after(controlWords(voice, who)),
  is: (voice, { what }) =>
    what.kind === 'against'
      ? after(`fighting ${refWords(voice, what.of)}`)
      : what.kind === 'target'
        ? after('among them')
        : what.kind === 'slot' && /^what | that /.test(what.name)
          ? after(what.name.replace(/^(what|.* that) /, 'that '))
          : noun(refWords(voice, what)),
  named: (_, { name }) => after(`named ${name}`),
  attackingPlayer: (voice, { who }) => after(`attacking ${refWords(voice, who)}`),
  namedAs: (voice, { by }) => after(`with the name ${isYou(by) ? 'you' : refWords(voice, by)} named`),
  sharesName: (voice, { with: others }) => after(`with the same name as ${refWords(voice, others)}`),
  fitsOn: (voice, { host }) => after(`that could be on ${refWords(voice, host)}`),
  faceDown: () => before('face-down'),
  thisTurn: (voice, { is }) =>
    ({
      drawn: after('drawn this turn'),
      drawnLast: after('that was drawn last this turn'),
      died: after(`${voice.words.dies.replace(/^is /, '').replace(/^goes/, 'gone')} this turn`),
    })[is],
  landwalk: (voice, { land }) => after(`with ${nounPhrase(voice, land).toLowerCase()}walk`),
  damagedBy: (voice, { by }) => after(`dealt damage by ${refWords(voice, by)} this turn`),
  attachedTo: (voice, { host }) =>
    after(`on ${host.kind === 'is' ? refWords(voice, host.what) : article(nounPhrase(voice, host))}`),
  canHost: (voice, { aura }) => after(`that ${refWords(voice, aura)} could be on`),
  sharesType: (voice, { with: others, among }) =>
    after(
      `that shares a ${among === 'creatureTypes' ? 'creature type' : 'type'} with ${refWords(voice, others)}`,
    ),
  withCounter: (_, { counter }) => after(`with ${article(`${counter} counter`)} on it`),
  ownedBy: (voice, { who }) =>
    after(
      isYou(who)
        ? 'you own'
        : `${refWords(voice, who)
            .replace('each opponent', 'an opponent')
            .replace(/^each player$/, 'a player')} owns`,
    ),
  controllerHas: (voice, { filter }) =>
    after(`whose ${voice.words.controller} controls ${article(nounPhrase(voice, filter))}`),
  spell: () => noun('spell'),
};

/** What players may have done this turn. */
export const DEEDS: Readonly<Record<PlayerDeed, (voice: Voice) => string>> = {
  cast: ({ words }) => `${words.cast.one === 'play' ? 'played' : 'cast'} a spell`,
  attacked: () => 'attacked with a creature',
  wasDamaged: () => 'was dealt damage',
};

/** Which noun stands before which: "Elf creature", "artifact creature", "Serf token", "creature spell". */
const NOUN_ORDER: readonly Filter['kind'][] = ['subtype', 'type', 'either', 'state', 'spell'];
const nounPlace = ({ kind }: Filter): number => NOUN_ORDER.indexOf(kind);

function bothPhrase(voice: Voice, of: readonly Filter[]): Phrase {
  const parts = of.map((part) => phraseOf(voice, part));
  const named = of
    .map((part, place) => ({ part, phrase: parts[place] ?? NONE }))
    .filter(({ phrase }) => phrase.noun !== undefined)
    .sort(
      (one, other) =>
        nounPlace(one.part) - nounPlace(other.part) || typePlace(one.part) - typePlace(other.part),
    );
  const last = named.at(-1)?.phrase;
  const front = named.slice(0, -1).flatMap(({ phrase }) => phrase.noun ?? []);
  const whole = [...front, last?.noun ?? ''].join(' ');
  return {
    before: parts
      .flatMap((part) => part.before)
      .sort(byFirst(isState))
      .sort(byFirst(isOther)),
    noun: last ? whole : undefined,
    ...(last?.plural === undefined ? {} : { plural: [...front, last.plural].join(' ') }),
    after: bothOwned(parts.flatMap((part) => part.after).sort(byFirst(isControl))),
  };
}

/** "You both own and control." */
const bothOwned = (after: readonly string[]): readonly string[] =>
  after.includes('you own') && after.includes('you control')
    ? ['you both own and control', ...after.filter((words) => words !== 'you own' && words !== 'you control')]
    : after;

const isOther = (words: string): boolean => words === 'other';
const isState = (words: string): boolean =>
  /^(un)?(tapped|blocked)$|^(attack|block|intercept)ing$|^(un)?intercepted$/.test(words);
const isControl = (words: string): boolean => / controls?$/.test(words);
/** "Other black creatures", "creatures you control with flying": these stand before the rest. */
const byFirst =
  (isFirst: (words: string) => boolean) =>
  (one: string, other: string): number =>
    Number(isFirst(other)) - Number(isFirst(one));

const typePlace = (filter: Filter): number => (filter.kind === 'type' && filter.type === 'creature' ? 1 : 0);

/** "Black or red", or "artifact, creature or land"; what an era has no type for goes unsaid. */
function eitherPhrase(voice: Voice, of: readonly Filter[]): Phrase {
  const known = of.filter(
    (part) => voice.words.typeLine !== 'dash' || part.kind !== 'type' || part.type !== 'interrupt',
  );
  const parts = known.map((part) => phraseOf(voice, part));
  if (parts.every((part) => part.noun === undefined && part.after.length === 0))
    return before(
      joined(
        parts.map((part) => part.before.join(' ')),
        'or',
      ),
    );
  return {
    ...noun(
      joined(
        known.map((part) => nounPhrase(voice, part, kindOfOne(part))),
        'or',
      ),
    ),
    plural: joined(known.map((part) => pluralPhrase(voice, part, kindOf(part)))),
  };
}

const kindOf = ({ kind }: Filter): string =>
  kind === 'keyword' || kind === 'colour' ? 'creature' : 'permanent';
/** A colour by itself wants no noun: one may follow, as in "Mountain or red card". */
const kindOfOne = (filter: Filter): string => (filter.kind === 'colour' ? '' : kindOf(filter));

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
    case 'either':
      return of.of.every(({ kind }) => kind === 'keyword' || kind === 'landwalk')
        ? after(
            `without ${joined(
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

function controlWords(voice: Voice, who: Ref): string {
  if (who.kind === 'players' && who.who === 'you') return 'you control';
  if (who.kind === 'players' && who.who === 'opponents')
    return `${voice.words.opponents.replace('each ', 'an ')} controls`;
  if (who.kind === 'whoDid') return `controlled by ${refWords(voice, who).replace(/^each /, 'any ')}`;
  return `${refWords(voice, who)} controls`;
}

export const phraseOf = (voice: Voice, filter: Filter): Phrase =>
  (FILTERS[filter.kind] as Phraser<FilterKind>)(voice, filter);

/** "nonblack creature without flying". */
export function nounPhrase(voice: Voice, filter: Filter, fallback = 'permanent'): string {
  const phrase = phraseOf(voice, filter);
  return spaced(...phrase.before, phrase.noun ?? fallback, ...phrase.after);
}

export function pluralPhrase(voice: Voice, filter: Filter, fallback = 'permanent'): string {
  const phrase = phraseOf(voice, filter);
  return spaced(...phrase.before, phrase.plural ?? plural(phrase.noun ?? fallback), ...phrase.after);
}

/** "Green creature card", "card named Llanowar Sentinel". */
export function cardPhrase(voice: Voice, filter: Filter): string {
  const phrase = phraseOf(voice, filter);
  return spaced(...phrase.before, phrase.noun ?? '', 'card', ...phrase.after);
}

const spaced = (...words: string[]): string => words.filter((word) => word !== '').join(' ');

/** "target creature or player", "up to two target lands", "any number of target …". */
export function clauseWords(voice: Voice, clause: TargetClause): string {
  const player = clause.players === 'opponents' ? 'opponent' : 'player';
  if (!clause.filter)
    return clause.most === 1
      ? aimedAt(voice, player)
      : `any number of ${voice.words.target === 'target' ? 'target ' : ''}${plural(player)}`;
  const isMany = clause.most !== 1;
  const inZone = zoneClause(voice, clause, isMany);
  const named = clause.spellToo
    ? `spell or ${inZone}`
    : clause.players
      ? `${inZone}${isMany ? 's' : ''} or ${isMany ? plural(player) : player}`.replace(/ss or/, 's or')
      : inZone;
  if (!isMany && clause.by === 'chance') return `${aimedAt(voice, named)} chosen at random`;
  if (!isMany) return clause.another ? anotherOf(voice, named) : aimedAt(voice, named);
  if (clause.by === 'chance' || clause.by === 'chanceSome')
    return `${clause.by === 'chance' ? amountWords(voice, clause.most) : `up to ${amountWords(voice, clause.most)}`} ${voice.words.target === 'target' ? 'target ' : ''}${named} chosen at random`;
  const most = numbersWords(voice, clause);
  const target = voice.words.target === 'target' ? 'target ' : '';
  if (typeof clause.most === 'number' && clause.most > 20) return `any number of ${target}${named}`;
  if (clause.least === 0) return `up to ${most} ${target}${named}`;
  return target === '' ? `any ${most} ${named}` : `${most} target ${named}`;
}

/** "Three", or "one, two or three". */
function numbersWords(voice: Voice, { least, most }: TargetClause): string {
  if (least === 1 && typeof most === 'number' && most <= 3)
    return joined(['one', 'two', 'three'].slice(0, most), 'or');
  const words = amountWords(voice, most);
  return words === 'that much' ? 'that many' : numberWord(words);
}

/** What is aimed at where it lies: "creature", "spell", "creature card from your graveyard". */
function zoneClause(
  voice: Voice,
  { zone, filter = { kind: 'anything' } }: TargetClause,
  isMany: boolean,
): string {
  if (zone === 'chain') return spellWords(voice, filter);
  if (zone === 'ante') return `${cardPhrase(voice, filter)} put up as ante`;
  if (zone !== 'graveyard') return isMany ? pluralPhrase(voice, filter) : nounPhrase(voice, filter);
  const card = cardPhrase(voice, withoutOwner(filter));
  const place = isYours(filter) ? 'from your' : 'from a';
  return `${isMany ? plural(card) : card} ${place} ${voice.words.graveyard}`;
}

const isOwner = (filter: Filter): boolean => filter.kind === 'controlledBy' && isYou(filter.who);
/** It speaks of one's own things only. */
export const isYours = (filter: Filter): boolean =>
  isOwner(filter) || (filter.kind === 'both' && filter.of.some(isYours));

function withoutOwner(filter: Filter): Filter {
  if (isOwner(filter)) return { kind: 'anything' };
  return filter.kind === 'both' ? { ...filter, of: filter.of.map(withoutOwner) } : filter;
}

const anotherOf = (voice: Voice, what: string): string =>
  voice.words.target === 'target' ? `another target ${what}` : `any one other ${what}`;

const aimedAt = ({ words }: Voice, what: string): string =>
  words.target === 'target' ? `target ${what}` : what === 'opponent' ? words.opponents : `any one ${what}`;

function spellWords(voice: Voice, filter: Filter): string {
  const phrase = phraseOf(voice, filter);
  const { noun: what = 'spell' } = phrase;
  const kind = what.endsWith('spell') ? what : `${what} spell`;
  return [...phrase.before, kind, ...phrase.after].join(' ');
}

type Speaker<Kind extends RefKind> = (voice: Voice, ref: Extract<Ref, { kind: Kind }>) => string;

const REFS: { [Kind in RefKind]: Speaker<Kind> } = {
  self: (voice) => voice.name,
  attached: (voice) => (voice.isEquipment ? 'equipped creature' : `enchanted ${voice.host}`),
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
  // A name of several words says itself what was kept.
  slot: (voice, { name }) =>
    name.includes(' ')
      ? name
      : name === 'given' && voice.given !== undefined
        ? voice.given
        : name.includes(' ')
          ? name
          : voice.named.has(`${name} in play`)
            ? 'it'
            : voice.named.has(name) && !name.includes(' ')
              ? 'that card'
              : name.includes(' ')
                ? `the ${name}`
                : 'the chosen cards',
  each: (voice) => (voice.named.has('each player') ? 'that player' : 'it'),
  all: (voice, { filter, zone, of }) => {
    const owner =
      of === undefined
        ? ''
        : ` ${zone === 'battlefield' ? controlWords(voice, of) : zone === 'exile' ? ownedOutside(voice, of) : `in ${possessive(voice, of)} ${zoneWords(voice, zone)}`}`;
    return zone === 'battlefield'
      ? `each ${nounPhrase(voice, filter)}${owner}`
      : `each ${cardPhrase(voice, filter)}${owner}`;
  },
  allBut: (voice, { of }) => `each player other than ${refWords(voice, of)}`,
  players: ({ words }, { who }) =>
    ({
      you: 'you',
      opponents: words.opponents,
      everyone: 'each player',
      others: 'each other player',
      active: 'the active player',
      defender: 'defending player',
    })[who],
  controllerOf: (voice, { of }) => `${possessive(voice, of)} ${voice.words.controller}`,
  opponentsOf: (voice, { of }) => `${article('opponent')} of ${refWords(voice, of)}`,
  buried: (voice, { of }) => refWords(voice, of),
  above: (voice, { of, filter }) => `each ${cardPhrase(voice, filter)} above ${refWords(voice, of)}`,
  ownerOf: (voice, { of }) => `${possessive(voice, of)} owner`,
  topOf: (voice, { of, count }) =>
    `the top ${count === 1 ? 'card' : `${numberWord(amountWords(voice, count))} cards`} of ${possessive(voice, of)} ${voice.words.library}`,
  foremost: (voice, { what, of }) => {
    const number =
      what === 'cost'
        ? voice.words.totalCost
        : what === 'power' || what === 'toughness'
          ? voice.words[what]
          : what;
    return of.kind === 'players'
      ? `the player with the most ${number}`
      : `the ${of.kind === 'all' ? allWords(voice, of) : refWords(voice, of)} with the highest ${number}`;
  },
  several: (voice, { of }) => joined(of.map((part) => refWords(voice, part))),
  against: (voice, { of }) => `the creatures fighting ${refWords(voice, of)}`,
  whoDid: (voice, { did, of }) => `${refWords(voice, of)} who ${DEEDS[did](voice)} this turn`,
};

export const refWords = (voice: Voice, ref: Ref): string => (REFS[ref.kind] as Speaker<RefKind>)(voice, ref);

export function possessive(voice: Voice, ref: Ref): string {
  const words = refWords(voice, ref);
  if (words === 'you') return 'your';
  if (words === 'it') return 'its';
  return words.endsWith('s') ? `${words}'` : `${words}'s`;
}

export const isYou = (ref: Ref): boolean => ref.kind === 'players' && ref.who === 'you';

/** "You own in exile", "you own that are removed from the game". */
const ownedOutside = (voice: Voice, of: Ref): string =>
  `${isYou(of) ? 'you own' : `${refWords(voice, of)} owns`} ${
    voice.words.exile.verb === 'exile'
      ? 'in exile'
      : `that are ${voice.words.exile.verb}d${voice.words.exile.after}`
  }`;

/** "Creatures you control", "creature cards in your graveyard". */
function allWords(voice: Voice, { filter, zone, of }: Extract<Ref, { kind: 'all' }>): string {
  if (zone === 'battlefield')
    return `${pluralPhrase(voice, filter)}${of ? ` ${controlWords(voice, of)}` : ''}`;
  const whole = cardPhrase(voice, filter);
  const [card = whole, story = ''] = whole.split(/(?= (?:put into|gone to) )/);
  const cards = plural(card).replace(' or ', ' and ');
  if (zone === 'exile' && of) return `${cards} ${ownedOutside(voice, of)}`;
  return of
    ? `${cards} in ${possessive(voice, of)} ${zoneWords(voice, zone)}${story}`
    : `${cards} in all ${plural(zoneWords(voice, zone))}`;
}

/** "All creatures": what a verb does to everything at once. */
export function wholeWords(voice: Voice, ref: Ref): string {
  if (ref.kind === 'several') return joined(ref.of.map((part) => wholeWords(voice, part)));
  return ref.kind === 'all' ? `all ${allWords(voice, ref)}` : refWords(voice, ref);
}

/** The zones that eras call by different names. */
export const zoneWords = ({ words }: Voice, zone: Zone): string =>
  zone === 'library' || zone === 'graveyard' ? words[zone] : zone;

type Counter<Kind extends AmountKind> = (voice: Voice, amount: Extract<AmountNode, { kind: Kind }>) => string;

const AMOUNTS: { [Kind in AmountKind]: Counter<Kind> } = {
  x: () => 'X',
  landsPlayed: (voice, { of }) => `the number of lands ${refWords(voice, of)} played this turn`,
  count: (voice, { of }) =>
    of.kind === 'foremost' && of.of.kind === 'players'
      ? `the number of players with the most ${of.what}`
      : `the number of ${of.kind === 'all' ? allWords(voice, of) : refWords(voice, of)}`,
  measure: (voice, { what, of }) => {
    const owner = possessive(voice, of);
    switch (what) {
      case 'hand':
        return `the number of cards in ${owner} hand`;
      case 'library':
      case 'graveyard':
        return `the number of cards in ${owner} ${voice.words[what]}`;
      case 'life':
        return `${owner} life total`;
      case 'damage':
        return `the damage dealt to ${refWords(voice, of)}`;
      default:
        return `${owner} ${what === 'cost' ? voice.words.totalCost : voice.words[what]}`;
    }
  },
  countersOn: (voice, { counter, of }) => `the number of ${counter} counters on ${refWords(voice, of)}`,
  deaths: (voice, { filter }) =>
    `the number of ${pluralPhrase(voice, filter)} that went to a ${voice.words.graveyard} from ${voice.words.inPlay.replace(/^(in|on) /, '')} this turn`,
  // A name of several words says itself what was kept.
  thatMuch: ({ words }, { slot = '' }) =>
    slot.includes(' ') ? slot.replace('toughness', words.toughness) : 'that much',
  arithmetic: (voice, { how, left, right }) => {
    const [one, other] = [amountWords(voice, left), amountWords(voice, right)];
    return {
      plus: `${one} plus ${other}`,
      minus: `${one} minus ${other}`,
      times: one === '2' ? `twice ${other}` : `${numberWord(one)} times ${other}`,
      least: `the lesser of ${one} and ${other}`,
      most: `the greater of ${one} and ${other}`,
    }[how];
  },
  whether: (voice, { if: condition, then, otherwise }) =>
    `${amountWords(voice, then)} while ${conditionWords(voice, condition)}, and ${amountWords(voice, otherwise)} otherwise`,
  fraction: (voice, { of, by, round }) =>
    `${by === 2 ? 'half' : by === 3 ? 'a third of' : `one part in ${by} of`} ${amountWords(voice, of)}, rounded ${round}`,
  damageTaken: (voice, { to, by }) =>
    `the damage dealt to ${refWords(voice, to)} this turn${by.kind === 'anything' ? '' : ` by ${pluralPhrase(voice, by, 'source')}`}`,
  greatest: (voice, { what, of }) =>
    `the greatest ${what === 'cost' ? voice.words.totalCost : voice.words[what]} among ${wholeWords(voice, of).replace(/^all /, '')}`,
  untappedAtStart: (voice, { who }) =>
    `the number of untapped lands ${refWords(voice, who)} controlled as this turn began`,
  uses: () => 'the number of times this ability has been used this turn',
  extreme: (voice, { which, filter }) =>
    `the number of ${filter ? pluralPhrase(voice, filter) : 'cards in hand'} of the player who has the ${which}`,
};

export function amountWords(voice: Voice, amount: Amount): string {
  return typeof amount === 'number'
    ? String(amount)
    : (AMOUNTS[amount.kind] as Counter<AmountKind>)(voice, amount);
}

/** So much for each of something: "1 for each Forest you control", "2 for each …". */
export interface PerEach {
  readonly much: number;
  readonly each: string;
}

export function perEach(voice: Voice, amount: Amount): PerEach | undefined {
  if (typeof amount === 'number') return undefined;
  if (amount.kind === 'countersOn')
    return { much: 1, each: ` for each ${amount.counter} counter on ${refWords(voice, amount.of)}` };
  if (amount.kind === 'count' && amount.of.kind === 'against')
    return { much: 1, each: ` for each creature fighting ${refWords(voice, amount.of.of)}` };
  const fighting = beyondFirst(amount);
  if (fighting !== undefined) {
    const each = perEach(voice, fighting);
    return each && { ...each, each: `${each.each} beyond the first` };
  }
  if (amount.kind === 'count' && amount.of.kind === 'all')
    return { much: 1, each: ` for ${refWords(voice, amount.of)}` };
  if (amount.kind !== 'arithmetic' || typeof amount.left !== 'number') return undefined;
  const inner = perEach(voice, amount.right);
  if (!inner) return undefined;
  if (amount.how === 'times') return { ...inner, much: amount.left * inner.much };
  return amount.how === 'minus' && amount.left === 0 ? { ...inner, much: -inner.much } : undefined;
}

/** "0 or the number of those fighting it less one, whichever is more". */
function beyondFirst(amount: AmountNode): Amount | undefined {
  if (amount.kind !== 'arithmetic' || amount.how !== 'most' || amount.left !== 0) return undefined;
  const less = amount.right;
  if (typeof less === 'number' || less.kind !== 'arithmetic' || less.how !== 'minus') return undefined;
  return less.right === 1 ? less.left : undefined;
}

/** "A card", "X cards", "a card for each Forest you control", "cards equal to …". */
export function someOf(voice: Voice, amount: Amount, noun: string): string {
  const each = perEach(voice, amount);
  if (each) return `${counted(String(each.much), noun)}${each.each}`;
  const words = amountWords(voice, amount);
  return typeof amount === 'number' || words === 'X' || words === 'that much'
    ? counted(words, noun)
    : `${plural(noun)} equal to ${words}`;
}

/** "3 damage", "damage equal to its power". */
export function muchOf(voice: Voice, amount: Amount, what: string): string {
  const words = amountWords(voice, amount);
  return typeof amount === 'number' || words === 'X' || words === 'that much'
    ? `${words} ${what}`
    : `${what} equal to ${words}`;
}
