/** Who or what is meant. */
import type { Filter } from '../../engine/language/filter.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { GIVEN } from '../../engine/language/refs/slot.ts';
import type { PlayerDeed } from '../../engine/language/refs/whoDid.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';
import { tell, type Tellers } from '../tellers.ts';
import { article, listed, numberWord, plural, type TextVoice } from '../voice.ts';
import { amountWords, measureName } from './amounts.ts';
import { cardPhrase, controlWords, nounPhrase, pluralPhrase } from './filters.ts';
import { clauseWords } from './targets.ts';

/** The owner of what is aimed at has been spoken of: from then on it is "that player". */
export const OWNER_TOLD = 'owner told';

/** What is spoken of attacks: what faces it can only block it. */
export const ATTACKS = 'attacks';

const REFS: Tellers<Ref> = {
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
      : name === GIVEN && voice.given !== undefined
        ? voice.given
        : voice.named.has(`${name} in play`)
          ? 'it'
          : voice.named.has(name)
            ? 'that card'
            : 'the chosen cards',
  each: (voice) => (voice.named.has('each player') ? 'that player' : 'it'),
  all: (voice, { filter, zone, of }) => {
    if (zone === 'battlefield' && voice.words.holding === 'have' && (of !== undefined || isHeld(filter))) {
      const those = allWords(voice, { kind: 'all', filter, zone, ...(of === undefined ? {} : { of }) });
      if (/^your |'s /.test(those)) return `each of ${those}`;
    }
    const owner =
      of === undefined
        ? ''
        : ` ${zone === 'battlefield' ? controlWords(voice, of) : zone === 'exile' ? ownedOutside(voice, of) : `in ${possessive(voice, of)} ${zoneWords(voice, zone)}`}`;
    return zone === 'battlefield'
      ? `each ${nounPhrase(voice, filter)}${owner}`
      : `each ${cardPhrase(voice, filter)}${owner}`.replace(/( whose .* could pay)(.*)$/, '$2$1');
  },
  allBut: (voice, { of }) => `each player other than ${refWords(voice, of)}`,
  players: ({ words }, { who }) =>
    ({
      you: 'you',
      opponents: words.opponents,
      everyone: 'each player',
      others: 'each other player',
      active: words.activePlayer,
      defender: 'defending player',
    })[who],
  controllerOf: (voice, { of }) => `${possessive(voice, of)} ${voice.words.controller}`,
  opponentsOf: (voice, { of }) => `${article('opponent')} of ${refWords(voice, of)}`,
  buried: (voice, { of }) => refWords(voice, of),
  above: (voice, { of, filter }) => `each ${cardPhrase(voice, filter)} above ${refWords(voice, of)}`,
  ownerOf: (voice, { of }) =>
    of.kind === 'target' && voice.named.has(OWNER_TOLD) ? 'that player' : `${possessive(voice, of)} owner`,
  topOf: (voice, { of, count }) =>
    `the top ${count === 1 ? 'card' : `${numberWord(amountWords(voice, count))} cards`} of ${possessive(voice, of)} ${voice.words.library}`,
  foremost: (voice, { what, of }) => {
    const isMeasured = what === 'cost' || what === 'power' || what === 'toughness';
    const number = isMeasured ? measureName(voice, what) : what;
    return of.kind === 'players'
      ? `the player with the most ${number}`
      : `the ${of.kind === 'all' ? allWords(voice, of) : refWords(voice, of)} with the highest ${number}`;
  },
  several: (voice, { of }) => listed(of.map((part) => refWords(voice, part))),
  against: (voice, { of }) => {
    const { blocking, block } = voice.words;
    return `the creatures ${blocking} ${voice.named.has(ATTACKS) ? '' : `or ${block.noun} by `}${refWords(voice, of)}`;
  },
  sourcesOfDamage: (voice, { to }) => `each source that has dealt damage to ${refWords(voice, to)} this turn`,
  whoDid: (voice, { did, of }) => `${refWords(voice, of)} who ${DEEDS[did](voice)} this turn`,
};

/** It says who has them in play. */
const isHeld = (filter: Filter): boolean =>
  filter.kind === 'controlledBy' || (filter.kind === 'both' && filter.of.some(isHeld));

export const refWords = (voice: TextVoice, ref: Ref): string => tell(REFS, voice, ref);

export function possessive(voice: TextVoice, ref: Ref): string {
  const words = refWords(voice, ref);
  if (words === 'you') return 'your';
  if (words === 'it') return 'its';
  return words.endsWith('s') ? `${words}'` : `${words}'s`;
}

export const isYou = (ref: Ref): boolean => ref.kind === 'players' && ref.who === 'you';

/** Any one of them: "an opponent", "a player". */
export const anyOf = (voice: TextVoice, ref: Ref): string =>
  refWords(voice, ref).replace(/^each (.*)$/, (_, one: string) => article(one));

/** Several players together: "your opponents", "players". */
export const severalOf = (voice: TextVoice, who: Ref): string =>
  refWords(voice, who)
    .replace(/^each opponent$/, 'your opponents')
    .replace(/^each player$/, 'players');

/** What players may have done this turn. */
export const DEEDS: Readonly<Record<PlayerDeed, (voice: TextVoice) => string>> = {
  cast: ({ words }) => `${words.cast.one === 'play' ? 'played' : 'cast'} a spell`,
  attacked: () => 'attacked with a creature',
  wasDamaged: () => 'was dealt damage',
};

/** "You own in exile", "you own that are removed from the game". */
const ownedOutside = (voice: TextVoice, of: Ref): string =>
  `${isYou(of) ? 'you own' : `${refWords(voice, of)} owns`} ${
    voice.words.exile.verb === 'exile'
      ? 'in exile'
      : `that are ${voice.words.exile.verb}d${voice.words.exile.after}`
  }`;

/** "Creatures you control", "creature cards in your graveyard". */
export function allWords(voice: TextVoice, { filter, zone, of }: Extract<Ref, { kind: 'all' }>): string {
  if (zone === 'battlefield' && of && voice.words.holding === 'have')
    return `${possessive(voice, of)} ${pluralPhrase(voice, filter)}`;
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
export function wholeWords(voice: TextVoice, ref: Ref): string {
  if (ref.kind === 'several') return listed(ref.of.map((part) => wholeWords(voice, part)));
  return ref.kind === 'all' ? `all ${allWords(voice, ref)}` : refWords(voice, ref);
}

/** "Creatures": everything at once, where what is said of it needs no "all". */
export const groupWords = (voice: TextVoice, ref: Ref): string => wholeWords(voice, ref).replace(/^all /, '');

/** The zones that eras call by different names. */
export const zoneWords = ({ words }: TextVoice, zone: Zone): string =>
  zone === 'library' || zone === 'graveyard' ? words[zone] : zone;

/** "Play", "the battlefield". */
export const placeInPlay = ({ words }: TextVoice): string => words.inPlay.replace(/^(in|on) /, '');
