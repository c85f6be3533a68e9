/** MTGGoldfish's text: `1 Name <extended> [SET] (F)`. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { BOTH, type FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, parted } from '../writing.ts';

const FOIL = { no: '', foil: ' (F)', etched: ' (E)' } as const;

function lineOf({ count, name, set, number, foil, fields }: DeckCard): string {
  const which = fields['variant'] ?? number;
  const variant = which === undefined ? '' : ` <${which}>`;
  return `${count} ${name}${variant}${set === undefined ? '' : ` [${set}]`}${FOIL[foil]}`;
}

function write(deck: Deck): { text: string } {
  const [main, side] = [inZone(deck, 'main').map(lineOf), inZone(deck, 'side').map(lineOf)];
  return { text: parted([main, side.length > 0 ? ['Sideboard', ...side] : []]) };
}

/** There is one place for how a printing looks and for its number. */
function suit(deck: Deck): ReturnType<NonNullable<FileFormat['suit']>> {
  const both = deck.entries.filter(
    ({ number, fields }) => number !== undefined && fields['variant'] !== undefined,
  );
  return {
    deck: {
      ...deck,
      entries: deck.entries.map((card) => (both.includes(card) ? { ...card, number: undefined } : card)),
    },
    findings: both.map(({ name, number = '' }) => ({
      kind: 'partLeftOut',
      text: `the number ${number} of ${name}`,
    })),
  };
}

export const goldfish: FileFormat = {
  title: 'MTGGoldfish text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'name', blocks: true, slashedWords: false }),
  write,
  suit,
  holds: { zones: BOTH, heads: [], set: true, number: 'alone', foil: 'etched', fields: ['variant'] },
};
