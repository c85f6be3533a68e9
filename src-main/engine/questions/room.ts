/** How far the shares of a half-made division may still go. The check that replies go through is asked, value by value. */
import type { ShareRoom, ShareRange } from '../../../src-shared/duel/options.ts';
import type { Thing } from '../value/duel.ts';

interface Sharing {
  readonly total: number;
  readonly places: readonly Thing[];
  /** What each place has in the draft. */
  readonly given: readonly number[];
  /** What the draft gives to what is no place. */
  readonly astray: number;
  /** What each place is filled up to before anything is left over. */
  readonly wanted: readonly number[];
  readonly accepts: (amounts: readonly number[]) => boolean;
}

export function roomIn(draft: Sharing): ShareRoom {
  // Less than nothing is refused elsewhere, and would be taken for room here.
  const sharing = { ...draft, given: draft.given.map((amount) => Math.max(0, amount)) };
  const { total, given, places, astray } = sharing;
  const left = total - Math.max(0, astray) - given.reduce((sum, amount) => sum + amount, 0);
  return { left, places: places.map((to, place) => rangeOf(sharing, to, place, left)) };
}

/** From what a place has to what it could have at most; nothing more where no division at all comes of it. */
function rangeOf(sharing: Sharing, to: Thing, place: number, left: number): ShareRange {
  const has = sharing.given[place] ?? 0;
  const isRight = (amount: number): boolean => sharing.accepts(filledUp(sharing, place, amount));
  let least = has;
  while (least <= has + left && !isRight(least)) least++;
  if (least > has + left) return { to, least: has, most: has };
  let most = has + left;
  while (!isRight(most)) most--;
  return { to, least, most };
}

/** The draft with this amount in one place, the others filled up in their order, and the rest on the first of them. */
function filledUp({ total, given, wanted }: Sharing, fixed: number, amount: number): number[] {
  const amounts = given.map((has, place) => (place === fixed ? amount : has));
  let left = total - amounts.reduce((sum, has) => sum + has, 0);
  const give = (place: number, more: number): void => {
    amounts[place] = (amounts[place] ?? 0) + more;
    left -= more;
  };
  amounts.forEach((has, place) => {
    if (place !== fixed) give(place, Math.max(0, Math.min(left, (wanted[place] ?? 0) - has)));
  });
  const first = amounts.findIndex((_, place) => place !== fixed);
  if (first >= 0 && left > 0) give(first, left);
  return amounts;
}
