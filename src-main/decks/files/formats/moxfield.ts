/** Moxfield's text: Arena's with `*F*`, `*E*` and tags; commanders first, then the rest, then `SIDEBOARD:`. */
import type { Deck, DeckCard, DeckZone } from '../../../../src-shared/decks.ts';
import type { FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, oneLine, parted, remarks } from '../writing.ts';

const SECTIONS: readonly (readonly [word: string, zone: DeckZone])[] = [
  ['COMMANDER:', 'commander'],
  ['MAINBOARD:', 'main'],
  ['COMPANION:', 'companion'],
  ['SIDEBOARD:', 'side'],
  ['MAYBEBOARD:', 'maybe'],
  ['TOKENS:', 'tokens'],
];

const FOIL = { no: '', foil: ' *F*', etched: ' *E*' } as const;

function lineOf({ count, name, set, number, foil, tags }: DeckCard): string {
  const printing = set === undefined ? '' : ` (${set})${number === undefined ? '' : ` ${number}`}`;
  return `${count} ${name}${printing}${FOIL[foil]}${tags.map((tag) => ` #${oneLine(tag)}`).join('')}`;
}

function write(deck: Deck): { text: string } {
  const heads = [
    ...(deck.name === undefined ? [] : [`// NAME : ${oneLine(deck.name)}`]),
    ...remarks(deck.comment, '// '),
    ...deck.tags.map((tag) => `#!${oneLine(tag)}`),
  ];
  const sections = SECTIONS.flatMap(([word, zone]) => {
    const lines = inZone(deck, zone).map(lineOf);
    return lines.length > 0 ? [[word, ...lines]] : [];
  });
  return { text: parted([heads, ...sections]) };
}

export const moxfield: FileFormat = {
  title: 'Moxfield text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'tags', blocks: true, slashedWords: false }),
  write,
  holds: {
    zones: SECTIONS.map(([, zone]) => zone),
    heads: ['name', 'comment'],
    deckTags: true,
    set: true,
    number: 'besideSet',
    foil: 'etched',
    tags: true,
  },
};
