/** The face of whoever has not begun as a player: somebody on the way. */
import type { FacePlan } from '../../../src-shared/face-plan.ts';

export const NEWCOMER: FacePlan = {
  name: 'Newcomer',
  colours: ['green'],
  hour: 0,
  skin: 'fair',
  age: 0.2,
  jaw: 0.94,
  breadth: 0.96,
  nose: 0.95,
  mood: 0.4,
  style: 'long',
  hair: 'chestnut',
  eyes: 'green',
  light: 'left',
  headgear: 'hood',
  garments: ['brooch'],
};
