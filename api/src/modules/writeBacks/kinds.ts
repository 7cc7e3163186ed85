import type { JobKind } from '../../jobs/queue.ts';

/** Tells a shop the waybill numbers of its parcels. */
export const SEND: JobKind<{ shopId: number }> = { name: 'shop.send', expireInSeconds: 300, atOnce: 2 };
