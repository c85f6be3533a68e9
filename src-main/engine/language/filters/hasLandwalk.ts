import type { Filter } from '../filter.ts';

/** It walks by lands that are described in these words (islandwalk). */
export interface HasLandwalk {
  readonly kind: 'landwalk';
  readonly land: Filter;
}
export const withLandwalk = (land: Filter): HasLandwalk => ({ kind: 'landwalk', land });
