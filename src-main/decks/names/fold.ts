/** Names as they are compared: without case, marks, punctuation and blanks. */

const PLAIN = /^[A-Za-z0-9 ,'\-:.!/]*$/;

/** "Ae" for the one letter, as most files have it; no letter is lost that is none of punctuation. */
export function fold(name: string): string {
  const lower = name.toLowerCase();
  if (PLAIN.test(name)) return lower.replaceAll(/[^a-z0-9]/g, '');
  return lower
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
