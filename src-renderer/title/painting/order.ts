import type { Scene } from './scene.ts';

/** What to paint; sizes in the screen's own pixels. */
export interface PaintingOrder {
  width: number;
  height: number;
  scene: Scene;
}

export interface PaintingJob {
  /** Nothing when the job was stopped. */
  picture: Promise<ImageBitmap | undefined>;
  stop: () => void;
}

export function orderPainting(order: PaintingOrder): PaintingJob {
  const worker = new Worker(new URL('./painting.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ImageBitmap | undefined>();
  worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
    resolve(data);
  });
  worker.addEventListener('error', (event) => {
    // A worker whose file cannot be loaded fails without words.
    reject(new Error(event.message || 'The painter could not be started.'));
  });
  worker.postMessage(order);
  const picture = promise.finally(() => {
    worker.terminate();
  });
  return {
    picture,
    stop: () => {
      resolve(undefined);
    },
  };
}
