/** Names that players give: to themselves and to their decks. */

/** Letters that are none, halves of letters, and what turns the writing of everything behind it round. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** As it is kept. */
export const tidied = (name: string, longest: number): string =>
  Array.from(name.trim().replaceAll(/\s+/g, ' ')).slice(0, longest).join('');

/** Of a tidied name; undefined: none. */
export function nameFault(name: string): 'nameEmpty' | 'nameUnreadable' | undefined {
  if (name === '') return 'nameEmpty';
  return name.search(UNREADABLE) < 0 ? undefined : 'nameUnreadable';
}

/** What can be read of a name that was given before anybody looked. */
export const readableIn = (name: string): string => name.replaceAll(UNREADABLE, '');
