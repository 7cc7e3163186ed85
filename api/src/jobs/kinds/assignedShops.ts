import type { JobKind } from '../queue.ts';

/** Reads which merchants are bound to a supplier's shop. */
export const KEEP_ASSIGNED: JobKind<{ shopId: number }> = { name: 'shop.keepAssigned', expireInSeconds: 60 };
/** Reads one assigned order again. */
export const READ_ASSIGNED: JobKind<{ shopId: number; assignedId: string }> = {
  name: 'shop.readAssigned',
  expireInSeconds: 60,
  atOnce: 4,
};
