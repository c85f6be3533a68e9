/** Words as they are compared: without case, accents and the ways of writing an apostrophe. */
export const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll(/[\u2018\u2019\u02bc`]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
