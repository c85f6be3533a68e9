/** What cards are worth in a trade. Rarity says how many there are; nothing else is known of prices here. */
import type { Copies } from '../../../src-shared/collection.ts';
import { printingsOf } from '../../decks/printing.ts';
import { type Rarity } from '../../../src-shared/table.ts';
import { sumOf } from '../../../src-shared/sums.ts';

const WORTH: Readonly<Record<Rarity, number>> = { land: 0, common: 1, uncommon: 4, rare: 12, mythic: 24 };

/** Cards of the first sets are sought after. */
const SOUGHT: Readonly<Record<string, number | undefined>> = { LEA: 3, LEB: 2.5, '2ED': 2, ARN: 2, LEG: 1.5 };

function worthOf({ card, set, number, foil, count }: Copies): number {
  const printing = printingsOf(card).find((known) => known.set === set && known.number === number);
  const worth = WORTH[printing?.rarity ?? 'common'] * (SOUGHT[set] ?? 1);
  return worth * (foil === 'no' ? 1 : 2) * count;
}

export const worthOfAll = (cards: readonly Copies[]): number => sumOf(cards, (copies) => worthOf(copies));
