/** MTGGoldfish's text: `1 Name <extended> [SET] (F)`. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { BOTH, type FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, parted } from '../writing.ts';

const FOIL = { no: '', foil: ' (F)', etched: ' (E)' } as const;

function lineOf({ count, name, set, foil, fields }: DeckCard): string {
  const variant = fields['variant'] === undefined ? '' : ` <${fields['variant']}>`;
  return `${count} ${name}${variant}${set === undefined ? '' : ` [${set}]`}${FOIL[foil]}`;
}

function write(deck: Deck): { text: string } {
  const [main, side] = [inZone(deck, 'main').map(lineOf), inZone(deck, 'side').map(lineOf)];
  return { text: parted([main, side.length > 0 ? ['Sideboard', ...side] : []]) };
}

export const goldfish: FileFormat = {
  title: 'MTGGoldfish text',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'name', blocks: true, slashedWords: false }),
  write,
  holds: { zones: BOTH, heads: [], set: true, foil: 'etched', fields: ['variant'] },
};
