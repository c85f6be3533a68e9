import type { PaletteName } from '../palettes.ts';
import type { PicturePainter } from '../picture-painter.ts';
import { deadWood } from './dead-wood.ts';
import { deepForest } from './deep-forest.ts';
import { fields } from './fields.ts';
import { hall } from './hall.ts';
import { heights } from './heights.ts';
import { highKeep } from './high-keep.ts';
import { hills } from './hills.ts';
import { iceCoast } from './ice-coast.ts';
import { peaks } from './peaks.ts';
import { ruins } from './ruins.ts';
import { sea } from './sea.ts';
import { volcano } from './volcano.ts';

const HABITATS = {
  fields,
  highKeep,
  sea,
  iceCoast,
  deadWood,
  ruins,
  peaks,
  volcano,
  deepForest,
  hills,
  heights,
  hall,
};
type Habitat = keyof typeof HABITATS;

/** Where the creatures of a colour live: the first is the more usual. */
const HOMES: Record<PaletteName, readonly [Habitat, Habitat]> = {
  white: ['fields', 'highKeep'],
  blue: ['sea', 'iceCoast'],
  black: ['deadWood', 'ruins'],
  red: ['peaks', 'volcano'],
  green: ['deepForest', 'hills'],
  artifact: ['hall', 'hall'],
};

export function habitatOf(on: PicturePainter, habitat: Habitat): void {
  HABITATS[habitat](on);
}

export function home(on: PicturePainter): void {
  const [usual, other] = HOMES[on.palette];
  habitatOf(on, on.chance.next() < 0.45 ? other : usual);
}
