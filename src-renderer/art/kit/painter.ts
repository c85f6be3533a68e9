import type { Canvas, MakeCanvas } from './canvas.ts';
import type { Chance } from './chance.ts';
import type { PaintColour } from './colour.ts';
import { keepLayers, type Layers } from './layers.ts';
import type { Box } from './outline.ts';

/** The colours one picture is made of. */
export interface Tones {
  /** From the zenith to the horizon. */
  sky: readonly [zenith: PaintColour, middle: PaintColour, horizon: PaintColour];
  far: PaintColour;
  middle: PaintColour;
  near: PaintColour;
  ink: PaintColour;
  deep: PaintColour;
  key: PaintColour;
  rim: PaintColour;
  accent: PaintColour;
  glow: PaintColour;
}

/** Points towards where the light comes from; about one unit long. */
export interface LightDirection {
  x: number;
  y: number;
}

/** Everything a part of a picture needs. Pictures are 100 units high. */
export interface Painter {
  canvas: Canvas;
  chance: Chance;
  tones: Tones;
  light: LightDirection;
  layers: Layers;
  makeCanvas: MakeCanvas;
  /** What can be seen. */
  frame: Box;
  /** Pixels of the canvas for one unit: what would be too small to be seen need not be painted. */
  scale: number;
}

export function painter(parts: Omit<Painter, 'layers' | 'scale'>): Painter {
  const { a, b } = parts.canvas.getTransform();
  return { ...parts, layers: keepLayers(parts.makeCanvas), scale: Math.hypot(a, b) };
}
