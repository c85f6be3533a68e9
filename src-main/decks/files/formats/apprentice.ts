/** Apprentice: `4 Name`, and `SB:  2 Name` for the sideboard; headings and remarks behind two slashes. */
import type { Deck } from '../../../../src-shared/decks.ts';
import { head } from '../draft.ts';
import { BOTH, type FileFormat, type Source } from '../format.ts';
import { readText } from '../text.ts';
import { countAndName, inZone, joined, oneLine, oneSlash, remarks } from '../writing.ts';

/** Magarena begins one line with `>`: what the deck is about. */
function read({ text, draft }: Source): void {
  const about = /^>(.{0,20000})$/m.exec(text);
  if (about?.[1] !== undefined) head(draft, 'comment', about[1].replaceAll('\\n', '\n'));
  const rest = about === null ? text : text.slice(0, about.index) + text.slice(about.index + about[0].length);
  readText({ text: rest, draft }, { hash: 'name', blocks: false, slashedWords: false });
}

function write(deck: Deck): { text: string } {
  const heads = [
    ['NAME', deck.name],
    ['CREATOR', deck.author],
    ['FORMAT', deck.format],
  ].flatMap(([word = '', value]) => (value === undefined ? [] : [`// ${word} : ${oneLine(value)}`]));
  return {
    text: joined([
      ...heads,
      ...remarks(deck.comment, '// '),
      ...inZone(deck, 'commander').map((card) => `        ${oneSlash(countAndName(card))} *CMDR*`),
      ...inZone(deck, 'main').map((card) => `        ${oneSlash(countAndName(card))}`),
      ...inZone(deck, 'side').map((card) => `SB:  ${oneSlash(countAndName(card))}`),
    ]),
  };
}

export const apprentice: FileFormat = {
  title: 'Apprentice',
  endings: ['dec'],
  read,
  write,
  holds: { zones: [...BOTH, 'commander'], heads: ['name', 'author', 'format', 'comment'] },
};
