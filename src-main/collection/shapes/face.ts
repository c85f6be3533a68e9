/** The plan of a face, as a window sends it and as it is kept. */
import * as v from 'valibot';
import {
  BEARDS,
  EARS,
  EYES,
  FACE_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEADGEAR,
  HOURS,
  LIGHT_SIDES,
  MARKS,
  SIGILS,
  SKINS,
  type FacePlan,
} from '../../../src-shared/face-plan.ts';
import { text } from './plain.ts';

const some = v.pipe(v.number(), v.minValue(-10), v.maxValue(10));

export const FACE_ENTRIES = {
  name: text(100),
  colours: v.tupleWithRest([v.picklist(FACE_COLOURS)], v.picklist(FACE_COLOURS)),
  hour: v.picklist(HOURS),
  skin: v.picklist(SKINS),
  age: some,
  jaw: some,
  breadth: some,
  nose: some,
  mood: some,
  style: v.exactOptional(v.picklist(HAIR_STYLES)),
  hair: v.picklist(HAIR_COLOURS),
  beard: v.exactOptional(v.picklist(BEARDS)),
  ears: v.exactOptional(v.picklist(EARS)),
  headgear: v.exactOptional(v.picklist(HEADGEAR)),
  eyes: v.picklist(EYES),
  glowing: v.exactOptional(v.literal(true)),
  marks: v.exactOptional(v.pipe(v.array(v.picklist(MARKS)), v.maxLength(MARKS.length))),
  garments: v.exactOptional(v.pipe(v.array(v.picklist(GARMENTS)), v.maxLength(GARMENTS.length))),
  sigil: v.exactOptional(v.picklist(SIGILS)),
  light: v.picklist(LIGHT_SIDES),
};

export const FACE = v.object(FACE_ENTRIES) satisfies v.GenericSchema<unknown, FacePlan>;
