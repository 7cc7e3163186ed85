import type { JobKind } from '../queue.ts';

/** Orders the waiting orders of a shop. */
export const AUTO_ORDER: JobKind<{ shopId: number }> = {
  name: 'shop.autoOrder',
  expireInSeconds: 120,
  atOnce: 1,
};
