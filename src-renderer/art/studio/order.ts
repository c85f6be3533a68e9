import type { FacePlan } from '../../../src-shared/face-plan.ts';
import type { PictureSubject } from '../pictures/subject.ts';

/** What to paint, plainly, so that it can be sent to a worker. Sizes are in pixels. */
export type PaintOrder =
  | { kind: 'picture'; subject: PictureSubject; width: number; height: number }
  | { kind: 'face'; face: FacePlan; width: number; height: number };

/** An order on its way to the worker. */
export interface SentOrder {
  id: number;
  order: PaintOrder;
}

export type Delivery =
  | { kind: 'painted'; id: number; picture: ImageBitmap }
  | { kind: 'failed'; id: number; reason: string };
