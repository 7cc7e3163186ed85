import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runFrequent } from '../../api/src/db/prepared.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  // One connection, whose statements can be asked for.
  api = await startApi({ poolSize: 1 });
});
afterAll(() => api.close());

/** How many plans of `text` the api's one connection keeps: asked on that connection, as no other one sees them. */
const keptPlans = async (text: string) =>
  (await api.database.db.execute(sql`SELECT FROM pg_prepared_statements WHERE statement = ${text}`)).rows
    .length;

describe('a query that comes often', () => {
  it.skipIf(inject('postgres').poolerUrl)(
    'has its plan kept by the connection once it has come twenty times, whatever its values',
    async () => {
      const { db } = api.database;
      const text = 'SELECT $1::int AS often';
      for (let n = 0; n < 19; n++) await runFrequent(db, sql`SELECT ${n}::int AS often`);
      expect(await keptPlans(text)).toBe(0);
      expect(await runFrequent(db, sql`SELECT ${19}::int AS often`)).toEqual([{ often: 19 }]);
      expect(await keptPlans(text)).toBe(1);
      expect(await runFrequent(db, sql`SELECT ${20}::int AS often`)).toEqual([{ often: 20 }]);
      expect(await keptPlans(text)).toBe(1);
    },
  );

  it('answers as it does in a transaction, times as texts among it', async () => {
    const { db } = api.database;
    const query = sql`SELECT 7::bigint AS id, '2026-11-24 08:00:00+00'::timestamptz AS at, '2026-11-24'::date AS day, '{"a": 1}'::jsonb AS more`;
    const alone = await runFrequent(db, query);
    expect(await db.transaction((tx) => runFrequent(tx, query))).toEqual(alone);
    expect(alone).toEqual([{ id: 7, at: '2026-11-24 08:00:00+00', day: '2026-11-24', more: { a: 1 } }]);
  });
});
