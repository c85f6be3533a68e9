/** Arena's text: `4 Serra Angel (LEA) 39` under the words About, Commander, Companion, Deck and Sideboard. */
import type { Deck, DeckCard, DeckZone } from '../../../../src-shared/decks.ts';
import { arenaCode } from '../codes.ts';
import type { FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, oneLine, parted } from '../writing.ts';

const SECTIONS: readonly (readonly [word: string, zone: DeckZone])[] = [
  ['Commander', 'commander'],
  ['Companion', 'companion'],
  ['Deck', 'main'],
  ['Sideboard', 'side'],
  ['Maybeboard', 'maybe'],
  ['Tokens', 'tokens'],
];

const setInBrackets = ({ set, number }: DeckCard): string =>
  set === undefined ? '' : ` (${arenaCode(set)})${number === undefined ? '' : ` ${number}`}`;

function write(deck: Deck): { text: string } {
  const about = deck.name === undefined ? [] : [['About', `Name ${oneLine(deck.name)}`]];
  const sections = SECTIONS.flatMap(([word, zone]) => {
    const lines = inZone(deck, zone).map((card) => `${card.count} ${card.name}${setInBrackets(card)}`);
    return lines.length > 0 ? [[word, ...lines]] : [];
  });
  return { text: parted([...about, ...sections]) };
}

export const arena: FileFormat = {
  title: 'Arena text',
  endings: ['txt', 'mtga'],
  read: (source) => readText(source, { hash: 'name', blocks: true, slashedWords: false }),
  write,
  holds: {
    zones: SECTIONS.map(([, zone]) => zone),
    heads: ['name'],
    set: true,
    number: 'besideSet',
  },
};
