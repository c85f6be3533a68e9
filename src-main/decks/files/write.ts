/** Writing a deck as a file of any kind. */
import type { Deck, DeckFormat, Finding } from '../../../src-shared/decks.ts';
import { encodeUtf8, encodeWindows } from './bytes.ts';
import { fit, merged, type Fitted } from './fit.ts';
import { FILE_FORMATS } from './registry.ts';

type WrittenDeck =
  | {
      readonly kind: 'written';
      readonly bytes: Uint8Array;
      readonly text: string;
      readonly findings: readonly Finding[];
    }
  | { readonly kind: 'refused'; readonly findings: readonly Finding[] };

export function writeDeck(deck: Deck, format: DeckFormat): WrittenDeck {
  const { write, title, encoding } = FILE_FORMATS[format];
  if (!write) return { kind: 'refused', findings: [{ kind: 'cannotWrite', text: title }] };
  const fitted = fitTo(deck, format);
  const { text, findings = [] } = write(fitted.deck);
  const found = [...fitted.findings, ...findings];
  if (encoding !== 'windows') return { kind: 'written', bytes: encodeUtf8(text), text, findings: found };
  const { bytes, folded } = encodeWindows(text);
  const letters: Finding[] = folded.length > 0 ? [{ kind: 'lettersFolded', text: folded.join(' ') }] : [];
  return { kind: 'written', bytes, text, findings: [...found, ...letters] };
}

/** The deck as a file of that kind holds it, with what has to stay behind. */
export function fitTo(deck: Deck, format: DeckFormat): Fitted {
  const { holds, suit } = FILE_FORMATS[format];
  const fitted = fit(deck, format, holds);
  const suited = suit?.(fitted.deck);
  return suited
    ? {
        deck: { ...suited.deck, entries: merged(suited.deck.entries) },
        findings: [...fitted.findings, ...suited.findings],
      }
    : fitted;
}

/** The usual ending of its files, without the dot. */
export const endingOf = (format: DeckFormat): string => FILE_FORMATS[format].endings[0] ?? 'txt';
