/** Whole duels between minds, with plain two-coloured decks of the corpus. */
import { faceNamed } from '../../src-main/cards/index.ts';
import { editionNamed } from '../../src-main/engine/editions/registry.ts';
import type { Duel, Setup } from '../../src-main/engine/index.ts';
import type { Face } from '../../src-main/engine/language/face.ts';
import type { Thought } from '../../src-main/opponents/thought.ts';
import type { MindName } from '../../src-shared/duels.ts';
import { playBout, type Bout } from '../../scripts/ladder/bout.ts';

export type { Bout };

type Deck = Readonly<Record<string, number>>;

const WHITE_BLUE: Deck = {
  ...{ Plains: 9, Island: 8, 'Serra Angel': 2, 'White Knight': 2, 'Mesa Pegasus': 2, 'Benalish Hero': 1 },
  ...{
    'Swords to Plowshares': 2,
    'Holy Strength': 1,
    Disenchant: 1,
    'Wall of Swords': 1,
    'Healing Salve': 1,
  },
  ...{ 'Prodigal Sorcerer': 2, 'Air Elemental': 1, Counterspell: 2, Unsummon: 1, 'Samite Healer': 1 },
  ...{ 'Foot Soldiers': 2, 'Ancestral Recall': 1 },
};
const BLACK_RED: Deck = {
  ...{ Swamp: 8, Mountain: 9, 'Lightning Bolt': 2, Fireball: 1, Terror: 2, 'Drudge Skeletons': 2 },
  ...{ 'Hypnotic Specter': 1, 'Sengir Vampire': 1, 'Black Knight': 2, 'Unholy Strength': 1, 'Mind Rot': 1 },
  ...{ 'Goblin Piker': 2, 'Hill Giant': 2, 'Uthden Troll': 1, 'Canyon Minotaur': 2, Shock: 1 },
  ...{ 'Earth Elemental': 1, Firebreathing: 1 },
};
const GREEN_RED: Deck = {
  ...{ Forest: 10, Mountain: 7, 'Grizzly Bears': 2, 'Llanowar Elves': 2, 'Giant Growth': 2, 'Craw Wurm': 1 },
  ...{ 'Giant Spider': 2, 'Scryb Sprites': 1, 'War Mammoth': 1, 'Trained Armodon': 2, 'Rampant Growth': 1 },
  ...{ Incinerate: 2, 'Lightning Bolt': 1, 'Spined Wurm': 1, 'Gorilla Warrior': 2, 'Rod of Ruin': 1 },
  ...{ 'Wall of Stone': 1, Fog: 1 },
};
export const DECKS: readonly Deck[] = [WHITE_BLUE, BLACK_RED, GREEN_RED];

export function duelSetup(edition: string, decks: readonly Deck[], seed: number): Setup {
  const faces: Face[] = [];
  const numberOf = (name: string): number => {
    const face = faceNamed(name, editionNamed(edition).eras);
    if (!face) throw new Error(`There is no card called ${name}.`);
    const known = faces.indexOf(face);
    return known < 0 ? faces.push(face) - 1 : known;
  };
  const seats = decks.map((deck, seat) => ({
    name: `Seat ${seat}`,
    deck: Object.entries(deck).flatMap(([name, count]) =>
      Array.from({ length: count }, () => numberOf(name)),
    ),
    team: seat,
    attentive: false,
  }));
  return { edition, seats, faces, variant: 'duel', seed, ante: false, mostDecisions: 2000 };
}

/** To the end. `look` sees every thought and the duel it is about. */
export const bout = (
  setup: Setup,
  minds: readonly MindName[],
  look?: (thought: Thought, duel: Duel) => void,
): Bout => playBout(setup, minds, look ? { look } : {});
