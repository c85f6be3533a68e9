/** How a duel stood, decision by decision: cheap enough for a graph over all of it. */
import type { Duel, Seat } from '../../engine/index.ts';
import { chanceAt } from '../search/chance.ts';

/** The seat's chance to win, from 0 to 1, judged by everything that lies there: for a duel that is over. */
export const chancesOf = (duel: Duel, seat: Seat): number => chanceAt(duel, seat);
