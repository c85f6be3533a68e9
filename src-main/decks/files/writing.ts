/** What writers of lists have in common. */
import type { Deck, DeckCard, DeckZone } from '../../../src-shared/decks.ts';

export const inZone = (deck: Deck, zone: DeckZone): DeckCard[] =>
  deck.entries.filter((card) => card.zone === zone);

/** Each line with its end. */
export const joined = (lines: readonly string[], end = '\n'): string =>
  lines.map((line) => `${line}${end}`).join('');

/** Parts with a blank line between them; an empty part is none. */
export const parted = (parts: readonly (readonly string[])[]): string =>
  joined(
    parts.filter((part) => part.length > 0).flatMap((part, place) => (place === 0 ? part : ['', ...part])),
  );

/** On one line, whatever it was on. */
export const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** `Fire/Ice`: one slash and no blanks. */
export const oneSlash = (name: string): string => name.replaceAll(/\s*\/\/\s*/g, '/');

export const byName = (one: DeckCard, other: DeckCard): number => (one.name < other.name ? -1 : 1);

export const countAndName = ({ count, name }: DeckCard): string => `${count} ${name}`;

/** Remarks, a line each: none may begin like a heading that is read as something else. */
export const remarks = (text: string | undefined, mark: string): string[] =>
  text === undefined ? [] : text.split('\n').map((line) => `${mark}${line}`.trimEnd());
