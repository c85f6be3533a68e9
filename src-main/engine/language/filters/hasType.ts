import type { Type } from '../../../../src-shared/duel/words.ts';

/** It is of this card type now. */
export interface HasType {
  readonly kind: 'type';
  readonly type: Type;
}
const type = (name: Type): HasType => ({ kind: 'type', type: name });
export const artifacts = type('artifact');
export const creatures = type('creature');
export const enchantments = type('enchantment');
export const lands = type('land');
export const planeswalkers = type('planeswalker');
export const instantCard = type('instant');
export const interruptCard = type('interrupt');
export const sorceryCard = type('sorcery');
