import type { JobKind } from '../../jobs/queue.ts';

/** Has what happens to an order's parcels pushed to us. Only a wake-up: what is to be done stands in the parcels. */
export const TRACK: JobKind<{ orderId: number }> = { name: 'parcel.track', expireInSeconds: 120, atOnce: 2 };

/** Asks for the traces of parcels of which nothing was pushed for long. */
export const QUERY: JobKind<Record<string, never>> = { name: 'parcel.ask', expireInSeconds: 300 };
