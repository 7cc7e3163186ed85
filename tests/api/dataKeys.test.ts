import { ConfigError } from '@chengcang/process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/src/db/client.ts';
import { openBox } from '../../api/src/db/sealed/openBox.ts';
import { SEALED_TABLES } from '../../api/src/db/sealed/sealedColumns.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { secretBox } from '../../api/src/shared/secretBox.ts';
import { login } from '../support/accounts.ts';
import { startApi } from '../support/api.ts';
import { dumpOf, plantPeople } from '../support/plantedPeople.ts';
import { testBox, testKey } from '../support/sealed.ts';

const NEW_KEY = Buffer.alloc(32, 8);

let people: Awaited<ReturnType<typeof plantPeople>>;
beforeAll(async () => {
  people = await plantPeople();
}, 120_000);
afterAll(() => people.close());

/** A process that seals with the new key and knows the old one. */
async function withNewKey<T>(work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>): Promise<T> {
  const box = await openBox(people.api.url, { current: NEW_KEY, others: [testKey] });
  const database = openDatabase(people.api.pooledUrl, box, 2, people.api.url);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
const rotate = () => withNewKey((db) => runOps(['data-key', 'rotate'], { db, operator: 'tester' }));
const marksIn = (dump: string) => [...new Set(dump.match(/v1\.[0-9a-f]{8}\./g))];

describe('the encryption key of personal data', () => {
  it('is rejected where the database was encrypted with another one', async () => {
    await openBox(people.api.url, { current: testKey });
    await expect(openBox(people.api.url, { current: NEW_KEY })).rejects.toThrow(ConfigError);
  });

  it('is rotated while some rows are locked, which a second run then rotates', async () => {
    const { api } = people;
    expect(marksIn(await dumpOf(api))).toEqual([testBox.mark]);
    const holder = await api.database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM account ORDER BY id LIMIT 1 FOR UPDATE');
    await expect(rotate()).rejects.toThrow('有些数据正被占用，请再运行一次');
    await holder.query('ROLLBACK');
    holder.release();
    const newMark = secretBox(NEW_KEY).mark;
    expect(marksIn(await dumpOf(api)).sort()).toEqual([testBox.mark, newMark].sort());

    const changes = await api.query('SELECT count(*) FROM package_event');
    const rows = (await rotate()) as { table: string; resealed: number }[];
    expect(rows.filter(({ resealed }) => resealed > 0)).toEqual([{ table: 'account', resealed: 1 }]);
    expect(rows.map(({ table }) => table)).toEqual(SEALED_TABLES.map(({ table }) => table));
    expect(marksIn(await dumpOf(api))).toEqual([newMark]);
    expect(await api.query('SELECT count(*) FROM package_event')).toEqual(changes);
  });

  it('decrypts every row after rotation and finds people as before', async () => {
    const { api, buyer, orders, secrets, done } = people;
    await rotate();
    const box = await openBox(api.url, { current: NEW_KEY });
    let opened = 0;
    for (const { table, key, columns } of SEALED_TABLES) {
      for (const [column, purpose] of Object.entries(columns)) {
        const rows = await api.query<{ text: string; key: string }>(
          `SELECT ${column} AS text, ${key}::text AS key FROM ${table} WHERE ${column} <> ''`,
        );
        for (const row of rows) {
          box.open(row.text, purpose ?? row.key);
          opened += 1;
        }
      }
    }
    expect(opened).toBeGreaterThan(30);
    const later = await startApi({ beside: api, box });
    try {
      const signedIn = done(
        await login(later, { phone: buyer.phone, password: secrets[0] as string, type: 1 }),
      );
      expect(signedIn.user).toMatchObject({ id: buyer.accountId, phone: buyer.phone });
      const parcels = await api.query<{ id: number }>('SELECT id FROM order_package WHERE order_id = $1', [
        orders.orderIds[1],
      ]);
      const revealed = await Promise.all(
        parcels.map(({ id }) =>
          later.call<{ receiverName: string }>(
            'POST',
            '/orderPackages/revealReceiver',
            { packageId: id },
            { 'x-token': signedIn.token },
          ),
        ),
      );
      expect(revealed.map(({ data }) => secrets.includes(data.receiverName))).toEqual([true, true]);
    } finally {
      await later.close();
    }
  });
});
