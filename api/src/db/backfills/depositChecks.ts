import type { Backfill } from './backfill.ts';

/** The checks that deposits brought: added without reading what was there, which is looked at here. */
export const depositChecks: Backfill = {
  name: 'depositChecks',
  after: '0028_deposits',
  async batch(client) {
    await client.query('ALTER TABLE ledger_account VALIDATE CONSTRAINT ledger_account_deposit');
    await client.query('ALTER TABLE order_package VALIDATE CONSTRAINT package_shares');
    await client.query('ALTER TABLE compensation VALIDATE CONSTRAINT compensation_parts');
    await client.query('ALTER TABLE after_sale_case VALIDATE CONSTRAINT after_sale_case_appeal');
    return null;
  },
};
