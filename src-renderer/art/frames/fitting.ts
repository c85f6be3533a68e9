/**
 * How large the words of a full card are, so that they fit their plates. In units: a card is 100 wide and 140 high.
 * Reckoned from the letters, not measured on the page: the same card looks the same at every size, at once.
 */
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { sumOf } from '../../../src-shared/sums.ts';

/** The eras of frames are those of the rulebooks. */
export type FrameEra = Rulebook;

/** Later cards have a number at their foot, and a large sign where there is nothing to say. */
export const IS_LATER: Readonly<Record<FrameEra, boolean>> = {
  alpha: false,
  fifth: false,
  portal: false,
  tenth: true,
  m11: true,
};

interface Letters {
  /** Of the name and the line of types, before they have to shrink. */
  readonly name: number;
  readonly type: number;
  /** How wide these letters run, against those of the text face. */
  readonly run: number;
  readonly text: number;
  readonly leading: number;
  readonly textRun: number;
  /** The room of the text. */
  readonly width: number;
  readonly height: number;
  /** The room of the head. */
  readonly head: number;
}

const LETTERS: Readonly<Record<FrameEra, Letters>> = {
  alpha: {
    name: 6.8,
    type: 5,
    run: 1.02,
    text: 5.6,
    leading: 1.17,
    textRun: 1,
    width: 72,
    height: 32,
    head: 82,
  },
  fifth: {
    name: 6.1,
    type: 4.7,
    run: 1.13,
    text: 5.5,
    leading: 1.17,
    textRun: 1,
    width: 73,
    height: 34,
    head: 82,
  },
  portal: {
    name: 6.2,
    type: 4.9,
    run: 1.13,
    text: 6.1,
    leading: 1.14,
    textRun: 1.09,
    width: 76,
    height: 38,
    head: 79,
  },
  tenth: {
    name: 5.8,
    type: 4.5,
    run: 1.3,
    text: 5.4,
    leading: 1.17,
    textRun: 1,
    width: 77,
    height: 38.5,
    head: 81,
  },
  m11: {
    name: 5.8,
    type: 4.5,
    run: 1.3,
    text: 5.4,
    leading: 1.17,
    textRun: 1,
    width: 76,
    height: 38.5,
    head: 80,
  },
};

const NARROW = new Set("iljtfr,.;:'’!|()[] -");
const WIDE = new Set('mwMWQOGD—+');
const BROAD = /[A-Z0-9/]/;

/** In widths of the letter m, roughly, for the text face. */
export function widthOf(words: string): number {
  const symbols = words.match(/\{[^}]+\}/g)?.length ?? 0;
  let width = symbols * 1.12;
  for (const letter of words.replaceAll(/\{[^}]+\}/g, ''))
    width += NARROW.has(letter) ? 0.3 : WIDE.has(letter) ? 0.74 : BROAD.test(letter) ? 0.58 : 0.5;
  return width;
}

/** A pip of a cost with its gap. */
const PIP = 7.2;
/** Smaller, a name ends in an ellipsis. */
const LEAST_NAME = 3.6;

export function nameSize(name: string, pips: number, era: FrameEra): number {
  const { name: most, run, head } = LETTERS[era];
  return fitted(most, LEAST_NAME, (head - pips * PIP) / (widthOf(name) * run));
}

/** The room of the line of types, beside the sign of rarity. */
const TYPE_ROOM = 74;
const LEAST_TYPE = 2.6;

export function typeSize(line: string, era: FrameEra): number {
  const { type: most, run } = LETTERS[era];
  return fitted(most, LEAST_TYPE, TYPE_ROOM / (widthOf(line) * run));
}

const fitted = (most: number, least: number, room: number): number =>
  Math.max(least, Math.min(most, Math.floor(room * 20) / 20));

/** Smaller, the text scrolls. */
const LEAST_TEXT = 3.2;
const STEP = 0.1;
const GAP = 0.5;

/** The room of the text once its box has grown over the picture. */
const GROWN = 66;

/** The largest size at which all paragraphs have room. */
export function textSize(paragraphs: readonly string[], era: FrameEra, isExpanded = false): number {
  const { text, height } = LETTERS[era];
  const room = isExpanded ? height + GROWN : height;
  for (let size = text; size > LEAST_TEXT; size -= STEP)
    if (heightOf(paragraphs, size, era) <= room) return Math.round(size * 10) / 10;
  return LEAST_TEXT;
}

function heightOf(paragraphs: readonly string[], size: number, era: FrameEra): number {
  const { leading, textRun, width } = LETTERS[era];
  const lines = sumOf(paragraphs, (words) =>
    Math.max(1, Math.ceil((widthOf(words) * textRun * size * LOOSE) / width)),
  );
  return (lines * leading + (paragraphs.length - 1) * GAP) * size;
}

/** Lines end before they are full. */
const LOOSE = 1.09;
