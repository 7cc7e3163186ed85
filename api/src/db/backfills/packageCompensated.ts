import type { Backfill } from './backfill.ts';

/** The check of what is given back while a parcel goes on: added without reading all parcels, it is looked at here. */
export const packageCompensated: Backfill = {
  name: 'packageCompensated',
  after: '0022_after_sale_cases',
  async batch(client) {
    await client.query('ALTER TABLE order_package VALIDATE CONSTRAINT package_compensated');
    return null;
  },
};
