/** The sign of mana that a symbol stands for. */
import { colourOf } from '../../../src-shared/duel/colours.ts';
import { MANA } from '../../../src-shared/duel/words.ts';
import type { ManaIcon } from '../icons/mana.ts';

export const MANA_OF_SYMBOL: Readonly<Record<string, ManaIcon | undefined>> = Object.fromEntries(
  MANA.map((symbol) => [symbol, colourOf(symbol) ?? 'colourless']),
);
