/** Magic Online's text: the main deck by name, a blank line, the sideboard. */
import type { Deck } from '../../../../src-shared/decks.ts';
import { BOTH, type FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { byName, countAndName, inZone, oneSlash, parted } from '../writing.ts';

const lines = (deck: Deck, zone: 'main' | 'side'): string[] =>
  inZone(deck, zone).toSorted(byName).map(countAndName).map(oneSlash);

function write(deck: Deck): { text: string } {
  const [main, side] = [lines(deck, 'main'), lines(deck, 'side')];
  // Without a main deck the first block would be taken for it.
  return {
    text: main.length === 0 && side.length > 0 ? parted([['Sideboard', ...side]]) : parted([main, side]),
  };
}

export const mtgoText: FileFormat = {
  title: 'Magic Online text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'name', blocks: true, slashedWords: false }),
  write,
  holds: { zones: BOTH, heads: [] },
};
