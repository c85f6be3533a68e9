/** Which line of a menu a key leads to; nothing when the key is not the menu's. */
export function lineAfter(key: string, current: number, labels: readonly string[]): number | undefined {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return current === last ? 0 : current + 1;
    case 'ArrowUp':
      return current === 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? lineBeginningWith(key, current, labels) : undefined;
  }
}

/** The next line below that begins with the letter, round the end. */
function lineBeginningWith(letter: string, current: number, labels: readonly string[]): number | undefined {
  const wanted = letter.toLocaleLowerCase();
  const round = labels.map((_, step) => (current + 1 + step) % labels.length);
  return round.find((index) => labels[index]?.toLocaleLowerCase().startsWith(wanted));
}
