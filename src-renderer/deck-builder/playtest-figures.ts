/** How long the duels of a playtest were, in a few columns. */
interface LengthColumn {
  /** Turns. */
  readonly from: number;
  readonly to: number;
  readonly duels: number;
}

const MOST_COLUMNS = 10;

/** `turns` are in order; columns are as narrow as so few of them allow. */
export function lengthsOf(turns: readonly number[]): LengthColumn[] {
  const [shortest = 0, longest = 0] = [turns[0], turns.at(-1)];
  const width = Math.ceil((longest - shortest + 1) / MOST_COLUMNS);
  const columns = Math.ceil((longest - shortest + 1) / width);
  return Array.from({ length: turns.length === 0 ? 0 : columns }, (_, place) => {
    const from = shortest + place * width;
    const to = from + width - 1;
    return { from, to, duels: turns.filter((turn) => turn >= from && turn <= to).length };
  });
}

/** The length that as many are below as above. */
export const middleOf = (turns: readonly number[]): number => turns[Math.floor(turns.length / 2)] ?? 0;
