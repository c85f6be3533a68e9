/** The decks of MTG Salvation's forum: between `[DECK]` and `[/DECK]`, the word `Sideboard` between. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { BOTH, type FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, joined } from '../writing.ts';

const lineOf = ({ count, name }: DeckCard): string => `${count}x\t${name}`;

function write(deck: Deck): { text: string } {
  const side = inZone(deck, 'side').map(lineOf);
  const sideboard = side.length > 0 ? ['Sideboard', ...side] : [];
  return { text: joined(['[DECK]', ...inZone(deck, 'main').map(lineOf), ...sideboard, '[/DECK]']) };
}

export const salvation: FileFormat = {
  title: 'MTG Salvation text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'name', blocks: false, slashedWords: false }),
  write,
  holds: { zones: BOTH, heads: [] },
};
