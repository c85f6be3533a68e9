/** The decks of MTG Salvation's forum: between `[DECK]` and `[/DECK]`, the word `Sideboard` between. */
import type { Deck, DeckCard } from '../../../../src-shared/decks.ts';
import { head } from '../draft.ts';
import { BOTH, type FileFormat, type Source } from '../format.ts';
import { readText } from '../text.ts';
import { inZone, joined } from '../writing.ts';

const lineOf = ({ count, name }: DeckCard): string => `${count}x\t${name}`;

/** What the forum makes links of, and its mark of a deck with the deck's name. */
const LINKS = /\[\/?(?:cards?|c)\]/gi;
const NAMED = /^([ \t]*)\[deck=([^\]]{1,80})\]/im;

function read({ text, draft }: Source): void {
  const name = NAMED.exec(text)?.[2];
  if (name !== undefined) head(draft, 'name', name);
  const plain = text.replaceAll(LINKS, '').replace(NAMED, '$1[DECK]');
  readText({ text: plain, draft }, { hash: 'name', blocks: false, slashedWords: false });
}

function write(deck: Deck): { text: string } {
  const side = inZone(deck, 'side').map(lineOf);
  const sideboard = side.length > 0 ? ['Sideboard', ...side] : [];
  return { text: joined(['[DECK]', ...inZone(deck, 'main').map(lineOf), ...sideboard, '[/DECK]']) };
}

export const salvation: FileFormat = {
  title: 'MTG Salvation text',
  endings: ['txt'],
  read,
  write,
  holds: { zones: BOTH, heads: [] },
};
