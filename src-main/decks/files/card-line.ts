/**
 * One card as any text writes it: `4 Serra Angel`, `4x Serra Angel (LEA) 39 *F* #white`, `[LEA:39] Serra Angel x4`,
 * `SB: 2 [4E] Mountain (1)`. What stands after a name is taken off from the end, for as long as it can be understood: a
 * name may hold brackets, slashes, digits and commas itself.
 */
import type { DeckZone, Foil } from '../../../src-shared/decks.ts';
import { isKnownName } from '../names/lookup.ts';
import { categoryOf, readCategories } from './categories.ts';
import { isSetCode, setByName } from './codes.ts';
import { readCount } from './count.ts';

interface CardLine {
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

type ReadLine =
  | { readonly kind: 'card'; readonly card: CardLine }
  | { readonly kind: 'countRejected' }
  | { readonly kind: 'lineNotRead' };

/** What `#` begins at the end of a line. */
export type HashMeans = 'tags' | 'comment' | 'name';

/** No card has a name that fills more. */
const LONGEST_CARD_LINE = 600;

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
  const row = rowOf(parts.rest);
  if (row) return { kind: 'card', card: { ...parts, ...row } };
  if (!takeCount(parts)) return { kind: 'countRejected' };
  takeFrontSet(parts);
  takeFrontWord(parts);
  while (takeBack(parts, hash));
  takeVariant(parts);
  if (!/\p{L}/u.test(parts.rest) && !isKnownName(parts.rest) && !isNamelessPrinting(parts))
    return { kind: 'lineNotRead' };
  if (startsWithNumberWord(parts)) return { kind: 'countRejected' };
  const { rest: name, count = 1, ...others } = parts;
  return { kind: 'card', card: { ...others, name, count } };
}

const isNamelessPrinting = ({ rest, set, number }: Parts): boolean =>
  rest === '' && set !== undefined && number !== undefined;

const PREFIXES: Readonly<Record<string, DeckZone>> = {
  ...{ SB: 'side', SIDEBOARD: 'side', MB: 'main', CM: 'commander' },
};

function takePrefix(parts: Parts): void {
  const bullet = /^[-–—*•·>]\s+(?=\S)/.exec(parts.rest)?.[0];
  if (bullet !== undefined) parts.rest = parts.rest.slice(bullet.length);
  const [whole, word = ''] = /^(SB|MB|CM|Sideboard)(?:\s?:\s*|\s+(?=\d))/i.exec(parts.rest) ?? [];
  if (whole === undefined) return;
  parts.zone = PREFIXES[word.toUpperCase()];
  parts.rest = parts.rest.slice(whole.length);
}

