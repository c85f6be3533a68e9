/** Magic Workstation: `    4 [TE] Ancient Tomb`, `SB:  1 [DGM] Wear/Tear`; the picture of a land behind its name. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { faceNamed } from '../../../cards/index.ts';
import { shortCode } from '../codes.ts';
import { BOTH, type FileFormat } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, joined, oneLine, oneSlash, remarks } from '../writing.ts';

const GROUPS = ['Lands', 'Creatures', 'Spells'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(card: DeckCard): Group {
  const types = faceNamed(card.name, [])?.types ?? [];
  if (types.includes('land')) return 'Lands';
  return types.includes('creature') ? 'Creatures' : 'Spells';
}

function lineOf({ count, set, name, art }: DeckCard): string {
  const code = set === undefined ? '' : shortCode(set, name);
  return `${count} [${code}] ${oneSlash(name)}${art === undefined ? '' : ` (${art})`}`;
}

function write(deck: Deck): { text: string } {
  const heads = [
    ['NAME', deck.name],
    ['CREATOR', deck.author],
    ['FORMAT', deck.format],
  ].flatMap(([word = '', value]) => (value === undefined ? [] : [`// ${word} : ${oneLine(value)}`]));
  const main = inZone(deck, 'main');
  const groups = GROUPS.flatMap((group) => {
    const lines = main.filter((card) => groupOf(card) === group).map((card) => `    ${lineOf(card)}`);
    return lines.length > 0 ? ['', `// ${group}`, ...lines] : [];
  });
  const side = inZone(deck, 'side').map((card) => `SB:  ${lineOf(card)}`);
  const said = remarks(deck.comment, '// ');
  return {
    text: joined([
      '// Deck file for Magic Workstation (http://www.magicworkstation.com)',
      ...[...heads, ...said, ...groups],
      ...(side.length > 0 ? ['', '// Sideboard', ...side] : []),
    ]),
  };
}

/** What the first line says of the program is no remark of the player's. */
const OPENING = /^\s*\/\/ Deck file (?:for Magic Workstation|created with)[^\r\n]*/i;

export const mws: FileFormat = {
  title: 'Magic Workstation',
  endings: ['mwDeck', 'mwdeck'],
  read: ({ text, draft }) =>
    readText(
      { text: text.replace(OPENING, ''), draft },
      { hash: 'name', blocks: false, slashedWords: false },
    ),
  write,
  encoding: 'windows',
  holds: { zones: BOTH, heads: ['name', 'author', 'format', 'comment'], set: true, art: true },
};
