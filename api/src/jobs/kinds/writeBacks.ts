import type { JobKind } from '../queue.ts';

/** Writes the waybill numbers of a shop's parcels back to it. */
export const SEND: JobKind<{ shopId: number }> = { name: 'shop.send', expireInSeconds: 300, atOnce: 2 };