const COUNTS: readonly RegExp[] = [
  /^(\d+)\s*[x×](?=\s|\[)\s*/i,
  /^x\s?(\d+)\s+/i,
  /^\[(\d+)\]\s*/,
  /^\((\d+)\)\s*/,
  /^(\d+)\s?[:;]\s+/,
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
  const [whole, digits] = /\s[([]?x\s?(\d+)[)\]]?$/i.exec(parts.rest) ?? [];
  if (whole === undefined || digits === undefined) return !/\sx\s?-\d+$/i.test(parts.rest);
  parts.count = readCount(digits);
  parts.rest = parts.rest.slice(0, -whole.length).trim();
  return parts.count !== undefined;
}

function takeFrontSet(parts: Parts): void {
  const [whole, inside = ''] = /^\[([^[\]]{0,30})\]\s*/.exec(parts.rest) ?? [];
  if (whole === undefined) return;
  const found = /^([A-Za-z0-9_]*)(?:[:#](.*))?$/.exec(inside.trim());
  if (found === null) return;
  const [, set = '', number = ''] = found;
  parts.rest = parts.rest.slice(whole.length);
  if (set !== '') parts.set = set;
  if (number !== '' && number !== '*') parts.number = number;
}

/** `(10E) Shock` and `10E Shock`: only where what follows is a card for certain. */
function takeFrontWord(parts: Parts): void {
  if (parts.set !== undefined || isKnownName(parts.rest)) return;
  const [whole, inBrackets, bare] = /^(?:\(([A-Za-z0-9_]{2,8})\)|([A-Z0-9]{2,4}))\s+/.exec(parts.rest) ?? [];
  const set = inBrackets ?? bare;
  if (whole === undefined || set === undefined || !isSetCode(set)) return;
  const name = parts.rest.slice(whole.length).replace(/\s[[(<{*#].*$/, '');
  if (!isKnownName(name)) return;
  parts.set = set;
  parts.rest = parts.rest.slice(whole.length);
}

/** What stands in brackets behind a known card and is nothing else: how this printing looks. */
function takeVariant(parts: Parts): void {
  const found = /\s\(([^()]{2,60})\)$/.exec(parts.rest);
  if (!found || isKnownName(parts.rest) || !isKnownName(parts.rest.slice(0, found.index))) return;
  parts.fields['variant'] ??= found[1] ?? '';
  parts.rest = parts.rest.slice(0, found.index);
}

/** A row of a table that has no headers: the count first or last, then perhaps a set and a number. */
function rowOf(line: string): Pick<CardLine, 'count' | 'name' | 'set' | 'number'> | undefined {
  const [, separator] = /^"?[^,;"]{1,80}"?\s*([,;])/.exec(line) ?? [];
  if (separator === undefined || isKnownName(line)) return undefined;
  const cells = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const [one = '', other = '', third, fourth] = cells;
  const isFirst = /^\d{1,4}$/.test(one);
  const [digits, name] = isFirst ? [one, other] : [other, one];
  const count = isKnownName(name) ? readCount(digits) : undefined;
  if (count === undefined || cells.length > 4) return undefined;
  const set = third === undefined ? undefined : (setByName(third) ?? (isSetCode(third) ? third : undefined));
  return {
    ...{ name, count },
    ...(set !== undefined && { set }),
    ...(set !== undefined && fourth !== undefined && fourth !== '' && { number: fourth }),
  };
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

/** A set by its whole name. */
function takeSetName(parts: Parts, [, written = '']: RegExpExecArray): boolean {
  const set = setByName(written);
  if (set === undefined || parts.set !== undefined) return false;
  parts.set = set;
  return true;
}

/** In square brackets such a word is the player's own where the set is told before it. */
const takeBracketedName: Take = (parts, found) =>
  !/\([A-Za-z0-9_]{2,8}\)\s/.test(parts.rest.slice(0, found.index + 1)) && takeSetName(parts, found);

function takeNumber(parts: Parts, [, number]: RegExpExecArray): boolean {
  if (parts.number !== undefined) return false;
  parts.number = number;
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
  [/\s\*(F|E|foil|etched)\*$/i, takeFoil],
  [/\s\((F|E|foil|etched)\)$/i, takeFoil],
  [/\s?\[(foil|etched)\]$/i, takeFoil],
  [/\s(foil|etched)$/i, takeFoil],
  [/(?<=[)\]]\s\S{1,16})\s(F|E)$/, takeFoil],
  [
    /\s\*CMDR\*$/i,
    (parts) => {
      parts.zone = 'commander';
      return true;
    },
  ],
  [/\s\(([A-Za-z0-9_]{2,8})\)\s+#?((?!\*)[^\s()[\]<>^]{1,16})$/, takeSet],
  [/\s\(([A-Za-z0-9_]{2,8})\)$/, takeSet],
  [/\s\(([A-Za-z0-9_]{2,8})[:#](\S{1,16})\)$/, takeSet],
  [/\s\[([A-Za-z0-9_]{1,8})\]\s+#?(\d\S{0,15})$/, takeSet],
  [/\s\[([A-Za-z0-9_]{1,8})[:#](\S{1,16})\]$/, takeSet],
  [/\s\[([A-Za-z0-9_]{1,8})\]$/, takeSet],
  [/\s\((\d{1,2})\)$/, takeArt],
  [/\s\^([^^]{1,80})\^$/, field('label')],
  [/\s\(([A-Z][^()]{3,40})\)$/, takeSetName],
  [/\s\[([A-Z][^[\]]{3,40})\]$/, takeBracketedName],
  [/\s\[([^[\]]{1,200})\]$/, takeCategory],
  [/\s<([^<>\s]{0,15}\d[^<>\s]{0,15})>$/, takeNumber],
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
  if (/[)\]]\s+#\d\S*$/.test(parts.rest)) return false;
  const remark = parts.rest.indexOf(' # ');
  const at =
    hash === 'tags' ? parts.rest.lastIndexOf(' #') : hash === 'name' ? remark : parts.rest.indexOf(' #');
  if (at === -1) return false;
  const said = parts.rest.slice(at + 2).trim();
  parts.rest = parts.rest.slice(0, at).trim();
  if (said.toLowerCase() === '!commander') parts.zone = 'commander';
  else if (hash !== 'tags' || at === remark) parts.fields['comment'] = said;
  else if (said !== '') parts.tags.unshift(said);
  return true;
}

const NUMBER_WORDS =
  /^(?:zero|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|an|some|many|half)\s+(.+)$/i;

const startsWithNumberWord = ({ rest }: Parts): boolean => {
  const without = NUMBER_WORDS.exec(rest)?.[1];
  return without !== undefined && !isKnownName(rest) && isKnownName(without);
};
