/** What is aimed at: "target creature or player", "up to two target lands". */
import type { Filter } from '../../engine/language/filter.ts';
import type { TargetClause } from '../../engine/language/refs/target.ts';
import { listed, numberWord, plural, type TextVoice } from '../voice.ts';
import { amountWords } from './amounts.ts';
import { cardPhrase, nounPhrase, pluralPhrase } from './filters.ts';
import { isYou } from './refs.ts';
import { spellWords } from './spells.ts';

/** "target creature or player", "up to two target lands", "any number of target …". */
export function clauseWords(voice: TextVoice, clause: TargetClause): string {
  const player = clause.players === 'opponents' ? 'opponent' : 'player';
  const target = voice.words.target === 'target' ? 'target ' : '';
  if (!clause.filter)
    return clause.most === 1 ? aimedAt(voice, player) : `any number of ${target}${plural(player)}`;
  const isMany = clause.most !== 1;
  const inZone = zoneClause(voice, clause, isMany);
  const named = clause.spellToo
    ? `spell or ${inZone}`
    : clause.players
      ? `${inZone}${isMany ? 's' : ''} or ${isMany ? plural(player) : player}`.replace(/ss or/, 's or')
      : inZone;
  if (!isMany && clause.by === 'thatPlayer') return `${aimedAt(voice, named)}, chosen by that player`;
  if (!isMany && clause.by === 'chance')
    return voice.words.target === 'target'
      ? `a random target ${named}`
      : `${aimedAt(voice, named)} chosen at random`;
  if (!isMany && clause.by === 'opponent') return theirChoice(voice, clause);
  if (!isMany) return clause.another ? anotherOf(voice, named) : aimedAt(voice, named);
  if (clause.by === 'chance' || clause.by === 'chanceSome')
    return `${clause.by === 'chance' ? '' : 'up to '}${amountWords(voice, clause.most)} ${target}${named} chosen at random`;
  const most = numbersWords(voice, clause);
  if (typeof clause.most === 'number' && clause.most > 20) return `any number of ${target}${named}`;
  if (clause.least === 0) return `up to ${most} ${target}${named}`;
  return target === '' ? `any ${most} ${named}` : `${most} target ${named}`;
}

/** "Three", or "one, two or three". */
function numbersWords(voice: TextVoice, { least, most }: TargetClause): string {
  if (least === 1 && typeof most === 'number' && most <= 3)
    return listed(['one', 'two', 'three'].slice(0, most), 'or');
  const words = amountWords(voice, most);
  return words === 'that much' ? 'that many' : numberWord(words);
}

/** What is aimed at where it lies: "creature", "spell", "creature card from your graveyard". */
function zoneClause(
  voice: TextVoice,
  { zone, filter = { kind: 'anything' } }: TargetClause,
  isMany: boolean,
): string {
  if (zone === 'chain') return spellWords(voice, filter);
  if (zone === 'ante') return `${cardPhrase(voice, filter)} put up as ante`;
  if (zone !== 'graveyard') return isMany ? pluralPhrase(voice, filter) : nounPhrase(voice, filter);
  const card = cardPhrase(voice, withoutOwner(filter));
  const place = isYours(filter) ? 'from your' : 'from a';
  return `${isMany ? plural(card) : card} ${place} ${voice.words.graveyard}`;
}

/** "Target creature of an opponent's choice that he or she controls". */
const theirChoice = (voice: TextVoice, { filter = { kind: 'anything' } }: TargetClause): string =>
  `${aimedAt(voice, nounPhrase(voice, withoutOpponent(filter)))} of ${voice.words.opponents.replace('each ', 'an ')}'s choice that he or she controls`;

function withoutOpponent(filter: Filter): Filter {
  if (filter.kind === 'controlledBy') return { kind: 'anything' };
  return filter.kind === 'both' ? { ...filter, of: filter.of.map(withoutOpponent) } : filter;
}

const isOwner = (filter: Filter): boolean => filter.kind === 'controlledBy' && isYou(filter.who);

/** It speaks of one's own things only. */
export const isYours = (filter: Filter): boolean =>
  isOwner(filter) || (filter.kind === 'both' && filter.of.some(isYours));

function withoutOwner(filter: Filter): Filter {
  if (isOwner(filter)) return { kind: 'anything' };
  return filter.kind === 'both' ? { ...filter, of: filter.of.map(withoutOwner) } : filter;
}

const anotherOf = (voice: TextVoice, what: string): string =>
  voice.words.target === 'target' ? `another target ${what}` : `any one other ${what}`;

const aimedAt = ({ words }: TextVoice, what: string): string =>
  words.target === 'target' ? `target ${what}` : what === 'opponent' ? words.opponents : `any one ${what}`;
