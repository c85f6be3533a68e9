/** What the painter paints on: a page's canvas or one without a page, in a worker. */
export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type MakeCanvas = (width: number, height: number) => Canvas;

export function offscreenCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas to paint on.');
  return canvas;
}

/** Runs a step whose changes to the canvas (place, blending, strength, clip) end with it. */
export function apart(canvas: Canvas, step: () => void): void {
  canvas.save();
  step();
  canvas.restore();
}
