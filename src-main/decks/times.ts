/** Which cards are of a rulebook's time: a duel admits no others, unless cards of all times are wished. */
import { isBasicLand } from '../../src-shared/duel/colours.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { setsOf } from './printing.ts';

export { setsOf };

/** The book of 1993 mixes the first two printings, and takes the later where they differ. */
const FIRST_PRINTINGS = ['LEA', 'LEB'];

/** One line a year, with the promotional cards and those of the computer game whose rules the book of 1997 gives. */
const UP_TO_1997 = [
  ...[...FIRST_PRINTINGS, '2ED', 'ARN'],
  ...['ATQ', '3ED', 'LEG', 'PDRC', 'DRK', 'PHPR', 'FEM'],
  ...['4ED', 'ICE', 'CHR', 'HML'],
  ...['ALL', 'MIR'],
  ...['VIS', '5ED', 'PAST', 'POR', 'WTH'],
];

const UP_TO_2007 = [...UP_TO_1997, 'P02', '6ED', 'PTK', 'S99', '7ED', '8ED', '9ED', '10E'];

/**
 * The sets of each rulebook's time. Portal's book calls its cards compatible with the others of its day and an expansion
 * of them, so Fifth has them too. Its own rules are for its own cards: those of other sets it sends to the standard rules.
 */
export const CARD_TIMES: Readonly<Record<Rulebook, readonly string[]>> = {
  alpha: FIRST_PRINTINGS,
  fifth: UP_TO_1997,
  portal: ['POR'],
  tenth: UP_TO_2007,
  m11: [...UP_TO_2007, 'M10', 'M11'],
};

/** Those of these cards that no set of the rulebook's time printed. Basic lands are of every time. */
export function outOfTime(rulebook: Rulebook, names: readonly string[]): string[] {
  return names.filter(
    (name) => !isBasicLand(name) && !setsOf(name).some((set) => CARD_TIMES[rulebook].includes(set)),
  );
}
