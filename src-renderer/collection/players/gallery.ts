/**
 * Faces to choose from: the same page has the same faces, and no two pages share one. The first of all is the one that
 * whoever has not chosen yet has at the table.
 */
import type { FacePlan } from '../../../src-shared/face-plan.ts';
import { faceFrom } from '../../art/faces/face-from.ts';
import { NEWCOMER } from '../../art/faces/newcomer.ts';

export const FACES_A_PAGE = 12;

export const facesOnPage = (page: number): FacePlan[] =>
  Array.from({ length: FACES_A_PAGE }, (_, place) => {
    const number = page * FACES_A_PAGE + place;
    return number === 0 ? NEWCOMER : faceFrom(`Newcomer ${number}`);
  });

/** Any page but the present one. */
export function otherPage(page: number, chance: () => number = Math.random): number {
  const drawn = Math.floor(chance() * PAGES);
  return drawn === page ? (page + 1) % PAGES : drawn;
}

const PAGES = 10_000;
