import type { FacePlan } from '../../../src-shared/face-plan.ts';
import { mix, type PaintColour } from '../kit/colour.ts';
import type { PictureTones } from '../pictures/palettes.ts';

/** A plan in colours and measures, as the parts of a face are painted from it. */
export interface FaceLook {
  skin: PaintColour;
  /** The skin in this light. */
  flesh: PaintColour;
  /** Its shade. */
  deep: PaintColour;
  hair: PaintColour;
  cloth: PaintColour;
  trim: PaintColour;
  gem: PaintColour;
  eyes: PaintColour;
  /** Where the eyes have no white. */
  glow: PaintColour | undefined;
  lips: PaintColour;
  jaw: number;
  breadth: number;
  /** How far the chin is below the usual. */
  long: number;
  age: number;
  nose: number;
  brow: number;
  frown: number;
  smile: number;
  lightSide: -1 | 1;
  shadeSide: -1 | 1;
  style: FacePlan['style'];
  beard: FacePlan['beard'];
  ears: FacePlan['ears'];
  headgear: FacePlan['headgear'];
  marks: ReadonlySet<NonNullable<FacePlan['marks']>[number]>;
  garments: ReadonlySet<NonNullable<FacePlan['garments']>[number]>;
}

const SKINS: Record<FacePlan['skin'], PaintColour> = {
  fair: '#e3bb98',
  olive: '#c79a6e',
  brown: '#94633f',
  dark: '#5d3d2a',
  pale: '#d9cfc4',
  green: '#7d9148',
  blue: '#6fa6b8',
  grey: '#9a9a8c',
  ash: '#b9b0b8',
  red: '#b5523a',
  bark: '#7a5c3c',
  gold: '#d9ae5c',
};

const HAIRS: Record<FacePlan['hair'], PaintColour> = {
  black: '#1a1418',
  brown: '#4a2f1c',
  chestnut: '#6a3a20',
  copper: '#b9642c',
  blond: '#c9a55c',
  grey: '#8f8f8a',
  white: '#d8d6c8',
  green: '#2f4a2c',
  blue: '#12405a',
  violet: '#3a2450',
};

const EYES: Record<FacePlan['eyes'], PaintColour> = {
  brown: '#5a3a1a',
  hazel: '#7a5a2a',
  green: '#4f7a3a',
  blue: '#3a6a9a',
  grey: '#7a8a94',
  amber: '#e0a02a',
  red: '#c8402a',
  violet: '#a06adf',
};

/** What a wizard of a colour wears. */
const CLOTHS: Record<FacePlan['colours'][number], PaintColour> = {
  white: '#cfc3a8',
  blue: '#2a4f86',
  black: '#3a2840',
  red: '#7a1f16',
  green: '#2f5a3c',
  artifact: '#5a4a3a',
};

export function faceLook(plan: FacePlan, tones: PictureTones): FaceLook {
  const skin = SKINS[plan.skin];
  const [first, second = first] = plan.colours;
  const lightSide = plan.light === 'left' ? -1 : 1;
  return {
    skin,
    flesh: mix(skin, tones.ink, 0.14),
    deep: mix(tones.deep, '#2a1210', 0.3),
    hair: mix(HAIRS[plan.hair], tones.ink, 0.15),
    cloth: mix(mix(CLOTHS[first], CLOTHS[second], 0.35), tones.ink, 0.25),
    trim: tones.accent,
    gem: mix(tones.accent, EYES[plan.eyes], 0.3),
    eyes: EYES[plan.eyes],
    glow: plan.glowing ? mix(tones.accent, EYES[plan.eyes], 0.4) : undefined,
    lips: mix(skin, '#7a2a22', 0.5),
    jaw: plan.jaw,
    breadth: plan.breadth,
    long: plan.age > 0.6 ? 2 : 0,
    age: plan.age,
    nose: plan.nose,
    brow: 0.9 + plan.age * 0.5,
    frown: 0.14 - plan.mood * 0.18,
    smile: plan.mood,
    lightSide,
    shadeSide: lightSide === 1 ? -1 : 1,
    style: plan.style,
    beard: plan.beard,
    ears: plan.ears,
    headgear: plan.headgear,
    marks: new Set(plan.marks),
    garments: new Set(plan.garments),
  };
}
