import type { Canvas, MakeCanvas } from '../kit/canvas.ts';
import { offscreenCanvas } from '../kit/canvas.ts';
import { chanceFrom, type Chance } from '../kit/chance.ts';
import { keepLayers, type Layers } from '../kit/layers.ts';
import { grainTile } from '../scenery/grain.ts';

/** What is made once and used for every picture. */
export interface Studio {
  makeCanvas: MakeCanvas;
  layers: Layers;
  grain: () => Canvas;
  /** What is chosen in a picture comes from here. */
  chanceFrom: (seed: number) => Chance;
}

export function openStudio(makeCanvas: MakeCanvas, chance = chanceFrom): Studio {
  let tile: Canvas | undefined;
  return {
    makeCanvas,
    layers: keepLayers(makeCanvas),
    grain: () => (tile ??= grainTile(makeCanvas)),
    chanceFrom: chance,
  };
}

let ours: Studio | undefined;

/** The studio of this thread. */
export function ourStudio(): Studio {
  return (ours ??= openStudio(typeof OffscreenCanvas === 'undefined' ? pageCanvas : offscreenCanvas));
}

/** For windows without canvases of their own for workers. */
function pageCanvas(width: number, height: number): CanvasRenderingContext2D {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const canvas = element.getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas to paint on.');
  return canvas;
}
