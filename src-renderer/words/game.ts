/** What the game calls things. */
import type { LossReason } from '../../src-shared/duel/events.ts';
import type { Keyword } from '../../src-shared/duel/words.ts';

export const KEYWORD_NAMES: Record<Keyword, string> = {
  banding: 'banding',
  deathtouch: 'deathtouch',
  defender: 'defender',
  doubleStrike: 'double strike',
  fear: 'fear',
  firstStrike: 'first strike',
  flash: 'flash',
  flying: 'flying',
  haste: 'haste',
  indestructible: 'indestructible',
  intimidate: 'intimidate',
  lifelink: 'lifelink',
  reach: 'reach',
  shroud: 'shroud',
  hexproof: 'hexproof',
  trample: 'trample',
  unblockable: 'unblockable',
  vigilance: 'vigilance',
  phasing: 'phasing',
};

/** What stands in a cost or a text between braces, for the ear. */
export const SYMBOL_NAMES: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
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
