/** What happens in the place of something else. */
import type { Instead } from '../../engine/language/instead.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';
import { stoppedWords, turnedWords } from '../guards.ts';
import { amountWords } from '../nouns/amounts.ts';
import { nounPhrase } from '../nouns/filters.ts';
import { isYou, possessive, refWords, zoneWords } from '../nouns/refs.ts';
import { conditionWords } from '../sentences/conditions.ts';
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
      first ? `as ${voice.name} ${voice.words.entersPlay}, ${effectWords(voice, first)}` : '',
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
  drawReplaced: (voice, { who, optional, effect }) =>
    `if ${isYou(who) ? 'you' : 'a player'} would draw a card, ${optional ? 'that draw may be skipped. Then ' : 'instead '}${effectWords(voice, effect)}`,
  turnSkipped: (voice, { who, effect }) =>
    `${isYou(who) ? 'you' : 'a player'} may skip a turn that would begin. If so, ${effectWords(voice, effect)}`,
};

function placed(voice: TextVoice, zone: Zone): string {
  const { exile, library } = voice.words;
  if (zone === 'exile') return `${exile.verb} it${exile.after}`;
  if (zone === 'battlefield') return `put it ${voice.words.putIntoPlay}`;
  return zone === 'library'
    ? `put it on top of its owner's ${library}`
    : `put it into its owner's ${zoneWords(voice, zone)}`;
}

export const insteadWords = (voice: TextVoice, instead: Instead): string => tell(INSTEADS, voice, instead);
