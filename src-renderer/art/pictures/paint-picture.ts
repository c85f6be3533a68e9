import type { Canvas } from '../kit/canvas.ts';
import { PICTURE_SHAPES } from '../studio/sizes.ts';
import type { Chance } from '../kit/chance.ts';
import type { LightDirection } from '../kit/painter.ts';
import { layGrain } from '../scenery/grain.ts';
import { vignette } from '../scenery/vignette.ts';
import { ourStudio, type Studio } from '../studio/studio.ts';
import { compose } from './compose.ts';
import { leadingColour, pictureSeed, tonesOf } from './palettes.ts';
import type { PicturePainter } from './picture-painter.ts';
import type { PictureSubject } from './subject.ts';

/** Paints a card's picture over a whole canvas of this size: the same card always the same picture. */
export function paintPicture(
  canvas: Canvas,
  subject: PictureSubject,
  width: number,
  height: number,
  studio: Studio = ourStudio(),
): void {
  const chance = studio.chanceFrom(pictureSeed(subject));
  const tones = tonesOf(subject, chance);
  const scale = height / 100;
  const seen = width / 2 / scale;
  const half = Math.max(COMPOSED, seen);
  const side = chance.side();
  const on: PicturePainter = {
    canvas,
    chance,
    tones,
    palette: leadingColour(subject),
    light: lightFrom(side),
    sun: { x: (side * chance.between(10, 26) * half) / 60, y: chance.between(16, 34) },
    layers: studio.layers,
    makeCanvas: studio.makeCanvas,
    frame: { left: -half, top: 0, right: half, bottom: 101 },
    scale,
  };
  canvas.setTransform(scale, 0, 0, scale, width / 2, 0);
  canvas.fillStyle = tones.near;
  canvas.fillRect(-half, 0, half * 2, 100);
  compose(on, subject);
  finish({ ...on, frame: { ...on.frame, left: -seen, right: seen } }, studio, chance);
}

/**
 * Half the width that every picture is composed for, that of a full card: a narrower one is its middle, and not
 * another picture.
 */
const COMPOSED = (PICTURE_SHAPES.full * 100) / 2;

/** From above on one side, at 52 degrees. */
const lightFrom = (side: -1 | 1): LightDirection => ({ x: side * 0.62, y: -0.78 });

const GRAIN_STRENGTH = 0.42;
/** The tile is made for pictures of this height. */
const GRAIN_HEIGHT = 260;

function finish(on: PicturePainter, studio: Studio, chance: Chance): void {
  const { canvas, tones, scale } = on;
  vignette({ ...on, frame: { ...on.frame, bottom: 100 } }, tones.deep, 0.5);
  const grainScale = Math.max(0.6, (scale * 100) / GRAIN_HEIGHT);
  layGrain(canvas, studio.grain(), GRAIN_STRENGTH, grainScale, chance.whole(0, 200));
}
