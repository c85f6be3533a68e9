/** Cockatrice's plain text: `SB: ` before the cards of the sideboard; the name and remarks before the first card. */
import type { Deck } from '../../../../src-shared/decks.ts';
import { head } from '../draft.ts';
import { BOTH, type FileFormat, type Source } from '../format.ts';
import { readText } from '../text.ts';
import { countAndName, inZone, oneLine, parted, remarks } from '../writing.ts';

/** What stands before the first blank line, if no card does: the name, then remarks. */
function read({ text, draft }: Source): void {
  const lines = text.split(/\r\n|\r|\n/);
  const end = lines.findIndex((line) => line.trim() === '');
  const opening = end === -1 ? [] : lines.slice(0, end);
  const isOpening =
    opening.length > 0 && opening.length < 100 && !opening.some((line) => /^\s*(?:\d|SB:|\/\/)/i.test(line));
  if (isOpening) {
    const [name = '', ...said] = opening;
    head(draft, 'name', name);
    for (const line of said) head(draft, 'comment', line);
  }
  const rest = isOpening ? ['', ...lines.slice(end + 1)] : lines;
  // The lines before are kept as blank ones, so that the others have their numbers.
  const before = isOpening ? Array.from({ length: end }, () => '') : [];
  readText(
    { text: [...before, ...rest].join('\n'), draft },
    { hash: 'name', blocks: true, slashedWords: false },
  );
}

function write(deck: Deck): { text: string } {
  const said = remarks(deck.comment, '// ');
  const heads = deck.name === undefined ? said : [`// NAME : ${oneLine(deck.name)}`, ...said];
  return {
    text: parted([
      heads,
      inZone(deck, 'main').map(countAndName),
      inZone(deck, 'side').map((card) => `SB: ${countAndName(card)}`),
    ]),
  };
}

export const cockatriceText: FileFormat = {
  title: 'Cockatrice text',
  endings: ['txt'],
  read,
  write,
  holds: { zones: BOTH, heads: ['name', 'comment'] },
};
