/** deckstats' text: `//Main`, `//Sideboard`, `1 [LEA#39] Serra Angel #!Commander`, remarks behind `#`. */
import type { Deck, DeckCard, DeckZone } from '../../../../src-shared/decks.ts';
import type { FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, oneLine, parted } from '../writing.ts';

const SECTIONS: readonly (readonly [word: string, zone: DeckZone])[] = [
  ['//Main', 'main'],
  ['//Sideboard', 'side'],
  ['//Maybeboard', 'maybe'],
];

function lineOf({ count, name, set, number, zone, fields }: DeckCard): string {
  const printing = set === undefined ? '' : `[${set}${number === undefined ? '' : `#${number}`}] `;
  const remark = fields['comment'] === undefined ? '' : ` # ${oneLine(fields['comment'])}`;
  return `${count} ${printing}${name}${zone === 'commander' ? ' #!Commander' : remark}`;
}

function write(deck: Deck): { text: string } {
  const name = deck.name === undefined ? [] : [[`//NAME: ${oneLine(deck.name)}`]];
  const sections = SECTIONS.flatMap(([word, zone]) => {
    const cards =
      zone === 'main' ? [...inZone(deck, 'commander'), ...inZone(deck, zone)] : inZone(deck, zone);
    return cards.length > 0 ? [[word, ...cards.map(lineOf)]] : [];
  });
  return { text: parted([...name, ...sections]) };
}

export const deckstats: FileFormat = {
  title: 'deckstats text',
  endings: ['txt', 'dec'],
  read: (source) => readText(source, { hash: 'comment', blocks: false, slashedWords: true }),
  write,
  holds: {
    zones: ['main', 'side', 'commander', 'maybe'],
    heads: ['name'],
    set: true,
    number: 'besideSet',
    fields: ['comment'],
  },
};
