import type { Delivery, PaintOrder, SentOrder } from './order.ts';

/** Whoever paints: one order at a time. */
export type Hand = (order: PaintOrder) => Promise<ImageBitmap>;

/** A worker that paints while the page goes on. */
export function workerHand(): Hand {
  const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<ImageBitmap> & { order: PaintOrder }>();
  let last = 0;
  let instead: Hand | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'painted') asked?.resolve(data.picture);
    else asked?.reject(new Error(data.reason));
  });
  worker.addEventListener('error', (event) => {
    // A worker whose file cannot be loaded fails without words, and never answers: the page paints in its place.
    reportError(new Error(event.message || 'The painter could not be started.'));
    const hand = (instead ??= idleHand());
    for (const { order, resolve, reject } of waiting.values()) hand(order).then(resolve, reject);
    waiting.clear();
  });
  return (order) => {
    if (instead) return instead(order);
    const asked = { ...Promise.withResolvers<ImageBitmap>(), order };
    const id = ++last;
    waiting.set(id, asked);
    worker.postMessage({ id, order } satisfies SentOrder);
    return asked.promise;
  };
}

/** Where there are no workers, or none that can paint: the page itself, whenever it has nothing else to do. */
export function idleHand(): Hand {
  const painting = import('./paint-order.ts');
  return async (order) => {
    const { paintOrder } = await painting;
    await new Promise<void>((resolve) => {
      requestIdleCallback(() => {
        resolve();
      });
    });
    return paintOrder(order);
  };
}
