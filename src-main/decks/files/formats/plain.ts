/** A plain list, as a person writes it: everything the other texts have is understood. */
import type { Deck } from '../../../../src-shared/decks.ts';
import type { FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { countAndName, inZone, oneLine, parted, remarks } from '../writing.ts';

function write(deck: Deck): { text: string } {
  const said = remarks(deck.comment, '// ');
  const heads = deck.name === undefined ? said : [`// NAME: ${oneLine(deck.name)}`, ...said];
  const [main, side, commander] = (['main', 'side', 'commander'] as const).map((zone) =>
    inZone(deck, zone).map(countAndName),
  );
  return {
    text: parted([
      heads,
      commander?.length ? ['Commander', ...commander] : [],
      commander?.length ? ['Deck', ...(main ?? [])] : (main ?? []),
      side?.length ? ['Sideboard', ...side] : [],
    ]),
  };
}

export const plain: FileFormat = {
  title: 'Plain list',
  endings: ['txt'],
  read: (source) => readText(source, { hash: 'comment', blocks: true, slashedWords: true }),
  write,
  holds: { zones: ['main', 'side', 'commander'], heads: ['name', 'comment'] },
};
