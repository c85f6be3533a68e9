/** JSON of unknown shape. */
import { find, type Draft } from './draft.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function readJson(text: string, draft: Draft): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
    find(draft, 'broken', undefined, error.message);
    return undefined;
  }
}

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty for what is no list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Of a text or a number; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Of a value that is no card: a list may nest too deep to be written out. */
export const shownAs = (value: unknown): string =>
  textOf(value) || (Array.isArray(value) ? '[…]' : typeof value);

/** The texts and numbers of a record that were not read. */
export function scalars(record: JsonRecord, read: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !read.includes(key))
      .map(([key, value]) => [key, textOf(value)])
      .filter(([, value]) => value !== ''),
  ) as Record<string, string>;
}
