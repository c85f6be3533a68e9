/** Which cloth lies in a territory. */
import type { Colour } from '../../../src-shared/duel/words.ts';
import type { Seat } from '../../../src-shared/duel/things.ts';
import { GROUND_STYLES, type Ground, type GroundStyle } from '../../../src-shared/preferences.ts';
import type { TableView } from '../../../src-shared/table.ts';
import { seedOf } from '../../art/kit/chance.ts';

export interface Laid {
  readonly colour: Colour;
  readonly style: GroundStyle;
  readonly seed: number;
}

/** The player chooses the own one; across lies the deck's colour, in a style that the duel's name decides. */
export function groundOf(view: TableView, seat: Seat, chosen: Ground): Laid {
  const seed = seedOf(`${view.duel} ${seat}`);
  const deck = view.players[seat]?.colours[0] ?? 'white';
  if (seat === view.seat)
    return { colour: chosen.colour === 'deck' ? deck : chosen.colour, style: chosen.style, seed };
  return { colour: deck, style: GROUND_STYLES[seed % GROUND_STYLES.length] ?? 'line', seed };
}
