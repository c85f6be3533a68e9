/** Paints cards and faces beside the page, one order after the other. */
import type { Delivery, SentOrder } from './order.ts';
import { paintOrder } from './paint-order.ts';

addEventListener('message', ({ data: { id, order } }: MessageEvent<SentOrder>) => {
  void deliver(id, order);
});

async function deliver(id: number, order: SentOrder['order']): Promise<void> {
  try {
    const picture = await paintOrder(order);
    postMessage({ kind: 'painted', id, picture } satisfies Delivery, { transfer: [picture] });
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    postMessage({ kind: 'failed', id, reason } satisfies Delivery);
  }
}
