import type { Colour } from '../../../../src-shared/duel/words.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';
import type { PictureSubject } from '../subject.ts';
import { forest } from './forest.ts';
import { island } from './island.ts';
import { mountain } from './mountain.ts';
import { plains } from './plains.ts';
import { swamp } from './swamp.ts';

type Land = (on: PicturePainter) => void;

const OF_TYPE: Record<string, readonly [land: Land, colour: Colour] | undefined> = {
  Plains: [plains, 'white'],
  Island: [island, 'blue'],
  Swamp: [swamp, 'black'],
  Mountain: [mountain, 'red'],
  Forest: [forest, 'green'],
};

/** Words in the names of lands that have no basic type. */
const NAMED: readonly (readonly [words: RegExp, type: string])[] = [
  [
    /Desert|Plain|Meadow|Temple|Wastes|Brush|Fortress|Tower|Castle|Keep|City|Bazaar|Store|Encampment|Caves/,
    'Plains',
  ],
  [/Island|Sea|Reef|Coast|Conclave|Floe|River|Silos|Catacomb|Oasis|Maze/, 'Island'],
  [/Swamp|Bog|Pool|Vault|Ebon|Lake|Strip|Crypt/, 'Swamp'],
  [
    /Mountain|Mine|Hold|Ruins|Springs|Forge|Crag|Summit|Factory|Workshop|Plant|Excavations|Quicksand/,
    'Mountain',
  ],
  [/Forest|Heart|Treetop|Hollow|Havenwood|Village|Grove|Expanse/, 'Forest'],
];

export function landScene(on: PicturePainter, subject: PictureSubject): void {
  const [land, colour] = landOf(subject, on);
  land({ ...on, ...tonesFor(colour, on) });
}

const ANY: readonly [readonly [Land, Colour], ...(readonly [Land, Colour])[]] = [
  [plains, 'white'],
  [island, 'blue'],
  [swamp, 'black'],
  [mountain, 'red'],
  [forest, 'green'],
];

function landOf({ name, subtypes }: PictureSubject, { chance }: PicturePainter) {
  const typed = subtypes.flatMap((type) => (OF_TYPE[type] === undefined ? [] : [OF_TYPE[type]]));
  const [first, ...more] = typed;
  if (first) return chance.pick([first, ...more]);
  const [, word] = NAMED.find(([words]) => words.test(name)) ?? [];
  return OF_TYPE[word ?? ''] ?? chance.pick(ANY);
}

/** Lands have no colour, but their mana has: they are painted in that. */
function tonesFor(colour: Colour, { chance }: PicturePainter): Pick<PicturePainter, 'tones' | 'palette'> {
  const palette: PaletteName = colour;
  return { palette, tones: PALETTES[palette][chance.pick([0, 1, 2] as const)] };
}
