import type { Canvas } from './canvas.ts';
import { mix, type PaintColour } from './colour.ts';
import { fill } from './fill.ts';
import { straight } from './gradient.ts';
import { boxAround, type Box, type Outline } from './outline.ts';
import type { LightDirection, Painter } from './painter.ts';

interface Body<On extends Painter> {
  colour: PaintColour;
  /** Its colour where the light falls and where it does not; mixed from the first where they are not said. */
  lit?: PaintColour;
  shade?: PaintColour;
  /** Less than 1: one sees through it. */
  strength?: number;
  /** How far light and shade reach in from the edge. */
  depth: number;
  rim?: PaintColour;
  rimStrength?: number;
  shadeStrength?: number;
  lightStrength?: number;
  /** A faint edge of sky light on the side away from the lamp. */
  backRim?: PaintColour;
  /** Painted on the body, inside its edge, before light and shade. No mass of its own: both layers are in use. */
  inside?: (body: On) => void;
}

/**
 * Overlapping shapes painted as one body: one gradient, one shade, and one rim round the whole, with none where the
 * shapes join. A rim round each would look like cut paper.
 */
export function mass<On extends Painter>(on: On, shapes: readonly Outline[], body: Body<On>): void {
  const { canvas, tones, light } = on;
  const place = canvas.getTransform();
  // What lies just outside casts its edges inwards: cut off at the picture's edge, a body would be lit along it.
  const margin = Math.ceil(body.depth * 2 * on.scale);
  const box = pixelBox(canvas, place, grown(boxAround(shapes), body.depth), margin);
  const isSeen = box.right > box.left && box.bottom > box.top;
  if (!isSeen && !body.inside) return;
  // What is painted inside uses chance, and what comes after must not depend on whether it is in sight.
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const layer = (index: 0 | 1) => {
    const made = on.layers(index, width, height);
    made.setTransform(place.a, place.b, place.c, place.d, place.e - box.left, place.f - box.top);
    return made;
  };
  const flesh = layer(0);
  fill(flesh, shapes, bodyLight(flesh, shapes, body, on));
  flesh.globalCompositeOperation = 'source-atop';
  body.inside?.({ ...on, canvas: flesh });

  const edge = (reach: number, colour: PaintColour, strength: number) => {
    const away = { x: light.x * reach, y: light.y * reach };
    overlay(
      flesh,
      rindOf(on.layers(1, width, height), flesh, place, away, colour, width, height),
      width,
      height,
      strength,
    );
  };
  const rim = body.rim ?? tones.rim;
  const rimStrength = body.rimStrength ?? 0.85;
  edge(body.depth * 2, tones.deep, body.shadeStrength ?? 0.4);
  edge(-body.depth * 1.5, mix(body.colour, tones.key, 0.55), body.lightStrength ?? 0.3);
  if (body.backRim) edge(body.depth * 0.3, body.backRim, 0.5);
  // On small pictures both rims would be thinner than a pixel.
  if (body.depth * on.scale > BOTH_RIMS) edge(-body.depth * 0.62, rim, rimStrength * 0.47);
  edge(-body.depth * 0.3, rim, rimStrength);

  canvas.save();
  canvas.resetTransform();
  canvas.globalAlpha = body.strength ?? 1;
  canvas.drawImage(flesh.canvas, 0, 0, width, height, box.left, box.top, width, height);
  canvas.restore();
}

/** A rim this deep, in pixels, is made of two. */
const BOTH_RIMS = 2.6;

/** A colour everywhere but where the body would be if it were moved: laid on the body it is an edge on one side. */
function rindOf(
  canvas: Canvas,
  flesh: Canvas,
  place: DOMMatrix,
  moved: LightDirection,
  colour: PaintColour,
  width: number,
  height: number,
): Canvas {
  const x = place.a * moved.x + place.c * moved.y;
  const y = place.b * moved.x + place.d * moved.y;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, width, height);
  canvas.globalCompositeOperation = 'destination-out';
  canvas.drawImage(flesh.canvas, 0, 0, width, height, x, y, width, height);
  return canvas;
}

function overlay(on: Canvas, layer: Canvas, width: number, height: number, strength: number): void {
  on.save();
  on.resetTransform();
  on.globalAlpha = strength;
  on.drawImage(layer.canvas, 0, 0, width, height, 0, 0, width, height);
  on.restore();
}

function bodyLight(
  canvas: Canvas,
  shapes: readonly Outline[],
  { colour, lit, shade }: Pick<Body<Painter>, 'colour' | 'lit' | 'shade'>,
  { tones, light }: Painter,
) {
  const box = boxAround(shapes);
  const [from, to] = light.x < 0 ? [box.left, box.right] : [box.right, box.left];
  return straight(
    canvas,
    [from, box.top],
    [to, box.bottom],
    [
      [0, lit ?? mix(colour, tones.key, 0.3)],
      [0.42, colour],
      [1, shade ?? mix(colour, tones.deep, 0.55)],
    ],
  );
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** The part of the canvas, in whole pixels, that a box covers once it is put in its place; what is outside is not seen. */
function pixelBox(
  { canvas }: Canvas,
  place: DOMMatrix,
  { left, top, right, bottom }: Box,
  margin: number,
): Box {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  const xs = corners.map(([x, y]) => place.a * x + place.c * y + place.e);
  const ys = corners.map(([x, y]) => place.b * x + place.d * y + place.f);
  return {
    left: Math.max(-margin, Math.floor(Math.min(...xs))),
    top: Math.max(-margin, Math.floor(Math.min(...ys))),
    right: Math.min(canvas.width + margin, Math.ceil(Math.max(...xs))),
    bottom: Math.min(canvas.height + margin, Math.ceil(Math.max(...ys))),
  };
}
