/** Costs in mana, read from their symbols once. */
import { COLOURS, MANA, type Colour } from '../../../src-shared/duel/words.ts';

/** A symbol that one of several kinds of mana pays: a mask over MANA (one bit: plain colour, two: hybrid). */
export interface ManaAmount {
  readonly generic: number;
  readonly x: number;
  /** One mask for each coloured symbol. */
  readonly symbols: readonly number[];
}

export const NO_MANA: ManaAmount = { generic: 0, x: 0, symbols: [] };

const read = new Map<string, ManaAmount>();

/** `{2}{R}{W/U}` and the like. A mistake in a card's symbols is ours: it throws. */
export function manaOf(symbols: string): ManaAmount {
  const known = read.get(symbols);
  if (known) return known;
  let generic = 0;
  let x = 0;
  const masks: number[] = [];
  for (const symbol of symbols.match(/\{[^}]+\}/g) ?? []) {
    const word = symbol.slice(1, -1);
    if (word === 'X') x += 1;
    else if (/^\d+$/.test(word)) generic += Number(word);
    else masks.push(maskOf(word));
  }
  const amount = { generic, x, symbols: masks };
  read.set(symbols, amount);
  return amount;
}

function maskOf(word: string): number {
  let mask = 0;
  for (const letter of word.split('/')) {
    const place = (MANA as readonly string[]).indexOf(letter);
    if (place < 0) throw new Error(`There is no mana symbol {${word}}.`);
    mask |= 1 << place;
  }
  return mask;
}

/** All mana in it, colours disregarded, X counted as given. */
export function totalOf(amount: ManaAmount, x = 0): number {
  return amount.generic + amount.symbols.length + amount.x * x;
}

/** The colours of its symbols, as a mask over COLOURS (the first five of MANA). */
export function coloursOf(amount: ManaAmount): number {
  let mask = 0;
  for (const symbol of amount.symbols) mask |= symbol & 31;
  return mask;
}

export function colourMask(colours: readonly Colour[]): number {
  let mask = 0;
  for (const colour of colours) mask |= 1 << COLOURS.indexOf(colour);
  return mask;
}
