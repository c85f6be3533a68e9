/** Archidekt's text: `1x Name (set) number *F* [Category{top}] ^label,#colour^`, where categories are the zones too. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { categoryOf } from '../categories.ts';
import type { FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { joined } from '../writing.ts';

const FOIL = { no: '', foil: ' *F*', etched: ' *E*' } as const;

function lineOf({ count, name, set, number, foil, zone, tags, fields }: DeckCard): string {
  // Alone in brackets, small letters could be a part of the name.
  const code = number === undefined ? set : set?.toLowerCase();
  const printing = code === undefined ? '' : ` (${code})${number === undefined ? '' : ` ${number}`}`;
  const category = fields['category'] ?? categoryOf(zone, tags);
  const label = fields['label'] === undefined ? '' : ` ^${fields['label']}^`;
  return `${count}x ${name}${printing}${FOIL[foil]}${category === '' ? '' : ` [${category}]`}${label}`;
}

const write = (deck: Deck): { text: string } => ({ text: joined(deck.entries.map(lineOf)) });

export const archidekt: FileFormat = {
  title: 'Archidekt text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'name', blocks: true, slashedWords: false }),
  write,
  holds: {
    zones: ['main', 'side', 'commander', 'companion', 'maybe'],
    heads: [],
    set: true,
    number: 'besideSet',
    foil: 'etched',
    tags: true,
    fields: ['category', 'label'],
  },
};
