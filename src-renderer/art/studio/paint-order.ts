import { paintFace } from '../faces/paint-face.ts';
import { paintPicture } from '../pictures/paint-picture.ts';
import type { PaintOrder } from './order.ts';
import { ourStudio } from './studio.ts';

/** Paints an order on a canvas of its own. */
export function paintOrder(order: PaintOrder): Promise<ImageBitmap> | ImageBitmap {
  const canvas = ourStudio().makeCanvas(order.width, order.height);
  switch (order.kind) {
    case 'picture':
      paintPicture(canvas, order.subject, order.width, order.height);
      break;
    case 'face':
      paintFace(canvas, order.face, order.width, order.height);
  }
  return 'transferToImageBitmap' in canvas.canvas
    ? canvas.canvas.transferToImageBitmap()
    : createImageBitmap(canvas.canvas);
}
