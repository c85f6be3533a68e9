/** How and when an activated ability is used. */
import { capital, listed } from '../../../src-shared/words/phrases.ts';
import type { ActivatedAbility } from '../../engine/language/ability.ts';
import type { Condition } from '../../engine/language/condition.ts';
import { self } from '../../engine/language/refs/self.ts';
import { COLOURS, MANA } from '../../../src-shared/duel/words.ts';
import { STEP_WORDS } from '../moments.ts';
import { possessive } from '../nouns/refs.ts';
import { conditionWords } from '../sentences/conditions.ts';
import { costsWords } from '../sentences/costs.ts';
import { effectWords } from '../sentences/effects.ts';
import type { TextVoice } from '../voice.ts';
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
    ability.oncePerTurn ? `${capital(activate)} only once each turn.` : '',
    onlyDuring ? `${capital(activate)} only ${timeWords(voice, onlyDuring)}.` : '',
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

/** "During your upkeep", or "if you control a Forest". */
function timeWords(voice: TextVoice, condition: Condition): string {
  if (condition.kind !== 'during') return `if ${conditionWords(voice, condition)}`;
  const { steps, turnOf } = condition;
  const whose = turnOf ? possessive(voice, turnOf) : undefined;
  if (!steps) return `during ${whose ?? 'a'} turn`;
  if (steps.length === 1 && steps[0] === 'endCombat') return 'at end of combat';
  if (steps.length === 1) return `during ${whose ?? 'any'} ${STEP_WORDS[steps[0] ?? ''] ?? steps[0] ?? ''}`;
  if (steps.includes('beginCombat') && steps.includes('endCombat')) return 'during combat';
  return `if ${conditionWords(voice, condition)}`;
}

/** The price and what it buys: "{1}, {T}: Do this.", or "{1}: Tap to do this." */
export function useWords(voice: TextVoice, { costs, effect }: ActivatedAbility): string {
  const words = effectWords(voice, effect);
  const others = costs.filter(({ kind }) => kind !== 'tap');
  if (voice.words.tapping === 'symbol' || others.length === costs.length)
    return `${capital(costsWords(voice, costs))}: ${sentence(words)}`;
  const price = costsWords(voice, others);
  const told = words.replace(`${voice.name} deals `, (start, at: number) => (at === 0 ? 'deal ' : start));
  if (!DEEDS.test(told)) return `${price === '' ? 'Tap' : `${capital(price)}, tap`}: ${sentence(words)}`;
  return `${price === '' ? '' : `${capital(price)}: `}${sentence(`tap to ${told}`)}`;
}

/** What somebody does by tapping is told to them; what only happens stands by itself. */
const DEEDS =
  /^(add|attach|choose|counter|deal|destroy|discard|draw|gain|look|prevent|put|regenerate|remove|return|reveal|sacrifice|search|take|tap|untap) /;
