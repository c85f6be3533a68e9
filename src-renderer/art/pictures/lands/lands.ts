import { LAND_TYPES, type Colour, type LandType } from '../../../../src-shared/duel/words.ts';
import { apart } from '../../kit/canvas.ts';
import { mix } from '../../kit/colour.ts';
import { straight } from '../../kit/gradient.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { PALETTES } from '../palettes.ts';
import type { PictureSubject } from '../subject.ts';
import { forest } from './forest.ts';
import { island } from './island.ts';
import { mountain } from './mountain.ts';
import { plains } from './plains.ts';
import { swamp } from './swamp.ts';

interface Land {
  paint: (on: PicturePainter) => void;
  colour: Colour;
}

const LANDS: Record<LandType, Land> = {
  Plains: { paint: plains, colour: 'white' },
  Island: { paint: island, colour: 'blue' },
  Swamp: { paint: swamp, colour: 'black' },
  Mountain: { paint: mountain, colour: 'red' },
  Forest: { paint: forest, colour: 'green' },
};

/** Words in the names of lands that have no basic type. */
const NAMED: readonly (readonly [words: RegExp, type: LandType])[] = [
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

/** Lands of two basic types by their mana, which their types do not tell. */
const OF_TWO: Readonly<Record<string, readonly [LandType, LandType] | undefined>> = {
  'Adarkar Wastes': ['Plains', 'Island'],
  'Battlefield Forge': ['Mountain', 'Plains'],
  Brushland: ['Forest', 'Plains'],
  'Caves of Koilos': ['Plains', 'Swamp'],
  'Dragonskull Summit': ['Mountain', 'Swamp'],
  'Drowned Catacomb': ['Swamp', 'Island'],
  'Glacial Fortress': ['Plains', 'Island'],
  'Karplusan Forest': ['Mountain', 'Forest'],
  'Llanowar Wastes': ['Forest', 'Swamp'],
  'Rootbound Crag': ['Mountain', 'Forest'],
  'Shivan Reef': ['Mountain', 'Island'],
  'Sulfurous Springs': ['Mountain', 'Swamp'],
  'Sunpetal Grove': ['Forest', 'Plains'],
  'Underground River': ['Swamp', 'Island'],
  'Yavimaya Coast': ['Forest', 'Island'],
};

export function landScene(on: PicturePainter, subject: PictureSubject): void {
  const [first, second] = typesOf(subject, on);
  const hour = on.chance.pick([0, 1, 2] as const);
  if (second === undefined) LANDS[first].paint(inTonesOf(on, first, hour));
  else twoLands(on, [first, second], hour);
}

function typesOf({ name, subtypes }: PictureSubject, { chance }: PicturePainter) {
  const [first, second] = LAND_TYPES.filter((type) => subtypes.includes(type));
  if (first) return [first, second] as const;
  const two = OF_TWO[name];
  if (two) return two;
  const [, word] = NAMED.find(([words]) => words.test(name)) ?? [];
  return [word ?? chance.pick(LAND_TYPES)] as const;
}

/** Lands have no colour, but their mana has: they are painted in that. */
function inTonesOf(on: PicturePainter, type: LandType, hour: 0 | 1 | 2): PicturePainter {
  const { colour } = LANDS[type];
  return { ...on, palette: colour, tones: PALETTES[colour][hour] };
}

/** Where water is in front, the other land lies beyond it; others lie side by side. */
const WATERS: ReadonlySet<LandType> = new Set(['Island', 'Swamp']);

function twoLands(on: PicturePainter, types: readonly [LandType, LandType], hour: 0 | 1 | 2): void {
  const { canvas, chance, frame } = on;
  const [far, near] = WATERS.has(types[0]) && !WATERS.has(types[1]) ? [types[1], types[0]] : types;
  const side = chance.side();
  const isBeyond = WATERS.has(near) && !WATERS.has(far) && chance.next() < 0.5;
  const one = inTonesOf(on, far, hour);
  const other = inTonesOf(on, near, hour);
  // Under one sky.
  const sky = one.tones.sky.map((tone, index) => mix(tone, other.tones.sky[index] ?? tone, 0.5));
  const tones = { sky: sky as unknown as typeof one.tones.sky };
  LANDS[far].paint({ ...one, tones: { ...one.tones, ...tones } });

  const { width, height } = canvas.canvas;
  const layer = on.makeCanvas(width, height);
  layer.setTransform(canvas.getTransform());
  LANDS[near].paint({ ...other, canvas: layer, tones: { ...other.tones, ...tones } });
  layer.globalAlpha = 1;
  layer.globalCompositeOperation = 'destination-in';
  layer.fillStyle = isBeyond
    ? straight(layer, [0, 66], [0, 76], SEAM)
    : straight(layer, [side * -13, 26], [side * 13, 40], SEAM);
  layer.fillRect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
  apart(canvas, () => {
    canvas.resetTransform();
    canvas.drawImage(layer.canvas, 0, 0);
  });
}

const SEAM = [
  [0, 'rgb(0 0 0 / 0)'],
  [0.5, 'rgb(0 0 0 / 0.45)'],
  [1, '#000000'],
] as const;
