/** What is chosen or named. */
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { amountWords } from '../nouns/amounts.ts';
import { groupWords, possessive, refWords, zoneWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { article, counted, listed, numberWord, type TextVoice } from '../voice.ts';
import { ordered } from './doing.ts';

export const CHOICES: Tellers<
  Effect,
  'choose' | 'chooseWord' | 'chooseNumber' | 'chooseOption' | 'nameCard'
> = {
  choose: (voice, { from, by, least, most, slot, atRandom }) => {
    const isOffer = least === 0 && most === 1;
    const deed = isOffer ? `${refWords(voice, by)} may choose` : ordered(voice, by, 'choose');
    const some =
      from.kind === 'players'
        ? article(
            refWords(voice, from)
              .replace(/^each (other )?/, '$1')
              .replace('your opponent', 'opponent'),
          )
        : from.kind === 'all'
          ? typeof most === 'number' && most > 20
            ? `any number of ${groupWords(voice, from)}`
            : `${least === 0 && most !== 1 ? 'up to ' : ''}${oneOrMore(amountWords(voice, most), refWords(voice, from).replace(/^each /, ''))}${anywhere(voice, from)}`
          : from.kind === 'sourcesOfDamage'
            ? counted(amountWords(voice, most), refWords(voice, from).replace(/^each /, ''))
            : `${numberWord(amountWords(voice, most))} of ${refWords(voice, from)}`;
    if (most === 1) {
      voice.named.add(slot);
      if (from.kind !== 'all' || from.zone === 'battlefield') voice.named.add(`${slot} in play`);
    }
    const own = some.replace(`${refWords(voice, by)} controls`, 'he or she controls');
    const as = most !== 1 && slot.startsWith('the ') ? ` as ${slot}` : '';
    return atRandom ? `choose ${some} at random` : `${deed} ${own}${as}`;
  },
  chooseWord: (voice, { of, by, atRandom, decksOf }) =>
    `${ordered(voice, by, 'choose')} a ${WORD_KINDS[of]}${atRandom ? ' at random' : ''}${decksOf ? ` from those in ${possessive(voice, decksOf)} deck` : ''}`,
  chooseNumber: (voice, { by, least, most }) =>
    `${ordered(voice, by, 'choose')} a number from ${amountWords(voice, least)} to ${amountWords(voice, most)}`,
  chooseOption: (voice, { of, by }) => `${ordered(voice, by, 'choose')} ${listed(of, 'or')}`,
  nameCard: (voice, { who }) => `${ordered(voice, who, 'name')} a card`,
};

/** "A land you control"; of several that are called by their owner, "one of your lands". */
const oneOrMore = (count: string, what: string): string =>
  what.startsWith('of ') ? `${numberWord(count)} ${what}` : counted(count, what);

/** "In a graveyard", whosever it is. */
const anywhere = (voice: TextVoice, { zone, of }: Extract<Ref, { kind: 'all' }>): string =>
  zone === 'battlefield' || of !== undefined ? '' : ` in a ${zoneWords(voice, zone)}`;

const WORD_KINDS = { colour: 'color', landType: 'basic land type', creatureType: 'creature type' } as const;
