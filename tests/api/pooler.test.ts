import { ConfigError } from '@chengcang/process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { withSession } from '../../api/src/db/databaseLock.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { runFrequent, runPrepared } from '../../api/src/db/prepared.ts';
import { requireSettings } from '../../api/src/db/sessionSettings.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { freshDatabase } from '../support/postgres.ts';

/** Run by `npm run test:pooler`, with every other test of the api. */
describe.runIf(inject('postgres').poolerUrl)('behind a pooler in transaction mode', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it('statements are bounded in time, planned once for all values and not compiled', async () => {
    const shown = async (name: string) => (await api.database.pool.query(`SHOW ${name}`)).rows;
    expect([
      ...(await shown('statement_timeout')),
      ...(await shown('lock_timeout')),
      ...(await shown('idle_in_transaction_session_timeout')),
      ...(await shown('plan_cache_mode')),
      ...(await shown('jit')),
    ]).toEqual([
      { statement_timeout: '5s' },
      { lock_timeout: '4s' },
      { idle_in_transaction_session_timeout: '10s' },
      { plan_cache_mode: 'force_generic_plan' },
      { jit: 'off' },
    ]);
    await expect(requireSettings(api.pooledUrl)).resolves.toBeUndefined();
  });

  it('a start without these settings is refused, until migrating gave them to new connections', async () => {
    const { url, pooledUrl, drop } = await freshDatabase('bare');
    onTestFinished(drop);
    await withSession(url, (client) =>
      client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${client.database} RESET ALL`),
    );
    await expect(requireSettings(pooledUrl)).rejects.toThrow(ConfigError);
    await migrate(url, pooledUrl);
    await expect(requireSettings(pooledUrl)).rejects.toThrow('statement_timeout=5s');
    await withSession(url, (client) =>
      client.query(
        'SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      ),
    );
    await expect.poll(() => requireSettings(pooledUrl)).toBeUndefined();
  });

  it('no connection keeps a statement, and each answers as before', async () => {
    const { db } = api.database;
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => [
        ...(await runPrepared<{ n: number }>(db, sql`SELECT ${n}::int AS n, 'prepared' AS how`)),
        ...(await runFrequent<{ n: number }>(db, sql`SELECT ${n}::int AS n, 'frequent' AS how`)),
      ]),
    );
    expect(answers.map((rows) => rows.map(({ n }) => n))).toEqual(answers.map((_, n) => [n, n]));
    expect(await api.query('SELECT FROM pg_prepared_statements')).toEqual([]);
  });
});
