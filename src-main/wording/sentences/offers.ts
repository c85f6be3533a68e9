/** What somebody may do, or has to pay for. */
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { isYou, refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import type { TextVoice } from '../voice.ts';
import { priceWords } from './costs.ts';
import { doesSo } from './doing.ts';
import { effectWords } from './effects.ts';

export const OFFERS: Tellers<Effect, 'may' | 'pays' | 'paysAny'> = {
  may: (voice, { who, effect }) => mayWords(voice, who, effect),
  pays: (voice, effect) =>
    effect.otherwise ? unlessWords(voice, effect, effect.otherwise) : offerWords(voice, effect),
  paysAny: (voice, { who }) => `${refWords(voice, who)} may pay any amount of mana`,
};

/** "You may …", "that player may …", "you may have target player …". */
function mayWords(voice: TextVoice, who: Ref, effect: Effect): string {
  const subject = refWords(voice, who);
  const offer = `${subject} ${voice.words.may}`;
  const words = effectWords(voice, effect).replace(/^you /, '');
  if (words === '') return `${subject} may do this again`;
  if (words.startsWith(`${subject} `)) return `${offer} ${inFirst(words.slice(subject.length + 1))}`;
  if (words.startsWith(`${voice.name} `))
    return `${offer} have ${voice.name} ${inFirst(words.slice(voice.name.length + 1))}`;
  const other = /^((?:target |each |that |any one )\w+|your opponent) (.*)$/.exec(words);
  return other ? `${offer} have ${other[1] ?? ''} ${inFirst(other[2] ?? '')}` : `${offer} ${words}`;
}

type Pays = Extract<Effect, { kind: 'pays' }>;

function offerWords(voice: TextVoice, { who, cost, then }: Pays): string {
  const price = priceWords(voice, cost);
  const offer = `${refWords(voice, who)} may ${price}`;
  return then ? `${offer}. If ${doesSo(who)}, ${effectWords(voice, then)}` : offer;
}

/** "Destroy it unless you pay {1}"; what asks for two prices names the second behind the first. */
function unlessWords(voice: TextVoice, { who, cost }: Pays, otherwise: Effect): string {
  const price = priceWords(voice, cost);
  const paid = isYou(who) ? price : inThird(price);
  const deed = effectWords(voice, otherwise);
  const payment = `unless ${refWords(voice, who)} ${paid}`;
  if (otherwise.kind === 'pays' && otherwise.otherwise) return `${deed} or ${paid}`;
  const [deeds = '', ...more] = deed.split('. ');
  return more.length === 0
    ? `${deed} ${payment}`
    : `${deeds} ${payment}. If ${doesSo(who)} not, ${more.join('. ').replace(/^if that was done, /, '')}`;
}

/** "Draws a card" as somebody may: "draw a card". */
const inFirst = (words: string): string =>
  words.replace(/^searches/, 'search').replace(/^(\w+[^s])s /, '$1 ');

/** "Pay {1}" as somebody else does: "pays {1}". */
const inThird = (words: string): string => words.replace(/^\w+/, '$&s');
