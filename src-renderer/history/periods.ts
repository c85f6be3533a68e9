/** From when on duels are shown. */
export const PERIODS = ['always', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Exclude<Period, 'always'>, number>> = { week: 7, month: 30, year: 365 };
const DAY = 86_400_000;

/** Undefined: from the beginning. */
export const sinceOf = (period: Period, now: Date): string | undefined =>
  period === 'always' ? undefined : new Date(now.getTime() - DAYS[period] * DAY).toISOString();
