import type { JobKind } from '../queue.ts';

/** Reads which merchants are bound to a supplier's shop. */
export const KEEP_ASSIGNED: JobKind<{ shopId: number }> = { name: 'shop.keepAssigned', expireInSeconds: 60 };
/** Reads one assigned order again. */
export const READ_ASSIGNED: JobKind<{ shopId: number; assignedId: string }> = {
  name: 'shop.readAssigned',
  expireInSeconds: 60,
  atOnce: 4,
};
/** Reads which orders of the merchant's own shop were assigned, for a shop of assigned orders. */
export const READ_OWN: JobKind<{ shopId: number }> = { name: 'shop.readOwn', expireInSeconds: 120 };
/** Takes a parcel back whose order was taken back, or is refunded, at its platform. */
export const TAKE_BACK: JobKind<{ packageId: number; why: 'cancelled' | 'refunding' }> = {
  name: 'shop.takeBack',
  expireInSeconds: 60,
};
