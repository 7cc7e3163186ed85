import type { Backfill } from './backfill.ts';

/** The check of the safety stock: added without reading all stock, it is looked at here. */
export const safetyStock: Backfill = {
  name: 'safetyStock',
  after: '0050_safety_stock',
  async batch(client) {
    await client.query('ALTER TABLE good_stock VALIDATE CONSTRAINT safety_stock_first');
    return null;
  },
};
