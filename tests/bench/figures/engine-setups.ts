/** The duels that the engine is measured by, the same for every run. */
import type { SeatPosition, Setup } from '../../../src-main/engine/index.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';

const LANDS = ['Forest', 'Mountain', 'Island'];
/** Plain creatures and burn of the core sets. */
const SPELLS = [
  'Grizzly Bears',
  'Giant Spider',
  'Giant Growth',
  'Craw Wurm',
  'Lightning Bolt',
  'Prodigal Sorcerer',
  'Air Elemental',
];
const CREATURES = ['Grizzly Bears', 'Giant Spider', 'Craw Wurm', 'Prodigal Sorcerer', 'Air Elemental'];
const MOST_DECISIONS = 5_000;

function facesOf(edition: string, names: readonly string[]): Face[] {
  const { eras } = editionNamed(edition);
  return names.map((name) => {
    const face = faceNamed(name, eras);
    if (!face) throw new Error(`There is no card called ${name}.`);
    return face;
  });
}

/** Two decks of sixty. */
export function duelSetup(edition: string, seed: number): Setup {
  const deck = Array.from({ length: 60 }, (_, place) =>
    place < 24 ? place % LANDS.length : LANDS.length + (place % SPELLS.length),
  );
  return {
    edition,
    faces: facesOf(edition, [...LANDS, ...SPELLS]),
    seats: [0, 1].map((team) => ({ name: `Seat ${team}`, deck, team, attentive: false })),
    variant: 'duel',
    seed,
    ante: false,
    mostDecisions: MOST_DECISIONS,
  };
}

/** So many creatures on either side, some of which can do something, and lands enough for what is drawn. */
export function crowdSetup(edition: string, creatures: number, seed: number): Setup {
  const seat: SeatPosition = {
    life: 1_000,
    library: Array.from({ length: 40 }, (_, place) => place % LANDS.length),
    hand: [],
    graveyard: [],
    exile: [],
    ante: [],
    battlefield: [
      ...Array.from({ length: 6 }, (_, place) => ({ face: place % LANDS.length })),
      ...Array.from({ length: creatures }, (_, place) => ({
        face: LANDS.length + (place % CREATURES.length),
      })),
    ],
  };
  return {
    edition,
    faces: facesOf(edition, [...LANDS, ...CREATURES]),
    seats: [0, 1].map((team) => ({ name: `Seat ${team}`, deck: [], team, attentive: true })),
    variant: 'duel',
    seed,
    ante: false,
    position: { turn: 1, active: 0, step: 'main1', seats: [seat, seat] },
    mostDecisions: MOST_DECISIONS,
  };
}
