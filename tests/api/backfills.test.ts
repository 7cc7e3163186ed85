import { ConfigError } from '@chengcang/process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runBackfills } from '../../api/src/db/backfills/backfills.ts';
import { migrate, requireMigrated } from '../../api/src/db/migrate.ts';
import { orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { freshDatabase } from '../support/postgres.ts';
import { runScript } from '../tooling/script.ts';
import { doubling } from './fixtures/backfill.ts';

/** A connection until the test ends. */
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('a backfill', () => {
  it('goes on where a killed process has left it, and works on no row twice', async () => {
    const { url, drop } = await freshDatabase('bare');
    onTestFinished(drop);
    const client = await connected(url);
    await client.query(`CREATE SCHEMA drizzle;
      CREATE TABLE number AS SELECT n AS id, n AS value FROM generate_series(1, 55) n`);
    const doubled = async () =>
      (await client.query('SELECT id FROM number WHERE value = id * 2 ORDER BY id')).rows.length;

    const process = runScript('tests/api/fixtures/backfiller.ts', [], { DATABASE_URL: url });
    await process.line(/in the middle of the fourth/);
    process.kill('SIGKILL');
    await process.ended;
    expect(await doubled()).toBe(30);

    const begun: number[] = [];
    const backfill = doubling((last) => void begun.push(last));
    await runBackfills(client, [backfill]);
    expect(begun).toEqual([30, 40, 50, 60]);
    expect(await doubled()).toBe(55);
    await runBackfills(client, [backfill]);
    expect(begun).toEqual([30, 40, 50, 60]);
  });

  it('gives way to who holds a row, and takes it afterwards', async () => {
    const { url, drop } = await freshDatabase('bare');
    onTestFinished(drop);
    const [client, holder, looker] = await Promise.all([connected(url), connected(url), connected(url)]);
    await client.query(`CREATE SCHEMA drizzle;
      CREATE TABLE number AS SELECT n AS id, n AS value FROM generate_series(1, 5) n`);
    await holder.query('BEGIN; UPDATE number SET value = value WHERE id = 3');
    const done = runBackfills(client, [doubling(() => undefined)]);
    // A batch that waits has rows of its own, which it leaves when it gives way.
    const waits =
      "SELECT FROM pg_stat_activity WHERE query LIKE 'UPDATE number%' AND wait_event_type = 'Lock'";
    for (let waiting = 0; waiting === 0; ) waiting = (await looker.query(waits)).rows.length;
    await holder.query('UPDATE number SET value = value WHERE id = 1');
    await holder.query('COMMIT');
    await done;
    expect((await client.query('SELECT FROM number WHERE value = id * 2')).rows).toHaveLength(5);
  });
});

describe('the sums of wallets', () => {
  let api: TestApi;
  let shop: Shop;
  beforeAll(async () => {
    api = await startApi();
    shop = await api.shop();
  });
  afterAll(() => api.close());

  const pay = async (buyer: Person) => {
    const { data } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    const paid = await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'pay' });
    expect(paid.code).toBe(0);
  };

  it('are those of all lines, of what is paid meanwhile too', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => api.buyer({ balance: 10_000 })));
    await Promise.all(buyers.map(pay));
    // As a database of the release before has it after the migration.
    await api.query('ALTER TABLE ledger_account DISABLE TRIGGER ledger_account_guard');
    await api.query(
      'UPDATE ledger_account SET recharged = 0, spent = 0, earned = 0, income = 0, spends = false',
    );
    await api.query("DELETE FROM drizzle.backfill WHERE name = 'walletTotals'");
    expect(await brokenInvariants(api)).toContain('the sums beside a balance are those of its lines');
    await expect(requireMigrated(api.url)).rejects.toThrow(ConfigError);

    await Promise.all([migrate(api.url), ...buyers.map(pay)]);

    await api.query('ALTER TABLE ledger_account ENABLE TRIGGER ledger_account_guard');
    await expect(requireMigrated(api.url)).resolves.toBeUndefined();
    expect(await brokenInvariants(api)).toEqual([]);
    const spent = await api.query<{ spent: number }>(
      "SELECT DISTINCT spent FROM ledger_account WHERE code = 'available' AND owner_id = ANY ($1)",
      [buyers.map(({ accountId }) => accountId)],
    );
    expect(spent).toEqual([{ spent: 800 }]);
  });
});
