/** Reading a deck out of the bytes of any file. */
import type { Deck, DeckFormat, Finding, ReadDeck } from '../../../src-shared/decks.ts';
import { decode, LARGEST } from './bytes.ts';
import { detect } from './detect.ts';
import { newDraft } from './draft.ts';
import { finish } from './finish.ts';
import { FILE_FORMATS } from './registry.ts';

export interface DeckReading {
  /** What the file is taken for, whatever it looks like. */
  readonly as?: DeckFormat | undefined;
  /** Now and then: how many of its cards have been looked up. */
  readonly heard?: ((done: number, total: number) => void) | undefined;
}

/**
 * Never throws for what stands in the file: a deck comes back, empty at worst, and what was not understood is in the
 * findings.
 */
export function readDeck(bytes: Uint8Array, fileName?: string, { as, heard }: DeckReading = {}): ReadDeck {
  if (bytes.length > LARGEST)
    return nothing('plain', { kind: 'tooLarge', text: `${Math.ceil(bytes.length / 1024 / 1024)} MB` });
  const decoded = decode(bytes);
  if ('problem' in decoded) return nothing('plain', { kind: 'notText', text: '' });
  return readDeckText(decoded.text, fileName, { as, heard });
}

/** The same for a text that was pasted. */
export function readDeckText(text: string, fileName?: string, { as, heard }: DeckReading = {}): ReadDeck {
  const detected = as === undefined ? detect(text, fileName) : { kind: 'format' as const, format: as };
  if (detected.kind === 'none') return nothing('plain', { kind: 'notText', text: detected.why });
  const { format } = detected;
  const draft = newDraft(format);
  FILE_FORMATS[format].read?.({ text: text.replace(/^\uFEFF/, ''), draft });
  return { ...finish(draft, heard), format };
}

const nothing = (format: DeckFormat, finding: Finding): ReadDeck => ({
  deck: EMPTY,
  findings: [finding],
  format,
});

const EMPTY: Deck = { tags: [], entries: [], fields: {}, kept: [] };
