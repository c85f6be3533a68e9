/** What was ordered becomes the set-up of a duel. */
import { WIZARD_NAMES, type DuelOrder, type PlayerKind } from '../../src-shared/duels.ts';
import { faceNamed } from '../cards/index.ts';
import { BY_OPTION } from '../engine/editions/options.ts';
import { editionNamed } from '../engine/editions/registry.ts';
import type { Edition } from '../engine/editions/policy.ts';
import type { Setup } from '../engine/index.ts';
import type { Face } from '../engine/language/face.ts';

/** A deck to play: what it is called, and how many of each card. */
export interface DeckList {
  readonly name: string;
  readonly list: readonly { readonly card: string; readonly copies: number }[];
}

export const nameOf = (player: PlayerKind): string => (player === 'person' ? '' : WIZARD_NAMES[player]);

/** A card that does not exist is our mistake: decks are checked before. */
export function setupOf(order: DuelOrder, decks: readonly DeckList[], seed: number): Setup {
  const { name, eras } = editionOf(order);
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
    seats: order.seats.map(({ player }, seat) => ({
      name: nameOf(player) || `Seat ${seat}`,
      team: seat,
      // A person's Stops ask for windows in which nothing could be done; the referee passes for the others.
      attentive: player === 'person',
      deck: (decks[seat]?.list ?? []).flatMap(({ card, copies }) =>
        Array.from({ length: copies }, () => numberOf(card)),
      ),
    })),
    faces,
  };
}

/** A rulebook without an option is played as it is, whatever was chosen. */
const editionOf = ({ rulebook, byOption }: DuelOrder): Edition =>
  (byOption ? BY_OPTION.get(rulebook) : undefined) ?? editionNamed(rulebook);
