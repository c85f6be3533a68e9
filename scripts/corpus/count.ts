/** What there is of each set, what is missing, and why. */
import { cardNames } from '../../src-main/cards/index.ts';
import { LACKING, WAITING } from '../../src-main/cards/waiting.ts';
import { OWN_SETS, printedNames, setsOf } from '../../src-main/decks/printing.ts';
import { mentions } from './scenarios.ts';

/** A card that is not there, or not wholly. */
export interface Gap {
  readonly card: string;
  readonly why: string;
}

export interface SetCount {
  readonly set: string;
  readonly cards: number;
  readonly playable: number;
  /** Named in a scenario; in one that shows it. */
  readonly named: number;
  readonly shown: number;
  readonly missing: readonly Gap[];
  /** Playable but for a part. */
  readonly lacking: readonly Gap[];
  readonly unnamed: readonly string[];
}

/** The cards that no own set has. */
const OUTSIDE = 'outside';
export const COUNTED = [...OWN_SETS, OUTSIDE] as const;

export function countSets(): SetCount[] {
  const there = new Set(cardNames());
  const scenarios = mentions();
  const names = [...new Set([...printedNames(), ...there])];
  const count = (set: string, cards: readonly string[]): SetCount => {
    const playable = cards.filter((card) => there.has(card));
    return {
      set,
      cards: cards.length,
      playable: playable.length,
      named: playable.filter((card) => scenarios.has(card)).length,
      shown: playable.filter((card) => scenarios.get(card)?.some(({ shown }) => shown) === true).length,
      missing: cards
        .filter((card) => !there.has(card))
        .map((card) => ({ card, why: WAITING[card] ?? 'not written yet' })),
      lacking: playable.flatMap((card) => {
        const why = LACKING[card];
        return why === undefined ? [] : [{ card, why }];
      }),
      unnamed: playable.filter((card) => !scenarios.has(card)),
    };
  };
  const isOwn = (card: string): boolean =>
    setsOf(card).some((set) => (OWN_SETS as readonly string[]).includes(set));
  return [
    ...OWN_SETS.map((set) =>
      count(
        set,
        names.filter((card) => setsOf(card).includes(set)),
      ),
    ),
    count(
      OUTSIDE,
      names.filter((card) => !isOwn(card)),
    ),
    count('all', names),
  ];
}
