/** The log by turn and step, its search, and its text for copying. */
import type { Step } from '../../../src-shared/duel/words.ts';
import type { LogLine } from '../log-lines.ts';

type Entry =
  | { readonly kind: 'turn' | 'line'; readonly key: string; readonly line: LogLine }
  | { readonly kind: 'step'; readonly key: string; readonly step: Step };

/** With a heading wherever another step begins. */
export function entriesOf(lines: readonly LogLine[]): Entry[] {
  const entries: Entry[] = [];
  let place = '';
  for (const line of lines) {
    const here = `${line.turn} ${line.step}`;
    if (line.kind === 'line' && here !== place)
      entries.push({ kind: 'step', key: `step ${line.key}`, step: line.step });
    place = here;
    entries.push({ kind: line.kind, key: line.key, line });
  }
  return entries;
}

/** Every word has to be there. Headings of turns stay where something under them was found. */
export function found(lines: readonly LogLine[], wanted: string): readonly LogLine[] {
  const words = wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return lines;
  const hits = new Set(
    lines.filter(({ kind, text }) => {
      const lower = text.toLocaleLowerCase();
      return kind === 'line' && words.every((word) => lower.includes(word));
    }),
  );
  const turns = new Set([...hits].map(({ turn }) => turn));
  return lines.filter((line) => hits.has(line) || (line.kind === 'turn' && turns.has(line.turn)));
}

export const textOf = (lines: readonly LogLine[]): string =>
  lines
    .map(({ kind, text }) => (kind === 'turn' ? `\n${text}` : text))
    .join('\n')
    .trim();
