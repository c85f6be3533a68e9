/** What the game calls things. */
import type { LossReason } from '../../src-shared/duel/events.ts';
import { colourOf } from '../../src-shared/duel/colours.ts';
import { MANA, type Colour, type Mana } from '../../src-shared/duel/words.ts';

/** As a heading. */
export const COLOUR_NAMES: Readonly<Record<Colour | 'colourless', string>> = {
  white: 'White',
  blue: 'Blue',
  black: 'Black',
  red: 'Red',
  green: 'Green',
  colourless: 'Colourless',
};

export const colourWord = (colour: Colour): string => COLOUR_NAMES[colour].toLowerCase();

export const manaName = (mana: Mana): string => COLOUR_NAMES[colourOf(mana) ?? 'colourless'];

/** What stands in a cost or a text between braces, for the ear. */
export const SYMBOL_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MANA.map((mana) => [mana, manaName(mana).toLowerCase()])),
  T: 'tap',
  X: 'X',
};

export const LOSS_NAMES: Record<LossReason, string> = {
  life: 'no life is left',
  poison: 'the poison is too much',
  library: 'the library is empty',
  concede: 'the duel was conceded',
  effect: 'a card says so',
  team: 'the team is beaten',
};
