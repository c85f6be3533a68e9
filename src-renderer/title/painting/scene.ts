import type { Canvas, MakeCanvas } from '../../art/kit/canvas.ts';
import { chanceFrom, seedOf } from '../../art/kit/chance.ts';
import { down } from '../../art/kit/gradient.ts';
import { times } from '../../art/kit/list.ts';
import type { Point } from '../../art/kit/outline.ts';
import { painter, type Painter } from '../../art/kit/painter.ts';
import { grain } from '../../art/scenery/grain.ts';
import { motes } from '../../art/scenery/mote.ts';
import { vignette } from '../../art/scenery/vignette.ts';
import { chain } from './chain.ts';
import { panorama } from './panorama.ts';
import { stageFor } from './stage.ts';
import { dusk } from './tones.ts';
import { wizards } from './wizard/stand.ts';

/** `landscape` leaves out chain and wizards, where the menu needs the room. */
export const SCENES = ['whole', 'landscape'] as const;
export type Scene = (typeof SCENES)[number];

/** Paints the title over the whole canvas. */
export function paintTitle(canvas: Canvas, makeCanvas: MakeCanvas, scene: Scene): void {
  const stage = stageFor(canvas.canvas.width, canvas.canvas.height);
  const { pixelsPerUnit, frame } = stage;
  canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, stage.width / 2, -frame.top * pixelsPerUnit);
  const chance = chanceFrom(seedOf('title'));
  const on = painter({ canvas, chance, tones: dusk, light: { x: -0.5, y: -0.8 }, makeCanvas, frame });
  panorama(on);
  if (scene === 'whole') {
    chain(on, stage);
    wizards(on, stage);
  }
  finish(on);
  grain(canvas, makeCanvas, 0.3, Math.max(0.6, pixelsPerUnit / 4.1));
}

function finish(on: Painter): void {
  const { canvas, chance, frame } = on;
  const places = times(40, (): Point => [chance.between(frame.left, frame.right), chance.between(40, 98)]);
  motes(on, places, '#ffd9a0', 0.16);
  canvas.fillStyle = down(canvas, frame.top, frame.bottom, [
    [0, 'rgb(6 4 14 / 0.35)'],
    [0.2, 'rgb(6 4 14 / 0)'],
    [0.7, 'rgb(6 4 14 / 0)'],
    [1, 'rgb(6 4 14 / 0.75)'],
  ]);
  canvas.fillRect(frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top);
  vignette(on, dusk.deep, 0.5);
}
