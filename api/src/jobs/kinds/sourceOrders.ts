import type { JobKind } from '../queue.ts';

/** Works on what is bought at a source. Only a wake-up: what is due stands in `source_order`. */
export const BUY: JobKind<{ sourceOrderId: number }> = {
  name: 'shop.buy',
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
  atOnce: 4,
};
