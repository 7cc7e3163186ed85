import pg from 'pg';
import { test } from 'playwright/test';

/** What is one for the whole product, and how it is left for the next journey. */
const SHARED = {
  'home page': 'DELETE FROM home_item',
  'cash-outs': 'UPDATE ledger_check SET paused_at = NULL',
} as const;

/**
 * Journeys of a file that use what the whole product shares do so side by side; one that changes it has it alone, and what it
 * leaves there is taken away.
 */
export function takeTurns(what: keyof typeof SHARED, how: 'shared' | 'alone'): void {
  let client: pg.Client;

  test.beforeEach(async () => {
    client = new pg.Client({ connectionString: process.env.PRODUCT_DATABASE_URL });
    await client.connect();
    await client.query(
      `SELECT pg_advisory_lock${how === 'shared' ? '_shared' : ''}(hashtextextended('journeys: ' || $1, 0))`,
      [what],
    );
  });

  test.afterEach(async () => {
    if (how === 'alone') await client.query(SHARED[what]);
    await client.end();
  });
}
