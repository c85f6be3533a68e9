import type { FacePlan } from '../../../src-shared/face-plan.ts';
import type { Canvas } from '../kit/canvas.ts';
import { chanceFrom, seedOf } from '../kit/chance.ts';
import { mix } from '../kit/colour.ts';
import { dabs } from '../kit/dab.ts';
import { evenly, round } from '../kit/gradient.ts';
import { placed } from '../kit/placed.ts';
import { PALETTES, type PictureTones } from '../pictures/palettes.ts';
import { halo } from '../pictures/parts/halo.ts';
import { sigil } from '../pictures/parts/sigil.ts';
import type { PicturePainter } from '../pictures/picture-painter.ts';
import { sparks } from '../pictures/scenery/sparks.ts';
import { layGrain } from '../scenery/grain.ts';
import { skyTone } from '../scenery/sky.ts';
import { vignette } from '../scenery/vignette.ts';
import { ourStudio, type Studio } from '../studio/studio.ts';
import { behind } from './behind.ts';
import { brooch, collar, mask, monocle } from './extras.ts';
import { faceLook, type FaceLook } from './face-look.ts';
import { eyes, mouth, nose } from './features.ts';
import { beard, hairBefore } from './hair.ts';
import { ears, skull } from './head.ts';
import { putOn } from './headgear.ts';
import { shoulders } from './shoulders.ts';

/** Paints a face from its plan, frontal, with half of it in the shade. */
export function paintFace(
  canvas: Canvas,
  plan: FacePlan,
  width: number,
  height: number,
  studio: Studio = ourStudio(),
): void {
  const scale = height / 100;
  const half = width / 2 / scale;
  const tones = tonesOf(plan);
  const look = faceLook(plan, tones);
  const on: PicturePainter = {
    canvas,
    chance: chanceFrom(seedOf(`face|${plan.name}`)),
    tones,
    palette: plan.colours[0],
    light: { x: look.lightSide * 0.66, y: -0.75 },
    sun: { x: 0, y: 40 },
    layers: studio.layers,
    makeCanvas: studio.makeCanvas,
    frame: { left: -half, top: 0, right: half, bottom: 100 },
    scale,
  };
  canvas.setTransform(scale, 0, 0, scale, width / 2, 0);
  backdrop(on);
  halo(on, [0, 40, 50], tones.glow, 0.5);
  if (plan.sigil) sigil(on, 0, 40, 34, plan.sigil, mix(tones.accent, '#ffffff', 0.1));
  placed(on, { y: roomAbove(plan), size: sizeOf(plan) }, (placedOn) => {
    head(placedOn, look);
  });
  sparks(on, 8, mix(tones.accent, '#ffffff', 0.2), [6, 94]);
  vignette(on, tones.deep, 0.6);
  layGrain(canvas, studio.grain(), 0.38, Math.max(0.6, height / 260));
}

function head(on: PicturePainter, look: FaceLook): void {
  behind(on, look);
  shoulders(on, look);
  ears(on, look);
  skull(on, look);
  nose(on, look);
  mouth(on, look);
  eyes(on, look);
  hairBefore(on, look);
  beard(on, look);
  putOn(on, look);
  monocle(on, look);
  mask(on, look);
  collar(on, look);
  brooch(on, look);
}

function tonesOf({ colours: [first, second], hour }: FacePlan): PictureTones {
  const tones = PALETTES[first][hour];
  if (second === undefined) return tones;
  const other = PALETTES[second][hour];
  const [zenith, middle, horizon] = tones.sky;
  return {
    ...tones,
    sky: [zenith, mix(middle, other.sky[1], 0.55), mix(horizon, other.sky[2], 0.4)],
    accent: mix(tones.accent, other.accent, 0.5),
    glow: mix(tones.glow, other.glow, 0.4),
  };
}

const TALL = new Set<FacePlan['headgear']>(['hat', 'mitre', 'cap', 'antlers', 'horns', 'turban', 'helm']);
const USUAL_SIZE = 1.04;
const SIZE_UNDER_A_HAT = 0.86;

const sizeOf = ({ headgear }: FacePlan): number => (TALL.has(headgear) ? SIZE_UNDER_A_HAT : USUAL_SIZE);
const roomAbove = ({ headgear }: FacePlan): number => (TALL.has(headgear) ? 20 : 4);

function backdrop({ canvas, chance, tones, frame }: PicturePainter): void {
  const radius = Math.hypot(frame.right, 56);
  canvas.fillStyle = round(
    canvas,
    [0, 42],
    radius,
    evenly(
      mix(tones.sky[2], tones.sky[1], 0.35),
      tones.sky[1],
      tones.sky[0],
      mix(tones.sky[0], '#000000', 0.3),
    ),
  );
  canvas.fillRect(frame.left, 0, frame.right - frame.left, 100);
  for (let touch = 0; touch < 34; touch++) {
    dabs(canvas, skyTone(tones, chance.between(0, 0.8)), chance.between(0.08, 0.26), [
      [
        chance.between(frame.left - 20, frame.right),
        chance.between(0, 100),
        chance.between(16, 50),
        chance.between(1, 4.5),
        chance.between(-0.9, 0.9),
        chance.between(-6, 6),
      ],
    ]);
  }
}
