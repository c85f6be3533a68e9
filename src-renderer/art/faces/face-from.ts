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
  type FaceColour,
  type FacePlan,
} from '../../../src-shared/face-plan.ts';
import { chanceFrom, seedOf, type Chance } from '../kit/chance.ts';

/** A face for whoever has none: the same name always has the same. */
export function faceFrom(name: string): FacePlan {
  const chance = chanceFrom(seedOf(`face of ${name}`));
  const age = chance.next() ** 1.3;
  const headgear = perhaps(chance, 0.68, HEADGEAR);
  const style = perhaps(chance, 0.86, HAIR_STYLES);
  const beard = perhaps(chance, 0.34, BEARDS);
  const ears = perhaps(chance, 0.22, EARS);
  const marks = FACE_MARKS.filter(() => chance.next() < 0.1);
  const garments = GARMENTS.filter(() => chance.next() < 0.28);
  return {
    name,
    colours: coloursFrom(chance),
    hour: chance.pick(HOURS),
    skin: chance.next() < 0.66 ? chance.pick(PEOPLE) : chance.pick(SKINS),
    age,
    jaw: chance.between(0.84, 1.18),
    breadth: chance.between(0.88, 1.06),
    nose: chance.between(0.85, 1.45),
    mood: chance.between(-0.8, 1),
    hair: age > 0.7 ? chance.pick(['grey', 'white', 'white']) : chance.pick(HAIR_COLOURS),
    eyes: chance.pick(EYES),
    light: chance.pick(LIGHT_SIDES),
    ...(style ? { style } : {}),
    ...(beard ? { beard } : {}),
    ...(ears ? { ears } : {}),
    ...(headgear ? { headgear } : {}),
    ...(chance.next() < 0.12 ? { glowing: true } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    ...(garments.length > 0 ? { garments } : {}),
    ...(chance.next() < 0.3 ? { sigil: chance.pick(SIGILS) } : {}),
  };
}

const PEOPLE = ['fair', 'olive', 'brown', 'dark', 'pale'] as const;

function perhaps<Item>(chance: Chance, likely: number, items: readonly [Item, ...Item[]]): Item | undefined {
  return chance.next() < likely ? chance.pick(items) : undefined;
}

function coloursFrom(chance: Chance): readonly [FaceColour, ...FaceColour[]] {
  const first = chance.pick(FACE_COLOURS);
  const second = chance.pick(FACE_COLOURS);
  return second === first || chance.next() < 0.5 ? [first] : [first, second];
}
