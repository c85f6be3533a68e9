/** Moments by chance after the first word of a program that is killed, one in each of as many parts of what it tells. */
export function momentsUpTo(words: number, count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    const moment = 1 + ((part + Math.random()) * (words - 1)) / count;
    return Math.round(moment * 100) / 100;
  });
}
