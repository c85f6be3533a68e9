import type { Canvas, MakeCanvas } from './canvas.ts';

/** Two transparent canvases beside the picture, kept and grown as needed: making one costs more than painting on it. */
export type Layers = (layer: 0 | 1, width: number, height: number) => Canvas;

export function keepLayers(makeCanvas: MakeCanvas): Layers {
  const kept: Canvas[] = [];
  return (layer, width, height) => {
    const old = kept[layer];
    if (old && old.canvas.width >= width && old.canvas.height >= height) {
      wipe(old, width, height);
      return old;
    }
    const grown = makeCanvas(
      Math.max(width, old?.canvas.width ?? 0),
      Math.max(height, old?.canvas.height ?? 0),
    );
    kept[layer] = grown;
    return grown;
  };
}

/** Only what is going to be used: the whole layer may be as large as a window. */
function wipe(canvas: Canvas, width: number, height: number): void {
  canvas.resetTransform();
  canvas.globalAlpha = 1;
  canvas.globalCompositeOperation = 'source-over';
  canvas.clearRect(0, 0, width, height);
}
