/** Costs and texts hold symbols in braces: `{2}{R}{R}`. */
import type { ManaIcon } from '../art/icons/mana.ts';
import { SYMBOL_NAMES } from './sentences.ts';

export const MANA_OF_SYMBOL: Readonly<Record<string, ManaIcon | undefined>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colourless',
};

interface Piece {
  readonly kind: 'words' | 'symbol';
  readonly text: string;
}

export function piecesOf(text: string): Piece[] {
  return text
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{') ? { kind: 'symbol', text: part.slice(1, -1) } : { kind: 'words', text: part },
    );
}

/** For the ear: '2, red, red'. */
export function symbolsInWords(text: string): string {
  return piecesOf(text)
    .map((piece) => (piece.kind === 'symbol' ? ` ${SYMBOL_NAMES[piece.text] ?? piece.text} ` : piece.text))
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,:;?])/g, '')
    .trim();
}
