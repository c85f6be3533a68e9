import type { FacePlan } from '../../src-shared/face-plan.ts';

/** Any face will do where a portrait is only kept. */
export const aFace = (name = 'Ada'): FacePlan => ({
  name,
  colours: ['blue'],
  hour: 1,
  skin: 'fair',
  age: 0.3,
  jaw: 1,
  breadth: 1,
  nose: 1,
  mood: 0,
  hair: 'brown',
  eyes: 'green',
  light: 'left',
});
