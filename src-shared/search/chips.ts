/** A search as pieces that a pointer can take away, and a piece put in place of another. */
import { fieldNamed, type SearchField } from './fields.ts';
import type { QueryPlace } from './query.ts';
import { isJoint, tokensOf, type AskingPiece } from './tokens.ts';

export interface Chip {
  /** As it stands in the text, with the sign before it that turns it round. */
  readonly words: string;
  readonly place: QueryPlace;
  /** Absent: a part of a name. */
  readonly field?: SearchField;
  readonly isTurnedRound: boolean;
}

/** The pieces that ask for something; brackets and "or" between them stay in the text alone. */
export function chipsOf(text: string): Chip[] {
  const { tokens } = tokensOf(text);
  return tokens.flatMap((token, place) => {
    if (isJoint(token)) return [];
    const before = tokens[place - 1];
    const isTurnedRound = before?.kind === 'not';
    const at = isTurnedRound ? before.place.at : token.place.at;
    const field = fieldOf(token);
    const words = text.slice(at, token.place.end);
    return [{ words, place: { at, end: token.place.end }, ...(field && { field }), isTurnedRound }];
  });
}

const fieldOf = (token: AskingPiece): SearchField | undefined =>
  token.kind === 'field' ? fieldNamed(token.name) : undefined;

/** The text without this piece. */
export function without(text: string, { at, end }: QueryPlace): string {
  return joined(text.slice(0, at), text.slice(end));
}

const joined = (one: string, other: string): string => `${one.trimEnd()} ${other.trimStart()}`.trim();
