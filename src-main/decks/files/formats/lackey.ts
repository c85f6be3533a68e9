/** LackeyCCG: a count, a tab, a name; the line `Sideboard:` between. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { BOTH, type FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, joined } from '../writing.ts';

const lineOf = ({ count, name }: DeckCard): string => `${count}\t${name}`;

function write(deck: Deck): { text: string } {
  const side = inZone(deck, 'side').map(lineOf);
  return {
    text: joined([...inZone(deck, 'main').map(lineOf), ...(side.length > 0 ? ['Sideboard:', ...side] : [])]),
  };
}

export const lackey: FileFormat = {
  title: 'LackeyCCG text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'name', blocks: false, slashedWords: false }),
  write,
  holds: { zones: BOTH, heads: [] },
};
