/** Damage that is prevented, or dealt to another instead, in words. */
import type { Prevent } from '../engine/language/effects/prevent.ts';
import type { DamageStopped, DamageTurned } from '../engine/language/instead.ts';
import type { Filter } from '../engine/language/filter.ts';
import type { Ref } from '../engine/language/ref.ts';
import { amountWords } from './nouns/amounts.ts';
import { nounPhrase, pluralPhrase, thoseOf } from './nouns/filters.ts';
import { isYou, refWords } from './nouns/refs.ts';
import { conditionWords } from './sentences/conditions.ts';
import { effectWords } from './sentences/effects.ts';
import { article, listed, type TextVoice } from './voice.ts';

export function preventWords(voice: TextVoice, effect: Prevent): string {
  const whole = effect.onto || effect.kept ? turningWords(voice, effect) : stoppingWords(voice, effect);
  if (!effect.then || effect.kept) return whole;
  const then = effectWords(voice, effect.then);
  return then.startsWith(`${voice.name} deals that much `)
    ? `${whole}. Whenever damage is prevented this way, ${then}`
    : `${whole}. ${then}`;
}

const damageIn = ({ combatOnly }: Prevent): string => (combatOnly ? 'combat damage' : 'damage');

/** "A red source of your choice". */
const chosen = (voice: TextVoice, from: Filter): string =>
  `${article(nounPhrase(voice, from, 'source'))} of your choice`;

function recipients(voice: TextVoice, { to, toTheirs }: Prevent): string {
  if (!to) return '';
  const theirs = toTheirs
    ? ` and ${pluralPhrase(voice, toTheirs)} ${isYou(to) ? 'you control' : 'that player controls'}`
    : '';
  return ` to ${refWords(voice, to)}${theirs}`;
}

const dealers = (voice: TextVoice, from: Filter | undefined): string =>
  from ? ` by ${pluralPhrase(voice, from, 'source')}` : '';

/** "All", "all but 1", "the next 3". */
function howMuch(voice: TextVoice, { amount, but }: Prevent): string {
  if (amount !== 'all') return `the next ${amountWords(voice, amount)}`;
  return but === undefined ? 'all' : `all but ${but}`;
}

function stoppingWords(voice: TextVoice, effect: Prevent): string {
  const { fromAll, fromChosen } = effect;
  const { damagePrevention } = voice.words;
  const much = `${damagePrevention} ${howMuch(voice, effect)} ${damageIn(effect)}`;
  if (fromChosen) {
    const those =
      effect.amount === 'all' ? 'that damage' : `${amountWords(voice, effect.amount)} of that damage`;
    return `the next time ${chosen(voice, fromChosen)} would deal ${damageIn(effect)}${recipients(voice, effect)} this turn, ${damagePrevention} ${those}`;
  }
  return `${much} that would be dealt${recipients(voice, effect)} this turn${dealers(voice, fromAll)}`;
}

/** It is dealt to another instead, or dealt and answered. */
function turningWords(voice: TextVoice, effect: Prevent): string {
  const { amount, fromAll, fromChosen, onto, then } = effect;
  const to = recipients(voice, effect);
  if (fromChosen && amount === 'all') {
    const time = `the next time ${chosen(voice, fromChosen)} would deal ${damageIn(effect)}${to} this turn`;
    if (onto) return `${time}, it deals that damage to ${refWords(voice, onto)} instead`;
    return then
      ? `${time.replace('would deal', 'deals')}, ${effectWords(voice, then)}`
      : `${time}, it does, and nothing else happens`;
  }
  const much = `${howMuch(voice, effect)} ${damageIn(effect)}`;
  const event = fromChosen
    ? `that ${chosen(voice, fromChosen)} would deal${to} this turn`
    : `that would be dealt${to} this turn${dealers(voice, fromAll)}`;
  return `${much} ${event} is dealt to ${onto ? refWords(voice, onto) : 'nobody'} instead`;
}

const PARTS = { combatOnly: 'combat damage', noncombatOnly: 'noncombat damage' } as const;

/** Whoever it is dealt to goes without saying where it is everybody and everything. */
function whom(voice: TextVoice, to: Filter | undefined, players: Ref | undefined): string {
  if (to?.kind === 'anything' && players) return '';
  const all = [players ? refWords(voice, players) : '', to ? thoseOf(voice, to) : ''];
  return ` to ${listed(all.filter((part) => part !== ''))}`;
}

const sources = (voice: TextVoice, from: Filter): string =>
  from.kind === 'anything' ? '' : ` by ${thoseOf(voice, from, 'source')}`;

export function stoppedWords(
  voice: TextVoice,
  { from, to, players, part, amount, takesOff }: DamageStopped,
): string {
  const { damagePrevention } = voice.words;
  const damage = part ? PARTS[part] : 'damage';
  const object = whom(voice, to, players);
  if (takesOff?.pointwise)
    return `for each 1 damage that would be dealt${object}, if it has a ${takesOff.counter} counter on it, remove one of them and ${damagePrevention} that 1 damage`;
  if (takesOff)
    return `if damage would be dealt${object}, ${damagePrevention} it and remove that many ${takesOff.counter} counters`;
  if (amount !== undefined)
    return `if ${article(nounPhrase(voice, from, 'source'))} would deal ${damage}${object}, ${damagePrevention} ${amount} of it`;
  return `${damagePrevention} all ${damage} that would be dealt${object}${sources(voice, from)}`;
}

export function turnedWords(voice: TextVoice, { from, to, players, onto, when }: DamageTurned): string {
  const time = when ? `as long as ${conditionWords(voice, when)}, ` : '';
  return `${time}all damage that would be dealt${whom(voice, to, players)}${sources(voice, from)} is dealt to ${refWords(voice, onto)} instead`;
}
