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
  FACE_MARKS,
  SIGILS,
  SKINS,
} from '../face-plan.ts';
import { text } from './plain.ts';

const some = v.pipe(v.number(), v.minValue(-10), v.maxValue(10));

export const FACE_ENTRIES = {
  /** Seeds what is not said: how single hairs fall. */
  name: text(100),
  /** Of the light, and of the clothes where nothing else is said. */
  colours: v.tupleWithRest([v.picklist(FACE_COLOURS)], v.picklist(FACE_COLOURS)),
  /** Which of the three hours of the day. */
  hour: v.picklist(HOURS),
  skin: v.picklist(SKINS),
  /** From 0 to 1. */
  age: some,
  /** Width of the jaw and of the whole face; 1 is usual. */
  jaw: some,
  breadth: some,
  nose: some,
  /** From -1, frowning and grim, to 1, laughing. */
  mood: some,
  style: v.exactOptional(v.picklist(HAIR_STYLES)),
  hair: v.picklist(HAIR_COLOURS),
  beard: v.exactOptional(v.picklist(BEARDS)),
  ears: v.exactOptional(v.picklist(EARS)),
  headgear: v.exactOptional(v.picklist(HEADGEAR)),
  eyes: v.picklist(EYES),
  /** Eyes without white, which shine. */
  glowing: v.exactOptional(v.literal(true)),
  marks: v.exactOptional(v.pipe(v.array(v.picklist(FACE_MARKS)), v.maxLength(FACE_MARKS.length))),
  garments: v.exactOptional(v.pipe(v.array(v.picklist(GARMENTS)), v.maxLength(GARMENTS.length))),
  /** Points of the drawing of light behind the head. */
  sigil: v.exactOptional(v.picklist(SIGILS)),
  /** Where the light comes from. */
  light: v.picklist(LIGHT_SIDES),
};

export const FACE = v.object(FACE_ENTRIES);
