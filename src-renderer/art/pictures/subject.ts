import type { Force } from '../../../src-shared/force.ts';
import type { Colour, Keyword, Type } from '../../../src-shared/duel/words.ts';

/** The facts of a card that its picture is painted from. */
export interface PictureSubject {
  readonly name: string;
  readonly types: readonly Type[];
  readonly subtypes: readonly string[];
  readonly colours: readonly Colour[];
  readonly keywords?: readonly Keyword[];
  readonly power?: number;
  /** What it mainly does, where it does something. */
  readonly force?: Force;
  /** Another printing of the same card has another picture. */
  readonly printing?: string;
}

/**
 * The subject of a face, wherever it is shown: its words, its print and what it is at the moment do not count, so
 * the same card has the same picture everywhere. A plain copy, which can be sent to a worker.
 */
export function subjectOf(face: PictureSubject): PictureSubject {
  const { name, types, subtypes, colours, keywords = [], power, force, printing } = face;
  return {
    name,
    types: [...types],
    subtypes: [...subtypes],
    colours: [...colours],
    ...(keywords.length === 0 ? {} : { keywords: [...keywords] }),
    ...(power === undefined ? {} : { power }),
    ...(force === undefined ? {} : { force }),
    ...(printing === undefined ? {} : { printing }),
  };
}

/** The same card always has the same picture, so this names the picture. */
export function pictureKey(subject: PictureSubject): string {
  const { name, types, subtypes, colours, keywords = [], power, force, printing } = subject;
  const facts = [name, printing, types, subtypes, colours, keywords, power, force];
  return facts.map(String).join('|');
}

export const hasKeyword = ({ keywords = [] }: PictureSubject, keyword: Keyword): boolean =>
  keywords.includes(keyword);
export const isBlack = ({ colours }: PictureSubject): boolean => colours[0] === 'black';
export const isRed = ({ colours }: PictureSubject): boolean => colours.includes('red');
