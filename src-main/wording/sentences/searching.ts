/** Cards looked for in a library. */
import type { Effect } from '../../engine/language/effect.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';
import { amountWords } from '../nouns/amounts.ts';
import { cardPhrase } from '../nouns/filters.ts';
import { isYou, possessive, zoneWords } from '../nouns/refs.ts';
import type { Tellers } from '../tellers.ts';
import { article, counted, plural, type TextVoice } from '../voice.ts';
import { ordered, own } from './doing.ts';

export const SEARCHING: Tellers<Effect, 'search'> = {
  search: (voice, effect) => searchWords(voice, effect),
};

function searchWords(voice: TextVoice, effect: Extract<Effect, { kind: 'search' }>): string {
  const { who, by, filter, most, to, reveal, exactly } = effect;
  const verb = ordered(voice, by ?? who, 'search', 'searches');
  const doing = deedOf(effect);
  const owner = by ? possessive(voice, who) : own(who);
  const library = `${owner} ${voice.words.library}`;
  const one = most === 1;
  const cards = cardPhrase(voice, filter);
  const wanted = one
    ? article(cards)
    : typeof most === 'number' && most > 20
      ? `any number of ${plural(cards)}`
      : `${exactly ? '' : 'up to '}${counted(amountWords(voice, most), cards)}`;
  const them = one ? 'it' : 'them';
  const deeds = [`${verb} ${library} for ${wanted}`, ...(reveal ? [`${doing('reveal')} ${them}`] : [])].join(
    ', ',
  );
  if (one && effect.slot !== undefined) voice.named.add(effect.slot);
  if (to === undefined) return deeds;
  const again = by ? "that player's" : owner;
  if (to === 'library')
    return `${deeds}, then ${doing('shuffle')} ${again} ${voice.words.library} and ${doing('put')} ${one ? 'that card' : 'those cards'} on top of it`;
  return `${deeds}, ${foundWords(voice, effect, to, them)}, then ${doing('shuffle')} ${again} ${voice.words.library}`;
}

/** What the searcher does next: "put", or "puts" of somebody else. */
const deedOf =
  ({ who, by }: Extract<Effect, { kind: 'search' }>) =>
  (verb: string): string =>
    isYou(by ?? who) ? verb : `${verb}s`;

/** "Put one of them onto the battlefield tapped and the other into your hand". */
function foundWords(
  voice: TextVoice,
  effect: Extract<Effect, { kind: 'search' }>,
  to: Zone,
  them: string,
): string {
  const { who, by, tapped, first } = effect;
  const doing = deedOf(effect);
  const { exile, putIntoPlay } = voice.words;
  const place = (zone: Zone, isTapped: true | undefined): string =>
    zone === 'battlefield'
      ? `${putIntoPlay}${isTapped ? ' tapped' : ''}`
      : `into ${by ? "that player's" : own(who)} ${zoneWords(voice, zone)}`;
  if (first)
    return `${doing('put')} one of them ${place(first.to, first.tapped)} and the other ${place(to, tapped)}`;
  return to === 'exile'
    ? `${doing(exile.verb)} ${them}${exile.after}`
    : `${doing('put')} ${them} ${place(to, tapped)}`;
}
