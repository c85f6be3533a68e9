/** How many, as files write it. */

export const MOST = 9999;

/** Undefined: no whole number from 1 to 9999. */
export function readCount(written: string): number | undefined {
  const text = written.trim();
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= 1 && count <= MOST ? count : undefined;
}
