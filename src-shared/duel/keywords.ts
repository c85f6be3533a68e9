import type { Keyword } from './words.ts';

/** As players say it: `firstStrike` is first strike. A keyword is named so that this is right. */
export const keywordName = (keyword: Keyword): string =>
  keyword.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
