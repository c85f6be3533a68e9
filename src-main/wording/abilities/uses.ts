/** How and when an activated ability is used. */
import { capital } from '../../../src-shared/words/phrases.ts';
import type { ActivatedAbility } from '../../engine/language/ability.ts';
import type { Cost } from '../../engine/language/cost.ts';
import { self } from '../../engine/language/refs/self.ts';
import { COLOURS, MANA } from '../../../src-shared/duel/words.ts';
import { possessive } from '../nouns/refs.ts';
import { onlyWhenWords } from '../sentences/conditions.ts';
import { costsWords, isLoyaltyX, priceWords } from '../sentences/costs.ts';
import { effectWords } from '../sentences/effects.ts';
import { listed, type TextVoice } from '../voice.ts';
import { sentence } from './sentence.ts';

/** When, by whom and how often, each in a sentence of its own. */
export function limitsOf(voice: TextVoice, ability: ActivatedAbility): readonly string[] {
  const { activate, cast } = voice.words;
  const { xOnly, mostPerTurn, onlyDuring } = ability;
  return [
    xOnly === undefined ? '' : `Spend only ${xWords(xOnly)} mana on X.`,
    ability.anyPlayer ? `Any player may ${activate}.` : '',
    ability.ownerOnly ? `Only ${possessive(voice, self)} owner may ${activate}.` : '',
    mostPerTurn
      ? `${capital(activate)} no more than ${mostPerTurn === 2 ? 'twice' : `${mostPerTurn} times`} each turn.`
      : '',
    onlyDuring && !isOffered(voice, ability)
      ? `${capital(activate)} only ${onlyWhenWords(voice, onlyDuring)}${ability.oncePerTurn ? ', and only once each turn' : ''}.`
      : ability.oncePerTurn
        ? `${capital(activate)} only once each turn.`
        : '',
    ability.asSorcery && !ability.costs.some(({ kind }) => kind === 'loyalty')
      ? `${capital(activate)} only when you could ${cast.one} a sorcery.`
      : '',
  ].filter((limit) => limit !== '');
}

/** "W" is white mana. */
export const xWords = (symbols: string): string =>
  listed(
    symbols.split('').map((symbol) => COLOURS[(MANA as readonly string[]).indexOf(symbol)] ?? 'colorless'),
    'or',
  );

/** The price and what it buys: "{1}, {T}: Do this.", or "{1}: Tap to do this." */
export function useWords(voice: TextVoice, ability: ActivatedAbility): string {
  const { costs, effect } = ability;
  const words = effectWords(voice, effect);
  if (isOffered(voice, ability)) return offerWords(voice, ability, words);
  const others = costs.filter(({ kind }) => kind !== 'tap');
  if (voice.words.tapping === 'symbol' || others.length === costs.length)
    return `${costsInOrder(voice, costs)}: ${sentence(words)}`;
  const price = costsWords(voice, others);
  const told = words
    .replace(`${voice.name} deals `, (start, at: number) => (at === 0 ? 'deal ' : start))
    .replace(/^(target [^,.]*?) gets ([+-]\S+)(?! and)/, 'give $1 $2')
    .replace(/^(target (?:(?! becomes )[^,.])*?) gains (?!control)/, 'give $1 ');
  if (!DEEDS.test(told)) return `${price === '' ? 'Tap' : `${capital(price)}, tap`}: ${sentence(words)}`;
  if (others.length === 1 && others[0]?.kind === 'sacrifice' && !others[0].filter)
    return sentence(`tap and ${price} to ${told}`);
  return `${price === '' ? '' : `${capital(price)}: `}${sentence(`tap to ${told}`)}`;
}

/** There is no sign for tapping: it is told as something that may be done. */
const isOffered = ({ words }: TextVoice, { costs }: ActivatedAbility): boolean =>
  words.tapping === 'offer' && costs.some(({ kind }) => kind === 'tap');

/** "On your turn, before you attack, you may tap this to destroy any one tapped creature." */
function offerWords(voice: TextVoice, { costs, onlyDuring }: ActivatedAbility, words: string): string {
  const others = costs.filter(({ kind }) => kind !== 'tap');
  const price = others.length === 0 ? '' : `${priceWords(voice, others)} and `;
  const time = onlyDuring ? `${onlyWhenWords(voice, onlyDuring)}, ` : '';
  const offer = `${time}you may ${price}tap ${voice.name}`;
  const told = words
    .replace(`${voice.name} deals `, (start, at: number) => (at === 0 ? 'deal ' : start))
    .replace(/^(any \S+ .*?) gets ([+-]\S+)/, 'give $1 $2');
  return sentence(DEEDS.test(told) ? `${offer} to ${told}` : `${offer}. If you do, ${words}`);
}

/** "{1}, {T}, Sacrifice this". */
const costsInOrder = (voice: TextVoice, costs: readonly Cost[]): string =>
  isLoyaltyX(costs)
    ? costsWords(voice, costs)
    : costs.map((cost) => capital(costsWords(voice, [cost]))).join(', ');

/** What somebody does by tapping is told to them; what only happens stands by itself. */
const DEEDS =
  /^(add|attach|choose|counter|deal|destroy|discard|draw|gain|give|look|prevent|put|regenerate|remove|return|reveal|sacrifice|search|take|untap) /;
