import type { Backfill } from './backfill.ts';

/** The check of what is split off payments: added without reading all of them, it is looked at here. */
export const paymentSplit: Backfill = {
  name: 'paymentSplit',
  after: '0078_splits',
  async batch(client) {
    await client.query('ALTER TABLE payment VALIDATE CONSTRAINT payment_split');
    return null;
  },
};
