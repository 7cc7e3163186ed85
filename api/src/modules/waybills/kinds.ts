import type { JobKind } from '../../jobs/queue.ts';

/** Issues the waybills of an order's parcels. Only a wake-up: what is to be done stands in the parcels. */
export const ISSUE: JobKind<{ orderId: number }> = { name: 'waybill.issue', expireInSeconds: 120, atOnce: 2 };
