/** What a measurement is, and what is printed of it. */
import { USUAL_REFERENCE } from './reference.ts';

/** What each unit counts decides how a faster machine changes it, and which way is better. */
const UNITS = {
  ms: 'time',
  kB: 'size',
  MB: 'size',
  'a second': 'rate',
  times: 'size',
} as const;
type Unit = keyof typeof UNITS;

/** What a file of figures/ finds out. */
export interface Measured {
  name: string;
  value: number;
  unit: Unit;
  /** Times and sizes should stay below it, rates above. */
  aim?: number;
}

export interface Figure extends Measured {
  /** Of the machine, right before: millions of rounds a second. */
  reference: number;
  /** The value as it would be on a machine with the usual reference; sizes are the same on every machine. */
  scaled?: number;
}

export interface Run {
  reference: {
    unit: 'million rounds a second';
    /** The middle one of those that stand beside the figures, and how far apart they were. */
    value: number;
    least: number;
    most: number;
    /** What `scaled` values are scaled to. */
    usual: number;
  };
  figures: Figure[];
}

/** One file of figures/: measures some things that belong together. */
export interface Measurement {
  /** Whether it looks at what `npm run build` makes. */
  needsBuild: boolean;
  measure: () => Measured[] | Promise<Measured[]>;
}

export function figureOf({ name, value, unit, aim }: Measured, reference: number): Figure {
  const scaled = scaledTo(USUAL_REFERENCE, value, unit, reference);
  return {
    name,
    value: rounded(value),
    unit,
    ...(aim === undefined ? {} : { aim }),
    reference: rounded(reference),
    ...(scaled === undefined ? {} : { scaled: rounded(scaled) }),
  };
}

function scaledTo(usual: number, value: number, unit: Unit, reference: number): number | undefined {
  switch (UNITS[unit]) {
    case 'time':
      return (value * reference) / usual;
    case 'rate':
      return (value * usual) / reference;
    case 'size':
      return undefined;
  }
}

export function runOf(figures: Figure[]): Run {
  const references = figures.map((figure) => figure.reference);
  return {
    reference: {
      unit: 'million rounds a second',
      value: median(references),
      least: Math.min(...references),
      most: Math.max(...references),
      usual: USUAL_REFERENCE,
    },
    figures,
  };
}

export function isBetterWhenMore(unit: Unit): boolean {
  return UNITS[unit] === 'rate';
}

export function meetsAim({ value, unit, aim }: Measured): boolean | undefined {
  if (aim === undefined) return undefined;
  return isBetterWhenMore(unit) ? value > aim : value < aim;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this part of all values lies: 0.99 is the slowest but one in a hundred. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** To four digits: the rest is noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
