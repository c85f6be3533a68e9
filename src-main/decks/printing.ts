/** Where and how a card was printed. */
import { RARITIES, type Rarity } from '../../src-shared/table.ts';
import { FACTS } from '../cards/facts.ts';
import { SETS } from './sets.ts';

/** The rulebooks' own sets: the corpus is to have every card of them. */
export const OWN_SETS = [
  'LEA',
  'LEB',
  '2ED',
  '3ED',
  '4ED',
  '5ED',
  'POR',
  '10E',
  'M10',
  'M11',
  'PAST',
] as const;

/** How cards were laid out, by the year that brought it. */
export const FRAMES = ['1993', '1997', '2003'] as const;
type Frame = (typeof FRAMES)[number];

export interface Printing {
  readonly set: string;
  /** As it stands on the card; letters tell pictures of one card apart. */
  readonly number: string;
  readonly rarity: Rarity;
  readonly frame: Frame;
}

/** The first day of a set in the frame. */
const NEW_FRAMES: readonly (readonly [Frame, from: string])[] = [
  ['2003', '2003-07-28'],
  ['1997', '1996-10-08'],
];

const releases = new Map(SETS.map(({ code, released }) => [code, released]));

export function frameOf(set: string): Frame {
  const released = releases.get(set) ?? '';
  return NEW_FRAMES.find(([, from]) => released >= from)?.[0] ?? '1993';
}

/** In the order of the sets; none for a name that is no card's. */
export function printingsOf(name: string): Printing[] {
  return wordsOf(name).map((word) => {
    const [set = '', rest = ''] = word.split(':');
    return { set, number: rest.slice(1), rarity: rarityOf(name, rest), frame: frameOf(set) };
  });
}

/** Each once; none for a name that is no card's. */
export const setsOf = (name: string): readonly string[] => [
  ...new Set(wordsOf(name).map((word) => word.split(':')[0] ?? '')),
];

export const printedNames = (): string[] => Object.keys(FACTS);

const wordsOf = (name: string): string[] => FACTS[name]?.printings.split(' ') ?? [];

function rarityOf(name: string, word: string): Rarity {
  const rarity = RARITIES.find((known) => known[0] === word[0]);
  if (!rarity) throw new Error(`${name} has a printing of no rarity: ${word}`);
  return rarity;
}
