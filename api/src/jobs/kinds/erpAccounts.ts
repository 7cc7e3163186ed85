import type { JobKind } from '../queue.ts';

/** Puts parcels into a supplier's ERP, and takes numbers and stock of it. Only a wake-up: what is due stands in `erp_account`. */
export const SYNC_ERP: JobKind<{ erpAccountId: number }> = {
  name: 'erp.sync',
  expireInSeconds: 150,
  deleteAfterSeconds: 86_400,
  atOnce: 2,
};
