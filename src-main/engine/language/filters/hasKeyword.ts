import type { Keyword } from '../words.ts';

export interface HasKeyword {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
}
export const withKeyword = (keyword: Keyword): HasKeyword => ({ kind: 'keyword', keyword });
