import type { Type } from '../../../../src-shared/duel/words.ts';

/** It is of this card type now. */
export interface HasType {
  readonly kind: 'type';
  readonly type: Type;
}
const type = (name: Type): HasType => ({ kind: 'type', type: name });
export const artifact = type('artifact');
export const creature = type('creature');
export const enchantment = type('enchantment');
export const land = type('land');
export const planeswalker = type('planeswalker');
export const instantCard = type('instant');
export const interruptCard = type('interrupt');
export const sorceryCard = type('sorcery');
