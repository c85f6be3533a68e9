/** From the bytes of a file to text, and back. */

/** More is no deck, and not even a collection. */
export const LARGEST = 20 * 1024 * 1024;

/** What Windows-1252 has at 128 to 159, where it differs from the first 256 characters; five places are empty. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_UPPER = 128;

const LOOKED_AT = 4096;

type Decoded = { readonly text: string } | { readonly problem: 'notText' };

/** By the mark at its beginning, else as what it must be, else as UTF-8, else as Windows-1252. */
export function decode(bytes: Uint8Array): Decoded {
  const text = marked(bytes) ?? unmarked(bytes) ?? strictly(bytes) ?? windows(bytes);
  return isBinary(text) ? { problem: 'notText' } : { text };
}

const MARKS: readonly (readonly [encoding: string, ...mark: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

function marked(bytes: Uint8Array): string | undefined {
  const found = MARKS.find(([, ...mark]) => mark.every((byte, place) => bytes[place] === byte));
  return found && new TextDecoder(found[0]).decode(bytes);
}

/** Lists are mostly plain letters: of each pair of bytes, then, one is empty. */
function unmarked(bytes: Uint8Array): string | undefined {
  const seen = bytes.subarray(0, LOOKED_AT);
  const empty = [0, 0];
  for (const [place, byte] of seen.entries()) if (byte === 0) empty[place % 2] = (empty[place % 2] ?? 0) + 1;
  const [first = 0, second = 0] = empty;
  const many = seen.length * 0.35;
  if (second > many && first === 0) return new TextDecoder('utf-16le').decode(bytes);
  return first > many && second === 0 ? new TextDecoder('utf-16be').decode(bytes) : undefined;
}

function strictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What was UTF-8 and was taken for Windows-1252 before it was written again; undefined: it never was. */
export function misreadOnce(text: string): string | undefined {
  const codes = Array.from(text, windowsCode);
  if (!codes.some((code) => (code ?? 0) >= FIRST_UPPER) || codes.includes(undefined)) return undefined;
  return strictly(Uint8Array.from(codes as number[]));
}

/** By hand: Node's own reads 128 to 159 as control characters when it is built without all encodings. */
function windows(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (letter) => UPPER[letter.charCodeAt(0) - FIRST_UPPER] ?? letter);
}

const isBinary = (text: string): boolean => text.slice(0, LOOKED_AT).includes('\0');

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Folded {
  readonly bytes: Uint8Array;
  /** The letters that had to be written otherwise. */
  readonly folded: readonly string[];
}

/** As Windows-1252; what it lacks loses its marks, and what then still does not fit becomes a question mark. */
export function encodeWindows(text: string): Folded {
  const folded = new Set<string>();
  const bytes = Array.from(text).flatMap((letter) => {
    const code = windowsCode(letter);
    if (code !== undefined) return [code];
    folded.add(letter);
    const plain = Array.from(letter.normalize('NFKD'), windowsCode).filter((part) => part !== undefined);
    return plain.length > 0 ? plain : [0x3f];
  });
  return { bytes: Uint8Array.from(bytes), folded: [...folded] };
}

function windowsCode(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST_UPPER || (code > 0x9f && code < 0x100)) return code;
  const place = UPPER.indexOf(letter);
  return place === -1 ? undefined : FIRST_UPPER + place;
}
