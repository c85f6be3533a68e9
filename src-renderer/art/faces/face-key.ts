import { BLANK_FACE, type FacePlan } from '../../../src-shared/face-plan.ts';
import { PALETTES } from '../pictures/palettes.ts';

/** The same plan is always the same picture. */
export function faceKey(face: FacePlan): string {
  return `face|${JSON.stringify(face)}`;
}

/** What a face's picture looks like before it is there: the sky behind the head. */
export function faceTint({ colours, hour }: FacePlan): string {
  const { sky } = PALETTES[colours[0]][hour];
  return `radial-gradient(circle at 50% 42%, ${sky[1]}, ${sky[0]} 85%)`;
}

/** A face comes from what is kept: what no picture can be made of is a blank one, and no room is missing for it. */
export function paintable(face: FacePlan): FacePlan {
  try {
    faceTint(face);
    return face;
  } catch (failure) {
    if (failure instanceof TypeError) return BLANK_FACE;
    throw failure;
  }
}
