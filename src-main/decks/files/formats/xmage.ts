/** XMage: `4 [ZEN:223] Scalding Tarn`, with the layout of its editor in the last lines. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { printingsOf } from '../../printing.ts';
import { head, keep } from '../draft.ts';
import { BOTH, type FileFormat, type Source } from '../format.ts';
import { linesOf } from '../lines.ts';
import { takeCard } from '../take.ts';
import { inZone, joined, oneLine, remarks } from '../writing.ts';

function read({ text, draft }: Source): void {
  for (const line of linesOf(text, draft)) {
    const [, word, value = ''] = /^(NAME|AUTHOR):(.*)$/.exec(line.text) ?? [];
    const [, layout, stacks = ''] = /^(LAYOUT [A-Z]+):(.*)$/.exec(line.text) ?? [];
    if (line.text === '') continue;
    if (word !== undefined) head(draft, word === 'NAME' ? 'name' : 'author', value);
    else if (layout !== undefined) keep(draft, layout, stacks);
    else if (line.text.startsWith('#')) head(draft, 'comment', line.text.slice(1));
    else takeCard(draft, line, 'main', 'name');
  }
}

function write(deck: Deck): { text: string } {
  return {
    text: joined([
      ...(deck.name === undefined ? [] : [`NAME:${oneLine(deck.name)}`]),
      ...(deck.author === undefined ? [] : [`AUTHOR:${oneLine(deck.author)}`]),
      ...remarks(deck.comment, '# '),
      ...inZone(deck, 'main').map(lineOf),
      ...inZone(deck, 'side').map((card) => `SB: ${lineOf(card)}`),
      ...deck.kept.map(({ where, text }) => `${where}:${text}`),
    ]),
  };
}

const lineOf = ({ count, set = '', number = '', name }: DeckCard): string =>
  `${count} [${set}:${number}] ${name}`;

/** XMage reads no card without a printing: one is chosen, or the card cannot go. */
function suit(deck: Deck): ReturnType<NonNullable<FileFormat['suit']>> {
  const draft: { findings: { kind: 'printingChosen' | 'cardLeftOut'; text: string; instead: string }[] } = {
    findings: [],
  };
  const entries = deck.entries.flatMap((card): DeckCard[] => {
    if (card.set !== undefined && card.number !== undefined) return [card];
    const printings = printingsOf(card.name);
    const printing = printings.find(({ set }) => set === card.set) ?? printings.at(-1);
    const text = `${card.count} ${card.name}`;
    if (!printing) {
      draft.findings.push({ kind: 'cardLeftOut', text, instead: 'no printing of it is known' });
      return [];
    }
    const { set, number } = printing;
    draft.findings.push({ kind: 'printingChosen', text, instead: `${set} ${number}` });
    return [{ ...card, set, number }];
  });
  return { deck: { ...deck, entries }, findings: draft.findings };
}

export const xmage: FileFormat = {
  title: 'XMage',
  endings: ['dck'],
  read,
  write,
  suit,
  holds: { zones: BOTH, heads: ['name', 'author', 'comment'], set: true, number: 'besideSet', own: 'heads' },
};
