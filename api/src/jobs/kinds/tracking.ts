import type { JobKind } from '../queue.ts';

/** Subscribes an order's parcels to pushes. Only a wake-up: pending work is stored in the parcels. */
export const TRACK: JobKind<{ orderId: number }> = { name: 'parcel.track', expireInSeconds: 120, atOnce: 2 };

/** Queries the traces of parcels without recent pushes. */
export const QUERY: JobKind<Record<string, never>> = { name: 'parcel.ask', expireInSeconds: 300 };
