/** What the set-up room remembers. Names of decks and wizards may mean nothing any more. */
import * as v from 'valibot';
import { PLAYERS } from '../duels.ts';
import { COMPETITIONS } from '../set-up.ts';
import { DECK_WISH } from './deck.ts';
import { text } from './plain.ts';
import { CUSTOMS, GAUNTLET_AGREED } from './terms.ts';

/** What is agreed on beside the rulebook. Absent: what the rulebook says. */
export const AGREEMENTS = v.strictObject(GAUNTLET_AGREED);

export const PLANNED_CHAIR = v.strictObject({
  player: v.picklist(PLAYERS),
  /** An id, or by chance. */
  wizard: text(60),
  deck: DECK_WISH,
});

/** Its options are those of whichever rulebook: what the one in force has of them. */
export const SET_UP = v.strictObject({
  ...CUSTOMS,
  competition: v.picklist(COMPETITIONS),
  agreements: AGREEMENTS,
  chairs: v.pipe(v.array(PLANNED_CHAIR), v.length(2)),
});
