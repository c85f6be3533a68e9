/** What was ordered becomes the set-up of a duel. */
import { WIZARD_NAMES, type DuelOrder, type SeatOrder } from '../../src-shared/duels.ts';
import { faceNamed, namesAskedBy } from '../cards/index.ts';
import { editionWith } from '../engine/editions/registry.ts';
import type { Seat, Setup } from '../engine/index.ts';
import type { Face } from '../engine/language/face.ts';
import { wizardWithId } from '../opponents/personalities.ts';
import type { DeckList } from './deck-list.ts';

/** What two who play a match have agreed on, and what was before: by seat where it differs. */
export interface Agreed {
  /** Who lost the duel before. */
  readonly lostLast?: Seat | undefined;
  /** Absent: what the rulebook says. */
  readonly life?: readonly number[] | undefined;
  /** Cards of the opening hands; absent: what the rulebook says. */
  readonly hand?: readonly number[] | undefined;
  /** A duel that goes on for longer is drawn. */
  readonly mostDecisions?: number | undefined;
}

/** A duel that goes on for longer is a draw: nobody has ever taken a tenth of it. */
export const MOST_DECISIONS = 50_000;

export function nameOf({ player, wizard }: Pick<SeatOrder, 'player' | 'wizard'>): string {
  if (player === 'person') return '';
  return (wizard === undefined ? undefined : wizardWithId(wizard)?.name) ?? WIZARD_NAMES[player];
}

/** What of an order the engine has to know. */
interface Wanted extends Pick<DuelOrder, 'rulebook' | 'options' | 'ante'> {
  readonly seats: readonly Pick<SeatOrder, 'player' | 'wizard'>[];
}

/** A card that does not exist is our mistake: decks are checked before. */
export function setupOf(
  order: Wanted,
  decks: readonly DeckList[],
  seed: number,
  { lostLast, life, hand, mostDecisions }: Agreed = {},
): Setup {
  const { name, eras } = editionWith(order.rulebook, order.options);
  const faces: Face[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const face = faceNamed(name, eras);
    if (!face) throw new Error(`There is no card called ${name}.`);
    numbers.set(name, faces.length);
    return faces.push(face) - 1;
  };
  return {
    edition: name,
    variant: 'duel',
    seed,
    ante: order.ante,
    ...(lostLast !== undefined && { lostLast }),
    ...(mostDecisions !== undefined && { mostDecisions }),
    seats: order.seats.map(({ player, wizard }, seat) => ({
      name: nameOf({ player, wizard }) || `Seat ${seat}`,
      team: seat,
      ...(life?.[seat] !== undefined && { life: life[seat] }),
      ...(hand?.[seat] !== undefined && { hand: hand[seat] }),
      // A person's Stops ask for windows in which nothing could be done; the referee passes for the others.
      attentive: player === 'person',
      deck: (decks[seat]?.list ?? []).flatMap(({ card, copies }) =>
        Array.from({ length: copies }, () => numberOf(card)),
      ),
    })),
    faces,
    ...namesAskedBy(faces),
  };
}
