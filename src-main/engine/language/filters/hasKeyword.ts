import type { Keyword } from '../../../../src-shared/duel/words.ts';

export interface HasKeyword {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
}
export const withKeyword = (keyword: Keyword): HasKeyword => ({ kind: 'keyword', keyword });
