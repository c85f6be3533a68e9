/** The sign of mana that a symbol stands for. */
import type { ManaIcon } from '../icons/mana.ts';

export const MANA_OF_SYMBOL: Readonly<Record<string, ManaIcon | undefined>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
};
