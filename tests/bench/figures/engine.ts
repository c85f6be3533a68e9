/** The rules engine on one core: copies of a duel, decisions, and whole duels by chance. */
import { answer, clone, newDuel, some, type Duel, type Setup } from '../../../src-main/engine/index.ts';
import { cardNames, faceNamed } from '../../../src-main/cards/index.ts';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import type { Face } from '../../../src-main/engine/language/face.ts';
import { rollFrom } from '../../../scripts/fuzz/duels.ts';
import type { Measured, Measurement } from '../figure.ts';

const EDITIONS = ['fifth', 'm11'] as const;
const WARM_UP = 40;
const DUELS = 200;
const CLONES = 200_000;

/** Two 60-card decks of plain creatures and burn of the core sets, the same for every run. */
const SPELLS = [
  'Grizzly Bears',
  'Giant Spider',
  'Giant Growth',
  'Craw Wurm',
  'Lightning Bolt',
  'Prodigal Sorcerer',
  'Air Elemental',
];
const LANDS = ['Forest', 'Mountain', 'Island'];

function setup(edition: string, seed: number): Setup {
  const { eras } = editionNamed(edition);
  const names = [...LANDS, ...SPELLS].filter((name) => cardNames().includes(name));
  const faces = names.map((name) => faceNamed(name, eras) as Face);
  const spells = faces.length - LANDS.length;
  const deck = Array.from({ length: 60 }, (_, place) =>
    place < 24 ? place % LANDS.length : LANDS.length + (place % spells),
  );
  const seats = [0, 1].map((team) => ({ name: `Seat ${team}`, deck, team, attentive: false }));
  return { edition, faces, seats, variant: 'duel', seed, ante: false, mostDecisions: 5_000 };
}

interface Played {
  readonly decisions: number;
  /** Somewhere in the middle. */
  readonly middle: Duel;
}

function play(edition: string, seed: number): Played {
  const duel = newDuel(setup(edition, seed));
  const roll = rollFrom(seed);
  let middle = clone(duel);
  while (!duel.result) {
    answer(duel, some(duel, roll));
    if (duel.turn.number === 10) middle = clone(duel);
  }
  return { decisions: duel.decisions, middle };
}

function measureEdition(edition: string): Measured[] {
  for (let seed = 1; seed <= WARM_UP; seed++) play(edition, seed);
  const begun = performance.now();
  let decisions = 0;
  for (let seed = 1; seed <= DUELS; seed++) decisions += play(edition, seed).decisions;
  const seconds = (performance.now() - begun) / 1_000;
  return [
    { name: `${edition}: random duels`, value: DUELS / seconds, unit: 'a second', aim: 150 },
    {
      name: `${edition}: one decision (options, choice, answer)`,
      value: (seconds * 1_000) / decisions,
      unit: 'ms',
    },
    {
      name: `${edition}: 1,000 clones of a duel in its tenth turn`,
      value: measureClones(edition),
      unit: 'ms',
      aim: 5,
    },
  ];
}

function measureClones(edition: string): number {
  const { middle } = play(edition, 1);
  for (let copy = 0; copy < 20_000; copy++) clone(middle);
  const begun = performance.now();
  for (let copy = 0; copy < CLONES; copy++) clone(middle);
  return ((performance.now() - begun) / CLONES) * 1_000;
}

export const engine: Measurement = {
  needsBuild: false,
  measure: () => EDITIONS.flatMap(measureEdition),
};
