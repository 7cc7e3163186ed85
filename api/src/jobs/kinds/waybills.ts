import type { JobKind } from '../queue.ts';

/** Issues the waybills of an order's parcels. Only a wake-up: pending work is stored in the parcels. */
export const ISSUE: JobKind<{ orderId: number }> = { name: 'waybill.issue', expireInSeconds: 120, atOnce: 2 };
