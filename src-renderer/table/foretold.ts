/** What a half-made attack or defence would lead to, in a sentence. */
import type { Preview } from '../../src-shared/duel/preview.ts';
import type { TableView } from '../../src-shared/table.ts';
import { nameOfCard, whoIs } from './naming.ts';
import { FORETOLD } from './sentences.ts';

/** Empty where nothing can be foretold or nothing would change. */
export function foretoldInWords(view: TableView, preview: Preview): string {
  if (preview.refusal || preview.unknown) return '';
  const lives = preview.life
    .filter(({ before, after }) => before !== after)
    .map(({ seat, before, after }) => FORETOLD.life(whoIs(view, seat), before, after));
  const leaving = preview.leaving.map((card) => nameOfCard(view, card));
  const parts = [...lives, ...(leaving.length > 0 ? [FORETOLD.leaving(leaving)] : [])];
  return parts.length === 0 ? '' : FORETOLD.whole(parts, preview.guessed === true);
}
