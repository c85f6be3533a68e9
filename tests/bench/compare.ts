/** Two runs side by side. What a faster or busier machine explains is taken out by the reference of each figure. */
import { readFileSync } from 'node:fs';
import { Problem } from '../../scripts/lib/problems.mjs';
import { isBetterWhenMore, rounded, type Figure, type Run } from './figure.ts';

interface Change {
  name: string;
  unit: Figure['unit'];
  /** Scaled where that makes sense; absent where only one of the runs has the figure. */
  before?: number;
  after?: number;
  /** In per cent of before. */
  change?: number;
  verdict: 'better' | 'worse' | 'same' | 'new' | 'missing';
}

interface Comparison {
  compared: { before: Run['reference']; after: Run['reference'] };
  changes: Change[];
}

/** In per cent. Less than this is what the same program shows from one run to the next. */
const NOISE = 10;

export function compare(before: Run, after: Run): Comparison {
  const missing = before.figures.filter(({ name }) => !after.figures.some((figure) => figure.name === name));
  return {
    compared: { before: before.reference, after: after.reference },
    changes: [
      ...after.figures.map((figure) =>
        changeOf(
          before.figures.find(({ name }) => name === figure.name),
          figure,
        ),
      ),
      ...missing.map(({ name, unit, ...figure }): Change => {
        return { name, unit, before: comparable(figure), verdict: 'missing' };
      }),
    ],
  };
}

function changeOf(before: Figure | undefined, after: Figure): Change {
  const { name, unit } = after;
  const now = comparable(after);
  if (!before) return { name, unit, after: now, verdict: 'new' };
  const then = comparable(before);
  const change = rounded(then === 0 ? 0 : (now / then - 1) * 100);
  const verdict =
    Math.abs(change) < NOISE ? 'same' : change > 0 === isBetterWhenMore(unit) ? 'better' : 'worse';
  return { name, unit, before: then, after: now, change, verdict };
}

function comparable({ scaled, value }: Pick<Figure, 'scaled' | 'value'>): number {
  return scaled ?? value;
}

/** A run that was kept in a file. npm writes lines of its own before it, unless it is told to be silent. */
export function readRun(file: string): Run {
  const text = readFileSync(file, 'utf8');
  try {
    const run = JSON.parse(text.slice(Math.max(0, text.search(/^\{/m)))) as Partial<Run>;
    if (run.reference && Array.isArray(run.figures))
      return { reference: run.reference, figures: run.figures };
  } catch {
    // Told below, in words that say what was wanted.
  }
  throw new Problem('badOption', `${file} does not hold what "npm run bench" printed.`);
}
