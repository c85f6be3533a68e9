/** Paints beside the page, so that the menu can be used meanwhile. */
import { offscreenCanvas } from '../../art/kit/canvas.ts';
import type { PaintingOrder } from './order.ts';
import { paintTitle } from './scene.ts';

addEventListener('message', ({ data: { width, height, scene } }: MessageEvent<PaintingOrder>) => {
  const canvas = offscreenCanvas(width, height);
  paintTitle(canvas, offscreenCanvas, scene);
  const picture = canvas.canvas.transferToImageBitmap();
  postMessage(picture, { transfer: [picture] });
});
