/** What happens in the place of something else. */
import type { Instead } from '../../engine/language/instead.ts';
import type { Effect } from '../../engine/language/effect.ts';
import { literally } from '../literally.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';
import { stoppedWords, turnedWords } from '../guards.ts';
import { amountWords } from '../nouns/amounts.ts';
import { nounPhrase } from '../nouns/filters.ts';
import { isYou, possessive, refWords, zoneWords } from '../nouns/refs.ts';
import { conditionWords, onlyWhenWords } from '../sentences/conditions.ts';
import { doesSo } from '../sentences/doing.ts';
import { effectWords } from '../sentences/effects.ts';
import { tell, type Tellers } from '../tellers.ts';
import { article, counted, type TextVoice } from '../voice.ts';

const INSTEADS: Tellers<Instead> = {
  asEnters: (voice, { tapped, unless, counters, first }) =>
    [
      tapped
        ? `${voice.name} ${voice.words.entersPlay} tapped${unless ? ` unless ${conditionWords(voice, unless)}` : ''}`
        : '',
      counters
        ? `${voice.name} ${voice.words.entersPlay} with ${counted(amountWords(voice, counters.count), `${counters.counter} counter`)} on it`
        : '',
      first ? firstWords(voice, first) : '',
    ]
      .filter((part) => part !== '')
      .join('. '),
  damageStopped: (voice, instead) => stoppedWords(voice, instead),
  damageTurned: (voice, instead) => turnedWords(voice, instead),
  gainReplaced: (voice, { who, effect }) =>
    `if ${isYou(who) ? 'you' : 'a player'} would gain life, ${effectWords(voice, effect)} instead`,
  damageMultiplied: (voice, { from, by }) =>
    `if ${article(nounPhrase(voice, from, 'source'))} would deal damage, it deals ${by === 2 ? 'double' : `${by} times`} that damage instead`,
  movedElsewhere: (voice, { filter, to, instead, shuffled, optional, discarded, of, by }) => {
    if (discarded && optional && !by && instead === 'library')
      return `if an effect has you discard a card, you may put it on top of your ${voice.words.library} instead of into your ${voice.words.graveyard}`;
    const what =
      filter.kind === 'is'
        ? refWords(voice, filter.what)
        : `a card${of ? ` of ${possessive(voice, of).replace('your', 'yours').replace('each ', 'an ')}` : ''}`;
    const place = shuffled ? `shuffle it into its owner's ${voice.words.library}` : placed(voice, instead);
    const event = by
      ? `a spell or ability of ${refWords(voice, by).replace('each opponent', 'an opponent')} has you discard ${what}`
      : `${what} would go to a ${zoneWords(voice, to)}`;
    return `if ${event}, ${optional ? 'its owner may ' : ''}${place} instead`;
  },
  drawReplaced: (voice, { who, when, optional, effect }) => {
    const drawer = isYou(who) ? 'you' : 'a player';
    const time = when?.kind === 'during' && optional ? ` ${onlyWhenWords(voice, when)}` : '';
    const event = `if ${drawer} would draw a card${time}, `;
    const deed = effectWords(voice, effect);
    return optional
      ? `${event}${drawer} may skip that draw instead. If ${doesSo(who)}, ${deed}`
      : `${event}instead ${deed}`;
  },
  turnSkipped: (voice, { who, when, effect }) => {
    const [player, turn] = isYou(who) ? ['you', 'your'] : ['a player', 'his or her'];
    const time = when ? ` while ${conditionWords(voice, when)}` : '';
    return `if ${player} would begin ${turn} turn${time}, ${player} may skip that turn instead. If ${doesSo(who)}, ${effectWords(voice, effect)}`;
  },
};

/** "You may have it come into play as a copy of any creature in play", or what is done as it comes. */
function firstWords(voice: TextVoice, first: Effect): string {
  const { name, words } = voice;
  const told = effectWords(voice, first);
  const [, what = '', rest = ''] =
    new RegExp(
      `^you \\w+(?: choose to)? choose (an? [^,.]*)\\. (?:If you do, )?${literally(name)} becomes a copy of it(.*)$`,
      's',
    ).exec(told) ?? [];
  return what === ''
    ? `as ${name} ${words.entersPlay}, ${told}`
    : `you ${words.may} have ${name} ${words.entersPlay.replace(/^is /, 'be ').replace(/^(comes|enters)/, (verb) => verb.slice(0, -1))} as a copy of ${what.replace(/^an? /, 'any ')} ${words.inPlay}${rest}`;
}

function placed(voice: TextVoice, zone: Zone): string {
  const { exile, library } = voice.words;
  if (zone === 'exile') return `${exile.verb} it${exile.after}`;
  if (zone === 'battlefield') return `put it ${voice.words.putIntoPlay}`;
  return zone === 'library'
    ? `put it on top of its owner's ${library}`
    : `put it into its owner's ${zoneWords(voice, zone)}`;
}

export const insteadWords = (voice: TextVoice, instead: Instead): string => tell(INSTEADS, voice, instead);
