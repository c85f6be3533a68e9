import { orderPainting, type PaintingJob, type PaintingOrder } from './order.ts';

/**
 * Holds the picture, also while the player is in other rooms: who comes back to the title finds it painted. When it
 * must be painted anew, the old one stays until the new one is there.
 */
export class Easel {
  readonly canvas = document.createElement('canvas');
  #hanging: PaintingOrder | undefined;
  #job: PaintingJob | undefined;

  get isPainted(): boolean {
    return this.#hanging !== undefined;
  }

  /** Done when the picture hangs, or when another was asked for meanwhile. */
  async paint(order: PaintingOrder): Promise<void> {
    this.#job?.stop();
    if (this.#hanging && isSame(this.#hanging, order)) return;
    const start = performance.now();
    this.#job = orderPainting(order);
    const picture = await this.#job.picture;
    if (!picture) return;
    this.#hang(picture);
    this.#hanging = order;
    performance.measure('title painting', { start });
  }

  #hang(picture: ImageBitmap): void {
    this.canvas.width = picture.width;
    this.canvas.height = picture.height;
    const canvas = this.canvas.getContext('bitmaprenderer');
    if (!canvas) throw new Error('This browser cannot show a painted picture.');
    canvas.transferFromImageBitmap(picture);
  }
}

function isSame(one: PaintingOrder, other: PaintingOrder): boolean {
  return one.width === other.width && one.height === other.height && one.scene === other.scene;
}
