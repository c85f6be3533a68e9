/** What is done with the cards of a library. */
import type { Amount } from '../../engine/language/amount.ts';
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { amountWords, isShare } from '../nouns/amounts.ts';
import { cardPhrase, pluralPhrase } from '../nouns/filters.ts';
import { someOf } from '../nouns/much.ts';
import { possessive, refWords, zoneWords } from '../nouns/refs.ts';
import { isSame, type Tellers } from '../tellers.ts';
import { counted, numberWord, plural, type TextVoice } from '../voice.ts';
import { ordered, own } from './doing.ts';

export const LIBRARY: Tellers<Effect, 'mill' | 'shuffle' | 'lookAtTop' | 'revealUntil' | 'redeal'> = {
  mill: (voice, { who, count }) => {
    const deed = ordered(voice, who, 'put');
    const { library, graveyard } = voice.words;
    if (isShare(count) && count.by === 2 && isLibraryOf(count.of, who))
      return `${deed} the top half of ${own(who)} ${library}, rounded ${count.round}, into ${own(who)} ${graveyard}`;
    const cards = topCards(voice, count);
    return cards.includes(' equal to ')
      ? `${deed} the top X cards of ${own(who)} ${library} into ${own(who)} ${graveyard}, where X is ${cards.replace('cards equal to ', '')}`
      : `${deed} the top ${cards} of ${own(who)} ${library} into ${own(who)} ${graveyard}`;
  },
  shuffle: (voice, { who }) => `${ordered(voice, who, 'shuffle')} ${own(who)} ${voice.words.library}`,
  lookAtTop: (voice, effect) => lookWords(voice, effect),
  revealUntil: (voice, effect) => revealUntilWords(voice, effect),
  redeal: (voice, effect) => redealWords(voice, effect),
};

const isLibraryOf = (amount: Amount, who: Ref): boolean =>
  typeof amount !== 'number' &&
  amount.kind === 'measure' &&
  amount.what === 'library' &&
  isSame(amount.of, who);

type Look = Extract<Effect, { kind: 'lookAtTop' }>;

function lookWords(voice: TextVoice, effect: Look): string {
  const { who, by, count, take } = effect;
  const cards = topCards(voice, count);
  const looks = ordered(voice, by ?? who, 'look');
  const owner = by ? possessive(voice, who) : own(who);
  const look = `${looks} at the top ${cards} of ${owner} ${voice.words.library}`;
  return take ? takenWords(voice, effect, look, take) : leftWords(voice, effect, look);
}

/** "Card", "three cards" behind "the top". */
const topCards = (voice: TextVoice, count: Amount): string =>
  someOf(voice, count, 'card').replace(/^an? /, '');

/** Some are taken, the rest go elsewhere. */
function takenWords(
  voice: TextVoice,
  { who, by, rest }: Look,
  look: string,
  { filter, most, to }: NonNullable<Look['take']>,
): string {
  const { library, graveyard } = voice.words;
  const owner = by ? "that player's" : own(who);
  const card = cardPhrase(voice, filter);
  const some =
    card === 'card'
      ? `${numberWord(String(most))} of them`
      : `${counted(String(most), card)} from among them`;
  const place = to === 'library' ? 'on top' : `into ${owner} ${zoneWords(voice, to)}`;
  const others = {
    graveyard: ` and the rest into ${owner} ${graveyard}`,
    top: ` and the rest on top of ${owner} ${library} in any order`,
    bottom: ` and the rest on the bottom of ${owner} ${library} in any order`,
    bottomAtRandom: ` and the rest on the bottom of ${owner} ${library} in a random order`,
    oneOnTop: `, one on top of ${owner} ${library} and the rest on the bottom`,
    either: ` and the rest on top or on the bottom of ${owner} ${library}`,
  };
  if (card === 'card') return `${look}, put ${some} ${place}${others[rest]}`;
  return `${look}. You may reveal ${some} and put it ${place}. Put the rest${others[rest].replace(' and the rest', '')}`;
}

/** All of them stay in the library, or all go to the graveyard. */
function leftWords(voice: TextVoice, { who, count, rest }: Look, look: string): string {
  const alone = count === 1;
  if (rest === 'graveyard')
    return `${look}, then put ${alone ? 'it' : 'them'} into ${own(who)} ${voice.words.graveyard}`;
  if (rest !== 'either')
    return `${look}, then put them ${rest === 'top' ? 'back' : 'on the bottom'} in any order`;
  if (voice.words.scry === 'word') return `scry ${amountWords(voice, count)}`;
  return alone
    ? `${look}. You may put it on the bottom`
    : `${look}. Put any number of them on the bottom and the rest on top in any order`;
}

function revealUntilWords(
  voice: TextVoice,
  { who, filter, count, to, rest }: Extract<Effect, { kind: 'revealUntil' }>,
): string {
  const { library, graveyard, putIntoPlay } = voice.words;
  const one = count === 1;
  const shown = `${ordered(voice, who, 'reveal')} cards from the top of ${own(who)} ${library}`;
  const wanted = `until ${counted(amountWords(voice, count), cardPhrase(voice, filter))} ${one ? 'is' : 'are'} revealed`;
  const place =
    to === 'battlefield' ? putIntoPlay : `into ${own(who)} ${to === 'graveyard' ? graveyard : to}`;
  const others = {
    bottom: `put the other revealed cards on the bottom of ${own(who)} ${library} in any order`,
    shuffled: `shuffle the other revealed cards into ${own(who)} ${library}`,
    graveyard: `put the other revealed cards into ${own(who)} ${graveyard}`,
  };
  return `${shown} ${wanted}. Put ${one ? 'that card' : 'those cards'} ${place} and ${others[rest]}`;
}

function redealWords(voice: TextVoice, { who, filter, waves }: Extract<Effect, { kind: 'redeal' }>): string {
  const { library, putIntoPlay } = voice.words;
  const back = `${refWords(voice, who)} shuffles all ${pluralPhrase(voice, filter)} he or she owns into the ${library} and reveals that many cards from its top`;
  const waved = waves.map((wave) => {
    const cards = plural(cardPhrase(voice, wave)).replace(' or ', ' and ');
    return `puts all ${cards} among them ${putIntoPlay}`;
  });
  return `${back}. Each of them ${waved.join(', then ')}, then puts the rest on the bottom of the ${library} in any order`;
}
