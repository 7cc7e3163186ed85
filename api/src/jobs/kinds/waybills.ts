import type { JobKind } from '../queue.ts';

/** Issues the waybills of an order's parcels. Only a wake-up: pending work is stored in the parcels. */
export const ISSUE: JobKind<{ orderId: number }> = {
  name: 'waybill.issue',
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
  // Most wait for their courier: so many do not keep out the jobs of other couriers.
  atOnce: 16,
};

/** The priority of small orders that were bought alone: they overtake batches and large ones. */
export const ALONE = 1;
