import type { Force } from '../../../src-shared/force.ts';
import type { Colour, Keyword, Type } from '../../../src-shared/duel/words.ts';

/** The facts of a card that its picture is painted from. The face of a card at the table is one. */
export interface PictureSubject {
  readonly name: string;
  readonly types: readonly Type[];
  readonly subtypes: readonly string[];
  readonly colours: readonly Colour[];
  readonly keywords?: readonly Keyword[];
  readonly power?: number;
  readonly toughness?: number;
  /** What it mainly does, where it does something. */
  readonly force?: Force;
  /** Another printing of the same card has another picture. */
  readonly printing?: string;
}

/** The same card always has the same picture, so this names the picture. */
export function pictureKey(subject: PictureSubject): string {
  const { name, types, subtypes, colours, keywords = [], power, force, printing } = subject;
  const facts = [name, printing, types, subtypes, colours, keywords, power, force];
  return facts.map(String).join('|');
}

/** A copy without anything of the page in it, which can be sent to a worker. */
export function plainSubject(subject: PictureSubject): PictureSubject {
  return JSON.parse(JSON.stringify(subject)) as PictureSubject;
}

export const hasKeyword = ({ keywords = [] }: PictureSubject, keyword: Keyword): boolean =>
  keywords.includes(keyword);
export const isBlack = ({ colours }: PictureSubject): boolean => colours[0] === 'black';
export const isRed = ({ colours }: PictureSubject): boolean => colours.includes('red');
