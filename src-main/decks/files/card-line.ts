/**
 * One card as any text writes it: `4 Serra Angel`, `4x Serra Angel (LEA) 39 *F* #white`, `[LEA:39] Serra Angel x4`,
 * `SB: 2 [4E] Mountain (1)`. What stands after a name is taken off from the end, for as long as it can be understood: a
 * name may hold brackets, slashes, digits and commas itself.
 */
import type { DeckZone, Foil } from '../../../src-shared/decks.ts';
import { isKnownName } from '../names/lookup.ts';
import { categoryOf, readCategories } from './categories.ts';
import { isSetCode } from './codes.ts';
import { readCount } from './count.ts';

export interface CardLine {
  readonly count: number;
  readonly name: string;
  readonly zone?: DeckZone | undefined;
  readonly set?: string | undefined;
  readonly number?: string | undefined;
  readonly art?: number | undefined;
  readonly foil?: Foil | undefined;
  readonly tags: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

export type ReadLine =
  | { readonly kind: 'card'; readonly card: CardLine }
  | { readonly kind: 'countRejected' }
  | { readonly kind: 'lineNotRead' };

/** What `#` begins at the end of a line. */
export type HashMeans = 'tags' | 'comment' | 'name';

/** No card has a name that fills more. */
export const LONGEST_CARD_LINE = 600;

interface Parts {
  rest: string;
  count?: number | undefined;
  zone?: DeckZone | undefined;
  set?: string | undefined;
  number?: string | undefined;
  art?: number | undefined;
  foil?: Foil | undefined;
  readonly tags: string[];
  readonly fields: Record<string, string>;
}

export function readCardLine(line: string, hash: HashMeans): ReadLine {
  const parts: Parts = { rest: line.trim(), tags: [], fields: {} };
  if (parts.rest.length > LONGEST_CARD_LINE) return { kind: 'lineNotRead' };
  takePrefix(parts);
  if (!takeCount(parts)) return { kind: 'countRejected' };
  takeFrontSet(parts);
  while (takeBack(parts, hash));
  if (!/[\p{L}\p{N}]/u.test(parts.rest) && !isNamelessPrinting(parts)) return { kind: 'lineNotRead' };
  if (startsWithNumberWord(parts)) return { kind: 'countRejected' };
  const { rest: name, count = 1, ...others } = parts;
  return { kind: 'card', card: { ...others, name, count } };
}

const isNamelessPrinting = ({ rest, set, number }: Parts): boolean =>
  rest === '' && set !== undefined && number !== undefined;

const PREFIXES: Readonly<Record<string, DeckZone>> = { SB: 'side', MB: 'main', CM: 'commander' };

function takePrefix(parts: Parts): void {
  const bullet = /^[-*•·]\s+(?=\S)/.exec(parts.rest)?.[0];
  if (bullet !== undefined) parts.rest = parts.rest.slice(bullet.length);
  const [whole, word = ''] = /^(SB|MB|CM):\s*/i.exec(parts.rest) ?? [];
  if (whole === undefined) return;
  parts.zone = PREFIXES[word.toUpperCase()];
  parts.rest = parts.rest.slice(whole.length);
}

const COUNTS: readonly RegExp[] = [
  /^(\d+)\s*[x×](?=\s|\[)\s*/i,
  /^x\s?(\d+)\s+/i,
  /^\[(\d+)\]\s*/,
  /^\((\d+)\)\s*/,
  /^(\d+)(?:\s+|(?=\[))/,
];

/** What looks like a number and is none of copies: negative, with a fraction, too great. */
const NO_COUNT = /^(?:[-+−]\s?\d[\d.,/]*x?|\d+[.,/]\d+x?|[½¼¾])\s+\S/i;

/** False: there is a count, and it is no good one. */
function takeCount(parts: Parts): boolean {
  if (isKnownName(parts.rest)) return true;
  for (const pattern of COUNTS) {
    const [whole, digits] = pattern.exec(parts.rest) ?? [];
    if (whole === undefined || digits === undefined) continue;
    parts.count = readCount(digits);
    parts.rest = parts.rest.slice(whole.length);
    return parts.count !== undefined;
  }
  if (NO_COUNT.test(parts.rest)) return false;
  return takeBackCount(parts);
}

function takeBackCount(parts: Parts): boolean {
  const [whole, digits] = /\sx\s?(\d+)$/i.exec(parts.rest) ?? [];
  if (whole === undefined || digits === undefined) return !/\sx\s?-\d+$/i.test(parts.rest);
  parts.count = readCount(digits);
  parts.rest = parts.rest.slice(0, -whole.length).trim();
  return parts.count !== undefined;
}

function takeFrontSet(parts: Parts): void {
  const [whole, inside = ''] = /^\[([^[\]]{0,30})\]\s*/.exec(parts.rest) ?? [];
  if (whole === undefined) return;
  const [, set = '', number] = /^([A-Za-z0-9_]*)(?:[:#](.+))?$/.exec(inside.trim()) ?? [];
  if (set === '' && inside.trim() !== '') return;
  parts.rest = parts.rest.slice(whole.length);
  if (set !== '') parts.set = set;
  if (number !== undefined && number !== '*') parts.number = number;
}

type Take = (parts: Parts, found: RegExpExecArray) => boolean;

const FOIL_WORDS: Readonly<Record<string, Foil>> = { F: 'foil', E: 'etched', FOIL: 'foil', ETCHED: 'etched' };

function takeFoil(parts: Parts, [, word = '']: RegExpExecArray): boolean {
  const foil = FOIL_WORDS[word.toUpperCase()];
  if (foil !== undefined) parts.foil = foil;
  return foil !== undefined;
}

/** In brackets stands a set where it has capitals or a number follows; else it is a part of the name. */
function takeSet(parts: Parts, [, set = '', number]: RegExpExecArray): boolean {
  const isCode =
    number !== undefined || isSetCode(set) || /^(?:[A-Z0-9_]*[A-Z][A-Z0-9_]*|[a-z0-9]{3})$/.test(set);
  if (parts.set !== undefined || !isCode) return false;
  parts.set = set;
  if (number !== undefined && number !== '*') parts.number = number;
  return true;
}

function takeArt(parts: Parts, [, art]: RegExpExecArray): boolean {
  parts.art = Number(art);
  return parts.art > 0;
}

function takeCategory(parts: Parts, [, category = '']: RegExpExecArray): boolean {
  const { zone, tags } = readCategories(category);
  parts.zone ??= zone;
  parts.tags.push(...tags);
  // What its zone and its tags do not say again is kept as it stands.
  if (categoryOf(zone ?? 'main', tags) !== category) parts.fields['category'] = category;
  return true;
}

const field =
  (key: string): Take =>
  (parts, [, value = '']) => {
    parts.fields[key] = value;
    return true;
  };

/** From the end of a line; the first that fits is taken. */
const BACKS: readonly (readonly [pattern: RegExp, take: Take])[] = [
  [/\s\*(F|E)\*$/i, takeFoil],
  [/\s\((F|E)\)$/, takeFoil],
  [/\s?\[(foil|etched)\]$/i, takeFoil],
  [
    /\s\*CMDR\*$/i,
    (parts) => {
      parts.zone = 'commander';
      return true;
    },
  ],
  [/\s\(([A-Za-z0-9_]{2,8})\)\s+((?!\*)[^\s()[\]<>^]{1,16})$/, takeSet],
  [/\s\(([A-Za-z0-9_]{2,8})\)$/, takeSet],
  [/\s\[([A-Za-z0-9_]{1,8})[:#](\S{1,16})\]$/, takeSet],
  [/\s\[([A-Za-z0-9_]{1,8})\]$/, takeSet],
  [/\s\((\d{1,2})\)$/, takeArt],
  [/\s\^([^^]{1,80})\^$/, field('label')],
  [/\s\[([^[\]]{1,200})\]$/, takeCategory],
  [/\s<([^<>]{1,60})>$/, field('variant')],
];

function takeBack(parts: Parts, hash: HashMeans): boolean {
  if (isKnownName(parts.rest)) return false;
  if (takeHash(parts, hash)) return true;
  for (const [pattern, take] of BACKS) {
    const found = pattern.exec(parts.rest);
    if (found === null || found.index === 0 || !take(parts, found)) continue;
    parts.rest = parts.rest.slice(0, found.index).trim();
    return true;
  }
  return false;
}

function takeHash(parts: Parts, hash: HashMeans): boolean {
  if (hash === 'name') return false;
  const at = hash === 'tags' ? parts.rest.lastIndexOf(' #') : parts.rest.indexOf(' #');
  if (at === -1) return false;
  const said = parts.rest.slice(at + 2).trim();
  parts.rest = parts.rest.slice(0, at).trim();
  if (said.toLowerCase() === '!commander') parts.zone = 'commander';
  else if (hash === 'comment') parts.fields['comment'] = said;
  else if (said !== '') parts.tags.unshift(said);
  return true;
}

const NUMBER_WORDS =
  /^(?:zero|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|an|some|many|half)\s+(.+)$/i;

const startsWithNumberWord = ({ rest }: Parts): boolean => {
  const without = NUMBER_WORDS.exec(rest)?.[1];
  return without !== undefined && !isKnownName(rest) && isKnownName(without);
};
