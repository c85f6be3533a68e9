/** Parts of what is remembered of this turn. */
import type { Duel, Fact } from './duel.ts';

/** What has been noted since the last attack was declared. */
export const thisCombat = ({ memory }: Duel): readonly Fact[] =>
  memory.slice(memory.findLastIndex(({ kind }) => kind === 'combat') + 1);
