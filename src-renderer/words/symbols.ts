/** Costs and texts hold symbols in braces: `{2}{R}{R}`. */
import { SYMBOL_NAMES } from './game.ts';

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
