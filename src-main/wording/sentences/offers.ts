/** What somebody may do, or has to pay for. */
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { isYou, OWNER_TOLD, refWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import type { TextVoice } from '../voice.ts';
import { priceWords } from './costs.ts';
import { doesSo } from './doing.ts';
import { effectWords } from './effects.ts';

export const OFFERS: Tellers<Effect, 'may' | 'pays' | 'paysAny'> = {
  may: (voice, { who, effect }) => mayWords(voice, who, effect),
  pays: (voice, effect) =>
    effect.otherwise
      ? `${unlessWords(voice, effect, effect.otherwise)}${effect.fromLandsAnyway ? FROM_LANDS_ANYWAY : ''}`
      : offerWords(voice, effect),
  paysAny: (voice, { who }) => `${refWords(voice, who)} may pay any amount of mana`,
};

/** Whether it is done again is told behind all that is done. */
export const ASKED_LATER = 'asked later';

const FROM_LANDS_ANYWAY = '. Whose lands and mana pool suffice for it has to pay';

/** "You may …", "that player may …", "you may have target player …". */
function mayWords(voice: TextVoice, who: Ref, effect: Effect): string {
  const subject = refWords(voice, who);
  const offer = `${subject} ${voice.words.may}`;
  const words = effectWords(voice, effect).replace(/^you /, '');
  if (words === '') return voice.named.has(ASKED_LATER) ? '' : `${subject} may do this again`;
  const [first = '', ...rest] = words.includes('"') ? [words] : words.split('. ');
  if (rest.length > 0)
    return `${offered(voice, subject, offer, first)}. If ${doesSo(who)}, ${small(rest.join('. '))}`;
  return offered(voice, subject, offer, words);
}

/** A name stays as it is. */
const small = (words: string): string =>
  words.replace(
    /^[A-Z](?=[a-z]* (?:a|an|any|all|each|it|its|the|that|those|this|your|his|up|target)\b)/,
    (letter) => letter.toLowerCase(),
  );

/** One deed that is offered. */
function offered(voice: TextVoice, subject: string, offer: string, words: string): string {
  if (words.startsWith(`${subject} `)) return `${offer} ${inFirst(words.slice(subject.length + 1))}`;
  if (words.startsWith(`${voice.name} `))
    return `${offer} have ${voice.name} ${inFirst(words.slice(voice.name.length + 1))}`;
  const other = /^((?:target |each |that |any one )\w+|your opponent) (.*)$/.exec(words);
  return other ? `${offer} have ${other[1] ?? ''} ${inFirst(other[2] ?? '')}` : `${offer} ${words}`;
}

type Pays = Extract<Effect, { kind: 'pays' }>;

function offerWords(voice: TextVoice, { who, cost, then }: Pays): string {
  const price = priceWords(voice, cost);
  const isOfTarget = who.kind === 'ownerOf' && who.of.kind === 'target' && voice.named.has(who.of.n);
  const payer = isOfTarget ? "that permanent's owner" : refWords(voice, who);
  if (isOfTarget) voice.named.add(OWNER_TOLD);
  const offer = `${payer} may ${price}`;
  return then ? `${offer}. If ${doesSo(who)}, ${effectWords(voice, then)}` : offer;
}

/** "Destroy it unless you pay {1}"; what asks for two prices names the second behind the first. */
function unlessWords(voice: TextVoice, { who, cost }: Pays, otherwise: Effect): string {
  const price = priceWords(voice, cost);
  const paid = isYou(who) ? price : inThird(price);
  // Countering names the spell first, whose controller then pays.
  const isAsked =
    otherwise.kind === 'sequence' && otherwise.of.length > 1 && otherwise.of[0]?.kind !== 'counter';
  const asked = isAsked ? refWords(voice, who) : '';
  const deed = effectWords(voice, otherwise);
  const payer = isAsked ? asked : refWords(voice, who);
  if (otherwise.kind === 'pays' && otherwise.otherwise) return `${deed} or ${paid}`;
  if (!deed.includes('. ')) return `${deed} unless ${payer} ${paid}`;
  if (isAsked) return `${payer} may ${price}. If ${doesSo(who)} not, ${together(voice, deed)}`;
  const [first = '', ...more] = deed.split('. ');
  return `${first} unless ${payer} ${paid}. If ${doesSo(who)} not, ${together(voice, more.join('. '))}`;
}

/** Two deeds that hang on the same thing are one sentence. */
function together({ name }: TextVoice, deeds: string): string {
  const [first = '', second, ...more] = deeds.split('. ');
  if (second === undefined || /^if /i.test(second)) return deeds;
  const again =
    first.endsWith(` ${name}`) && second.startsWith(`${name} `) ? `it${second.slice(name.length)}` : second;
  return [`${first}, and ${small(again)}`, ...more].join('. ');
}

/** "Draws a card" as somebody may: "draw a card". */
const inFirst = (words: string): string =>
  words.replace(/^searches/, 'search').replace(/^(\w+[^s])s /, '$1 ');

/** "Pay {1}" as somebody else does: "pays {1}". */
const inThird = (words: string): string => words.replace(/^\w+/, '$&s');
