/** Lists of decks as they were sold: heads behind slashes, `4 Name [7ED:12] [foil]`, words for the zones. */
import type { Deck, DeckCard, DeckZone } from '../../../../src-shared/decks.ts';
import type { FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, oneLine, parted, remarks } from '../writing.ts';

const SECTIONS: readonly (readonly [word: string, zone: DeckZone])[] = [
  ['Sideboard', 'side'],
  ['Commander', 'commander'],
  ['Display Commander', 'display'],
  ['Planar Deck', 'planes'],
  ['Scheme Deck', 'schemes'],
];

function lineOf({ count, name, set, number, foil }: DeckCard): string {
  const printing = set === undefined ? '' : ` [${set}:${number ?? '*'}]`;
  return `${count} ${name}${printing}${foil === 'no' ? '' : ` [${foil}]`}`;
}

function write(deck: Deck): { text: string } {
  const heads = [
    ...(deck.name === undefined ? [] : [`// NAME: ${oneLine(deck.name)}`]),
    ...Object.entries(deck.fields).map(([key, value]) => `// ${key.toUpperCase()}: ${oneLine(value)}`),
    ...(deck.date === undefined ? [] : [`// DATE: ${oneLine(deck.date)}`]),
    ...remarks(deck.comment, '// '),
  ];
  const main = inZone(deck, 'main').map(lineOf);
  const sections = SECTIONS.flatMap(([word, zone]) => {
    const lines = inZone(deck, zone).map(lineOf);
    return lines.length > 0 ? [[word, ...lines]] : [];
  });
  return { text: parted([[...heads, ...main], ...sections]) };
}

export const precon: FileFormat = {
  title: 'Preconstructed deck text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'name', blocks: false, slashedWords: false, headFields: true }),
  write,
  holds: {
    zones: ['main', ...SECTIONS.map(([, zone]) => zone)],
    heads: ['name', 'date', 'comment'],
    set: true,
    number: 'besideSet',
    foil: 'etched',
    own: 'heads',
  },
};
