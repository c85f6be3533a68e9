import type { Keyword } from '../../../../src-shared/duel/words.ts';

/** It has this keyword now. */
export interface HasKeyword {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
}
export const withKeyword = (keyword: Keyword): HasKeyword => ({ kind: 'keyword', keyword });
