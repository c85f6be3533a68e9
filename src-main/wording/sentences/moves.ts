/** Cards that go from place to place. */
import type { Effect } from '../../engine/language/effect.ts';
import type { Ref } from '../../engine/language/ref.ts';
import { isYou, placeInPlay, possessive, refWords, wholeWords } from '../nouns/refs.ts';
import { isYours } from '../nouns/targets.ts';
import type { Tellers } from '../tellers.ts';
import { ordered, own } from './doing.ts';
import { plural, type TextVoice } from '../voice.ts';

export const MOVES: Tellers<Effect, 'move' | 'stayOut'> = {
  move: (voice, effect) => moveWords(voice, effect),
  stayOut: (voice, { to }) =>
    `put ${voice.name} into its owner's ${to === 'graveyard' ? voice.words.graveyard : to} instead`,
};

function moveWords(
  voice: TextVoice,
  {
    what,
    to,
    place,
    under,
    tapped,
    slot,
    shuffled,
    order,
    onto,
    faceDown,
  }: Extract<Effect, { kind: 'move' }>,
): string {
  const { library, graveyard, exile, putIntoPlay } = voice.words;
  if (to === 'library' && isWholeHand(what)) {
    const deed = ordered(voice, what.of, 'put');
    return `${deed} all cards in ${own(what.of)} hand into ${own(what.of)} ${library}`;
  }
  const mine = isOwnBuried(voice, what);
  const object = wholeWords(voice, what);
  if (slot !== undefined && !object.startsWith('all')) voice.named.add(slot);
  const many =
    isPluralName(object) || what.kind === 'several' || object.startsWith('all') || isManyTargets(voice, what);
  const theirs = (where: string): string =>
    mine || isOwnZone(what)
      ? `your ${where}`
      : many
        ? `their owners' ${plural(where)}`
        : `its owner's ${where}`;
  const isReturned = mine && !onto && !tapped && voice.words.typeLine === 'dash';
  if (to === 'battlefield' && isReturned) return `return ${object} to ${placeInPlay(voice)}`;
  if (to === 'battlefield' && what.kind === 'buried' && !under)
    return `return ${object} from its owner's ${graveyard} to ${placeInPlay(voice)}${onto ? ` attached to ${refWords(voice, onto)}` : ''}`;
  switch (to) {
    case 'exile':
      return `${exile.verb} ${object}${exile.after}${faceDown ? ' face down' : ''}`;
    case 'hand':
      if (what.kind === 'topOf') return `put ${object} into ${possessive(voice, what.of)} hand`;
      return object === 'that card'
        ? `put that card into its owner's hand`
        : `return ${object} to ${theirs('hand')}`;
    case 'library':
      if (shuffled) return `shuffle ${object} into ${theirs(library)}`;
      return place === undefined && many
        ? `put ${object} into ${theirs(library)}`
        : `${ontoWords(voice, what, object, place)} of ${theirs(library)}${order ? ' in any order' : ''}`;
    case 'ante':
      return `put up ${object} as ante`;
    case 'battlefield':
      return `put ${object} ${putIntoPlay}${tapped ? ' tapped' : ''}${onto ? ` attached to ${refWords(voice, onto)}` : ''}${under && !mine ? ` ${underWords(voice, under)}` : isOfAll(what) ? " under their owners' control" : ''}`;
    case 'graveyard':
    case 'chain':
    case 'nowhere':
      return `put ${object} into ${theirs(graveyard)}`;
  }
}

/** "Put it on top"; from play, and where the book says so, "return it to the top". */
function ontoWords(
  { words }: TextVoice,
  what: Ref,
  object: string,
  place: 'top' | 'bottom' | undefined,
): string {
  const isFromPlay = what.kind === 'self' || (what.kind === 'target' && !/\bcards?\b/.test(object));
  const end = place === 'bottom' ? 'the bottom' : 'top';
  return words.ontoLibrary === 'return' && isFromPlay
    ? `return ${object} to ${end.replace(/^top/, 'the top')}`
    : `put ${object} on ${end}`;
}

/** Cards of all players. */
const isOfAll = (what: Ref): boolean =>
  what.kind === 'all' && what.zone !== 'battlefield' && what.of === undefined;

const underWords = (voice: TextVoice, who: Ref): string =>
  voice.words.holding === 'have'
    ? `on ${possessive(voice, who)} side`
    : `under ${possessive(voice, who)} control`;

type Hand = Extract<Ref, { kind: 'all' }> & { readonly of: Ref };

const isWholeHand = (what: Ref): what is Hand =>
  what.kind === 'all' && what.zone === 'hand' && what.of !== undefined && what.filter.kind === 'anything';

const isPluralName = (words: string): boolean => /^(the chosen|those|the) (cards|creatures)\b/.test(words);

/** Cards of one's own, all of them from one place. */
const isOwnZone = (what: Ref): boolean =>
  what.kind === 'all' && what.zone !== 'battlefield' && what.of !== undefined && isYou(what.of);

const isManyTargets = (voice: TextVoice, ref: Ref): boolean =>
  ref.kind === 'target' && (voice.targets[ref.n]?.most ?? 1) !== 1;

/** A target in one's own graveyard. */
function isOwnBuried(voice: TextVoice, ref: Ref): boolean {
  const clause = ref.kind === 'target' ? voice.targets[ref.n] : undefined;
  return clause?.zone === 'graveyard' && clause.filter !== undefined && isYours(clause.filter);
}
