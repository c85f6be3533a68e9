import type { Keyword } from '../../src-shared/duel/words.ts';

export const KEYWORD_WORDS: Readonly<Record<Keyword, string>> = {
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
