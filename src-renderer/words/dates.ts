/** Days and sizes of files, as one reads them. */

/* Numbers and dates */

export function bytesInWords(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'] as const;
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1_000 ** step;
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${units[step]}`;
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as the program writes it; words that are not a time are given back as they are. */
export function dateInWords(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : DATE.format(date);
}
