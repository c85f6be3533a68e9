/** How a wizard is written: a file of JSON in `resources/wizards/`, named after her id. */
import * as v from 'valibot';
import { COLOURS } from '../../src-shared/duel/words.ts';
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
} from '../../src-shared/face-plan.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import { LINE_MOMENTS, STRONGEST, TRAITS, type Wizard } from '../../src-shared/wizards.ts';

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(longest));
const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const FACE = v.strictObject({
  name: words(40),
  colours: v.tupleWithRest([v.picklist(FACE_COLOURS)], v.picklist(FACE_COLOURS)),
  hour: v.picklist(HOURS),
  skin: v.picklist(SKINS),
  age: between(0, 1),
  jaw: between(0.8, 1.25),
  breadth: between(0.85, 1.1),
  nose: between(0.8, 1.5),
  mood: between(-1, 1),
  style: v.exactOptional(v.picklist(HAIR_STYLES)),
  hair: v.picklist(HAIR_COLOURS),
  beard: v.exactOptional(v.picklist(BEARDS)),
  ears: v.exactOptional(v.picklist(EARS)),
  headgear: v.exactOptional(v.picklist(HEADGEAR)),
  eyes: v.picklist(EYES),
  glowing: v.exactOptional(v.literal(true)),
  marks: v.exactOptional(v.array(v.picklist(FACE_MARKS))),
  garments: v.exactOptional(v.array(v.picklist(GARMENTS))),
  sigil: v.exactOptional(v.picklist(SIGILS)),
  light: v.picklist(LIGHT_SIDES),
});

/** Longer ones would not fit the bubble beside a register. */
const LONGEST_LINE = 90;
const LINES = v.pipe(v.array(words(LONGEST_LINE)), v.minLength(2), v.maxLength(4));

const WIZARD = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  name: words(30),
  title: words(40),
  colours: v.pipe(v.array(v.picklist(COLOURS)), v.minLength(1)),
  strength: v.pipe(between(1, STRONGEST), v.integer()),
  temper: v.strictObject(v.entriesFromList(TRAITS, between(0, 1))),
  face: FACE,
  decks: v.strictObject(v.entriesFromList(RULEBOOKS, words(60))),
  lines: v.strictObject(v.entriesFromList(LINE_MOMENTS, LINES)),
});

/** Throws with the file and what is wrong in it. */
export function readWizardFile(file: string, text: string): Wizard {
  const read = v.safeParse(WIZARD, parsed(file, text));
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  }
  const wizard: Wizard = read.output;
  if (file !== `${wizard.id}.json`) throw new Error(`${file}: The file of "${wizard.id}" has another name`);
  return wizard;
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (failure) {
    throw new Error(`${file}: This is no JSON: ${String(failure)}`, { cause: failure });
  }
}
