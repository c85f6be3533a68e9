/** Objects by what they are: "nonblack creature without flying". */
import { keywordName } from '../../../src-shared/duel/keywords.ts';
import type { Filter } from '../../engine/language/filter.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { tell, type Tellers } from '../tellers.ts';
import { article, plural, typeName, type TextVoice } from '../voice.ts';
import { amountWords, measureName } from './amounts.ts';
import { HELD, bothPhrase, eitherPhrase, notPhrase } from './combined.ts';
import { after, before, NONE, noun, type Phrase, spaced } from './phrase.ts';
import { isYou, refWords } from './refs.ts';

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

const FILTERS: Tellers<Filter, Filter['kind'], Phrase> = {
  anything: () => NONE,
  both: (voice, { of }) => bothPhrase(voice, of),
  either: (voice, { of }) => eitherPhrase(voice, of),
  not: (voice, { of }) => notPhrase(voice, of),
  type: (_, { type }) => noun(type),
  subtype: (voice, { subtype }) => noun(subtype === 'Aura' ? voice.words.auraNoun : typeName(voice, subtype)),
  supertype: (_, { supertype }) => before(supertype),
  colour: (_, { colour }) => before(colour),
  chosenColour: () => after('of the chosen color'),
  chosenName: () => after('with the chosen name'),
  chosenSubtype: () => after('of the chosen type'),
  oneTarget: () => after('with a single target'),
  hasManaAbility: () => after('with mana abilities'),
  keyword: (_, { keyword }) => after(`with ${keywordName(keyword)}`),
  size: (voice, { what, is, than }) => {
    const number = amountWords(voice, than);
    const isPlain = typeof than === 'number' || number === 'X';
    return after(
      `with ${measureName(voice, what)} ${(isPlain ? COMPARED : MEASURED)[is].replace('#', number)}`,
    );
  },
  state: ({ words }, { is }) =>
    is === 'token'
      ? noun('token')
      : is === 'attackedThisTurn'
        ? after('that attacked this turn')
        : is === 'foughtThisCombat'
          ? after(`that attacked or ${words.block.noun} this combat`)
          : is === 'settled'
            ? after(HELD)
            : before(is.replace('blocking', words.blocking).replace('blocked', words.block.noun)),
  controlledBy: (voice, { who }) => after(controlWords(voice, who)),
  is: (voice, { what }) =>
    what.kind === 'against'
      ? after(`${voice.words.blocking} ${refWords(voice, what.of)}`)
      : what.kind === 'target'
        ? after('among them')
        : what.kind === 'slot' && /^what | that /.test(what.name)
          ? after(madeBy(voice, what.name) ?? what.name.replace(/^(what|.* that) /, 'that '))
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
    after(`whose ${holdsWords(voice, voice.words.controller, article(nounPhrase(voice, filter)))}`),
  paidByX: ({ words }) => after(`whose ${words.manaCost} the mana spent on X could pay`),
  spell: () => noun('spell'),
};

/** "Made by Tetravus", of "tokens that it made". */
const madeBy = ({ name }: TextVoice, kept: string): string | undefined =>
  kept.endsWith(' that it made') ? `made by ${name}` : undefined;

export function controlWords(voice: TextVoice, who: Ref): string {
  if (who.kind === 'whoDid') return `controlled by ${refWords(voice, who).replace(/^each /, 'any ')}`;
  const holder =
    who.kind === 'players' && who.who === 'opponents'
      ? voice.words.opponents.replace('each ', 'an ')
      : refWords(voice, who);
  return holdsWords(voice, holder);
}

/** "You control a Forest", "your opponent has a Forest in play". */
export function holdsWords({ words }: TextVoice, holder: string, what = ''): string {
  const things = what === '' ? '' : ` ${what}`;
  if (words.holding === 'control') return `${holder} ${holder === 'you' ? 'control' : 'controls'}${things}`;
  return `${holder} ${holder === 'you' ? 'have' : 'has'}${things} in play`;
}

const HELD_IN_PLAY = /^(.*) ha(?:ve|s) in play$/;

/** "Your black creatures": several things that somebody has in play are called by their owner in front. */
function withHolder(noun: string, { before, after }: Phrase): string {
  const held = after.find((words) => HELD_IN_PLAY.test(words));
  const holder = HELD_IN_PLAY.exec(held ?? '')?.[1];
  const whose = holder === undefined ? '' : holder === 'you' ? 'your' : `${holder}'s`;
  return spaced(whose, ...before, noun, ...after.filter((words) => words !== held));
}

export const phraseOf = (voice: TextVoice, filter: Filter): Phrase => tell(FILTERS, voice, filter);

/** "nonblack creature without flying". */
export function nounPhrase(voice: TextVoice, filter: Filter, fallback = 'permanent'): string {
  const phrase = phraseOf(voice, filter);
  return spaced(...phrase.before, phrase.noun ?? fallback, ...phrase.after);
}

export function pluralPhrase(voice: TextVoice, filter: Filter, fallback = 'permanent'): string {
  const phrase = phraseOf(voice, filter);
  return withHolder(phrase.plural ?? plural(phrase.noun ?? fallback), phrase);
}

/** "Green creature card", "card named Llanowar Sentinel". */
export function cardPhrase(voice: TextVoice, filter: Filter): string {
  const phrase = phraseOf(voice, filter);
  return spaced(...phrase.before, phrase.noun ?? '', 'card', ...phrase.after);
}

/** One thing by its name, or all that fit. */
export const thoseOf = (voice: TextVoice, filter: Filter, fallback?: string): string =>
  filter.kind === 'is' ? refWords(voice, filter.what) : pluralPhrase(voice, filter, fallback);
