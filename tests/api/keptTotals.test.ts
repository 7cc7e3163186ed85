import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../../api/src/db/client.ts';
import {
  type KeptList,
  keptOrders,
  keptParcels,
  keptRefunds,
  keptTotal,
  keptWithin,
} from '../../api/src/db/keptTotals.ts';
import { keepTotals } from '../../api/src/modules/keptTotals/keeping.service.ts';
import { listParcels } from '../../api/src/modules/parcels/parcels.repository.ts';
import { listRefunds } from '../../api/src/modules/refunds/refunds.repository.ts';
import { countOrders, listOrders } from '../../api/src/modules/shipments/orders.repository.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { seedOrders } from '../support/manyOrders.ts';
import { readingOf } from '../support/plans.ts';

const LISTS = [keptOrders, keptParcels, keptRefunds];
/** As in the service, of few rows. */
const SMALL = { long: 20, leftOut: 3, least: 5, most: 40 };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Owners = { buyer: Actor; seller: Actor };

/** A buyer and a supplier with so many orders of two parcels. */
async function ownersOf(orders: number): Promise<Owners> {
  const [{ accountId }, { accountId: sellerId }] = [await api.buyer(), await api.seller()];
  await seedOrders((text, values) => api.query(text, values), {
    accountId,
    sellerId,
    orders,
    parcelsEach: 2,
  });
  await api.query(
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
     SELECT 'K' || id, id, order_id, account_id, seller_id, 1, 40 FROM order_package WHERE account_id = $1 AND status <> 70`,
    [accountId],
  );
  const actor = (kind: Actor['kind'], id: number): Actor => ({
    accountId: id,
    kind,
    level: 1,
    superId: null,
  });
  return { buyer: actor('buyer', accountId), seller: actor('seller', sellerId) };
}

const keep = () => keepTotals(api.database.db, undefined, SMALL);
/** The same until no transaction has to be waited for, those of other databases among them. */
const keepAll = (extent: typeof SMALL | null = SMALL) =>
  vi.waitFor(
    async () => {
      await keepTotals(api.database.db, undefined, extent ?? undefined);
      expect(await api.query('SELECT FROM kept_list WHERE covered_id < recorded_id')).toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );
const coveredOf = async ({ accountId }: Actor) =>
  Object.fromEntries(
    (
      await api.query<{ list: string; covered: number }>(
        'SELECT list, covered_id AS covered FROM kept_list WHERE owner_id = $1',
        [accountId],
      )
    ).map(({ list, covered }) => [list, covered]),
  );

/** Which totals of an owner are not what is counted at the same moment; null where one is not kept. */
async function wrongOf(db: Queryable, actor: Actor): Promise<unknown[]> {
  const compared = LISTS.flatMap((list) => [
    [list, sql`true`, keptTotal(list, actor)] as const,
    ...Object.entries(list.facets).flatMap(([facet, column]) =>
      [20, 30, 40, 50, 0, 1, 2, 3].map((value) => {
        const fits = (of: SQL) => sql`${of} = ${value}`;
        return [list, fits(column), keptTotal(list, actor, facet, fits)] as const;
      }),
    ),
  ]);
  const counts = compared.map(([list, where, kept], at) => {
    const counted = sql`(SELECT count(*) FROM ${list.table} WHERE ${list.ownedBy(actor)} AND ${where})`;
    return sql`SELECT ${at}::int AS at, (${kept}) AS kept, ${counted} AS counted`;
  });
  const { rows } = await db.execute<{ at: number; kept: number | null; counted: number }>(
    sql`SELECT * FROM (${sql.join(counts, sql` UNION ALL `)}) c WHERE kept IS DISTINCT FROM counted`,
  );
  return rows.map(({ at, ...row }) => ({ list: compared[at]?.[0].name, ...row }));
}

/** Work on a connection of its own, in a transaction that the caller ends. */
async function begun(work: (client: pg.PoolClient) => Promise<unknown>) {
  const client = await api.database.pool.connect();
  await client.query('BEGIN');
  await work(client);
  return async (end: 'COMMIT' | 'ROLLBACK') => {
    await client.query(end);
    client.release();
  };
}

const COPY_ORDER = `INSERT INTO orders OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(o, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('orders', 'id')), 'order_no', 'C' || gen_random_uuid()))).* FROM orders o`;
const COPY_PARCEL = `INSERT INTO order_package OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(p, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('order_package', 'id')), 'package_no', 'C' || gen_random_uuid()))).* FROM order_package p`;

describe('kept totals', () => {
  it('are what is counted, of every facet, for buyers and suppliers', async () => {
    const { buyer, seller } = await ownersOf(60);
    await keepAll();
    for (const actor of [buyer, seller]) {
      expect(await wrongOf(api.database.db, actor)).toEqual([]);
      expect(Object.keys(await coveredOf(actor)).sort()).toEqual(['orders', 'parcels', 'refunds']);
    }
  });

  it('are not kept of short lists', async () => {
    const { buyer } = await ownersOf(9);
    await keepAll();
    expect(await coveredOf(buyer)).toEqual({});
    expect(await api.query('SELECT FROM kept_change WHERE owner_id = $1', [buyer.accountId])).toEqual([]);
  });

  it('follow changes of covered rows at once, and take them up later', async () => {
    const { buyer } = await ownersOf(60);
    await keepAll();
    const changes = () => api.query('SELECT FROM kept_change WHERE owner_id = $1', [buyer.accountId]);
    await api.query(
      "UPDATE orders SET status = 40, after_sale_status = 1 WHERE account_id = $1 AND status = 50 AND order_no LIKE '%0'",
      [buyer.accountId],
    );
    expect((await changes()).length).toBeGreaterThan(0);
    expect(await wrongOf(api.database.db, buyer)).toEqual([]);
    await keepAll();
    expect(await changes()).toEqual([]);
    expect(await wrongOf(api.database.db, buyer)).toEqual([]);
  });

  it('record nothing of rows behind those that they cover', async () => {
    const { buyer } = await ownersOf(60);
    await keepAll();
    await api.query(`${COPY_ORDER} WHERE account_id = $1`, [buyer.accountId]);
    await api.query(
      'UPDATE orders SET after_sale_status = 3 WHERE account_id = $1 AND id > (SELECT covered_id FROM kept_list WHERE owner_id = $1 AND list = $2)',
      [buyer.accountId, 'orders'],
    );
    expect(await api.query('SELECT FROM kept_change WHERE owner_id = $1', [buyer.accountId])).toEqual([]);
    expect(await wrongOf(api.database.db, buyer)).toEqual([]);
  });

  it.each([
    [
      'changed a row',
      (client: pg.PoolClient, { buyer }: Owners) =>
        client.query("UPDATE orders SET status = 40 WHERE account_id = $1 AND order_no LIKE '%-20'", [
          buyer.accountId,
        ]),
    ],
    [
      'added a row among them',
      (client: pg.PoolClient, { buyer }: Owners) =>
        client.query(`${COPY_ORDER} WHERE account_id = $1 AND order_no LIKE '%-20'`, [buyer.accountId]),
    ],
  ])('wait for a transaction that %s before changes were recorded', async (_what, work) => {
    const owners = await ownersOf(60);
    const { buyer } = owners;
    const end = await begun((client) => work(client, owners));
    // More rows, so that what it adds is not among the newest.
    await seedMore(buyer, 30);
    await keep();
    expect((await coveredOf(buyer)).orders).toBe(0);
    await end('COMMIT');
    await keepAll();
    expect((await coveredOf(buyer)).orders).toBeGreaterThan(0);
    expect(await wrongOf(api.database.db, buyer)).toEqual([]);
  });

  it('know a row that comes in among covered ones', async () => {
    const owners = await ownersOf(60);
    const { buyer } = owners;
    const [{ id } = { id: 0 }] = await api.query<{ id: number }>(
      "SELECT nextval(pg_get_serial_sequence('orders', 'id')) AS id",
    );
    await seedMore(buyer, 30);
    await keepAll();
    expect((await coveredOf(buyer)).orders).toBeGreaterThan(id);
    await api.query(
      `INSERT INTO orders OVERRIDING SYSTEM VALUE
       SELECT (jsonb_populate_record(o, jsonb_build_object('id', $2::bigint, 'order_no', 'L' || $2, 'created_at', now() - interval '900 days'))).*
         FROM orders o WHERE account_id = $1 AND order_no LIKE '%-20'`,
      [buyer.accountId, id],
    );
    expect(await wrongOf(api.database.db, buyer)).toEqual([]);
    const old = { endAt: new Date(Date.now() - 899 * 86_400_000).toISOString() };
    for (const again of [false, true]) {
      if (again) await keepAll();
      const found = await listOrders(api.database.db, buyer, old);
      expect(found.list.map((order) => order.id)).toEqual([id]);
      expect(await wrongOf(api.database.db, buyer)).toEqual([]);
    }
  });

  it('are what is counted at every moment while transactions change, add and take back rows', async () => {
    const owners = await ownersOf(60);
    const { buyer, seller } = owners;
    const statement = fc.record({
      of: fc.constantFrom(...STATEMENTS),
      rows: fc.integer({ min: 0, max: 9 }),
      value: fc.constantFrom(20, 30, 40, 50),
    });
    const transaction = fc.record({
      statements: fc.array(statement, { minLength: 1, maxLength: 4 }),
      end: fc.constantFrom('COMMIT' as const, 'COMMIT' as const, 'COMMIT' as const, 'ROLLBACK' as const),
    });
    const hands = fc.array(fc.array(transaction, { minLength: 5, maxLength: 15 }), {
      minLength: 3,
      maxLength: 3,
    });
    let moments = 0;
    await fc.assert(
      fc.asyncProperty(hands, async (all) => {
        let done = false;
        const until = async (work: () => Promise<unknown>) => {
          while (!done) await work();
        };
        const keeping = until(() => keep());
        const wrong: unknown[] = [];
        const checking = until(async () => {
          for (const actor of [buyer, seller])
            if (Object.values(await coveredOf(actor)).filter((id) => id > 0).length === 3) {
              wrong.push(...(await wrongOf(api.database.db, actor)));
              moments += 1;
            }
        });
        await Promise.all(all.map((hand) => inTurn(hand, (each) => run(each, buyer)))).finally(() => {
          done = true;
        });
        await Promise.all([keeping, checking]);
        await keepAll();
        for (const actor of [buyer, seller]) wrong.push(...(await wrongOf(api.database.db, actor)));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 8, endOnFailure: true },
    );
    expect(moments).toBeGreaterThan(0);
  }, 120_000);
});

async function seedMore({ accountId }: Actor, orders: number): Promise<void> {
  await api.query(
    `${COPY_ORDER} WHERE account_id = $1 AND order_no LIKE 'B%' ORDER BY o.id LIMIT ${orders}`,
    [accountId],
  );
}

type Statement = { of: string; rows: number; value: number };

/** Of a buyer's rows of which the number ends alike, locked in one order. */
const someOf = (table: string) =>
  `(SELECT id FROM ${table} WHERE account_id = $1 AND id % 10 = $2 ORDER BY id FOR UPDATE)`;
const STATEMENTS = [
  `UPDATE orders SET status = $3::int WHERE id IN ${someOf('orders')} AND paid_at IS NOT NULL`,
  `UPDATE orders SET after_sale_status = $3::int / 10 - 2 WHERE id IN ${someOf('orders')}`,
  `UPDATE order_package SET status = $3::int WHERE id IN ${someOf('order_package')} AND status < 60`,
  `UPDATE order_package SET refund_status = $3::int WHERE id IN ${someOf('order_package')}`,
  `UPDATE refund SET status = CASE WHEN $3::int > 30 THEN 40 ELSE 60 END WHERE id IN ${someOf('refund')}`,
  `${COPY_ORDER} WHERE account_id = $1 AND id % 10 = $2 AND $3::int > 0 LIMIT 3`,
  `${COPY_PARCEL} WHERE account_id = $1 AND id % 10 = $2 AND $3::int > 0 LIMIT 3`,
];

async function inTurn<T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<void> {
  for (const each of all) await work(each);
}

/** One that waits in a circle with others is given up by the database, which is as good as one that is taken back. */
async function run(
  { statements, end }: { statements: Statement[]; end: 'COMMIT' | 'ROLLBACK' },
  { accountId }: Actor,
): Promise<void> {
  const client = await api.database.pool.connect();
  try {
    await client.query('BEGIN');
    for (const { of, rows, value } of statements) await client.query(of, [accountId, rows, value]);
    await client.query(end);
  } catch (error) {
    await client.query('ROLLBACK');
    if ((error as { code?: string }).code !== '40P01') throw error;
  } finally {
    client.release();
  }
}

describe('the list of an account with many orders', () => {
  const ORDERS = 10_400;
  let owners: Owners;
  beforeAll(async () => {
    owners = await ownersOf(ORDERS);
    await api.query('ANALYZE orders, order_package, refund');
  }, 60_000);

  const newest = (filter = 'true') =>
    api.query<{ id: number }>(
      `SELECT id FROM orders o WHERE account_id = $1 AND ${filter} ORDER BY id DESC`,
      [owners.buyer.accountId],
    );

  it('says that there are more rows than it counts, and is read from both ends', async () => {
    const { db } = api.database;
    const all = (await newest()).map(({ id }) => id);
    const at = async (page: number) => {
      const { list, cursors: _, ...told } = await listOrders(db, owners.buyer, { page });
      return { ids: list.map(({ id }) => id), ...told };
    };
    const told = { total: 10_000, totalIsExact: false, pageSize: 10, nextCursor: expect.any(String) };
    expect(await at(1)).toEqual({ ...told, page: 1, ids: all.slice(0, 10) });
    expect(await at(1_030)).toEqual({ ...told, page: 1_030, ids: all.slice(10_290, 10_300) });
    expect(await at(-1)).toEqual({ ...told, page: -1, ids: all.slice(-10), nextCursor: null });
    expect(await at(-2)).toEqual({ ...told, page: -2, ids: all.slice(-20, -10) });
    expect(await at(1_041)).toEqual({ ...told, page: 1_041, ids: [], nextCursor: null });
    const { counted } = await readingOf(db, (on) => listOrders(on, owners.buyer, {}));
    expect(counted).toBeLessThanOrEqual(10_001 + 20);
    expect(await listParcels(db, owners.buyer, {})).toMatchObject({ total: 10_000, totalIsExact: false });
  });

  it('says how many there are once totals are kept, reading few of them', async () => {
    const { db } = api.database;
    const { buyer, seller } = owners;
    const before = await countOrders(db, buyer);
    await keepAll(null);
    for (const actor of [buyer, seller]) {
      expect(await listOrders(db, actor, {})).toMatchObject({ total: ORDERS, totalIsExact: true });
      expect(await listParcels(db, actor, {})).toMatchObject({ total: 2 * ORDERS, totalIsExact: true });
      for (const work of [
        (on: Queryable) => listOrders(on, actor, {}),
        (on: Queryable) => listOrders(on, actor, { status: 50 }),
        (on: Queryable) => listOrders(on, actor, { platform: 99 }),
        (on: Queryable) => listOrders(on, actor, { afterSale: true }),
        (on: Queryable) => listOrders(on, actor, { page: ORDERS / 10 - 3 }),
        (on: Queryable) => listParcels(on, actor, {}),
        (on: Queryable) => listRefunds(on, actor, { status: 60 }),
      ])
        expect((await readingOf(db, work)).counted).toBeLessThanOrEqual(1_200);
      expect(await countOrders(db, actor)).toEqual(before);
      expect((await readingOf(db, (on) => countOrders(on, actor))).counted).toBeLessThanOrEqual(2_500);
    }
  });

  it.each([
    ['of a name', { keyword: '第7款' }, "good_name LIKE '%第7款%'"],
    ['of a name that few have', { keyword: '长柄雨伞' }, "good_name LIKE '%长柄雨伞%'"],
    ['of a name that none has', { keyword: '青花瓷' }, 'false'],
  ])(
    '%s is read from the newest rows, and says at least how many there are',
    async (_what, filter, named) => {
      const { db } = api.database;
      await keepAll(null);
      const own = (of: string) =>
        `EXISTS (SELECT FROM parcel_line l WHERE l.${of} AND l.${named === 'false' ? 'good_name IS NULL' : named})`;
      const ids = async (text: string) =>
        (await api.query<{ id: number }>(text, [owners.buyer.accountId])).map(({ id }) => id);
      for (const [list, expected] of [
        [
          listOrders,
          await ids(
            `SELECT id FROM orders o WHERE account_id = $1 AND ${own('order_id = o.id')} ORDER BY id DESC`,
          ),
        ],
        [
          listParcels,
          await ids(
            `SELECT id FROM order_package p WHERE account_id = $1 AND ${own('package_id = p.id')} ORDER BY id DESC`,
          ),
        ],
      ] as const) {
        let cursor: string | null = null;
        for (let page = 1; page <= 4; page++) {
          const asked = { ...filter, page, pageSize: 20 };
          const shown = expected.slice((page - 1) * 20, page * 20);
          const byNumber = await list(db, owners.buyer, asked);
          expect(byNumber.list.map(({ id }) => id)).toEqual(shown);
          if (cursor)
            expect((await list(db, owners.buyer, { ...asked, cursor })).list).toEqual(byNumber.list);
          expect(byNumber.total).toBeGreaterThanOrEqual(Math.min(expected.length, page * 20));
          expect(byNumber.total).toBeLessThanOrEqual(expected.length);
          if (byNumber.totalIsExact) expect(byNumber.total).toBe(expected.length);
          cursor = byNumber.nextCursor;
        }
        const last = await list(db, owners.buyer, { ...filter, page: -1, pageSize: 20 });
        expect(last.list.map(({ id }) => id)).toEqual(expected.slice(-20));
      }
    },
  );

  it('of a warehouse is read from the newest rows', async () => {
    const { db } = api.database;
    await keepAll(null);
    const expected = await api.query<{ id: number }>(
      `SELECT p.id FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.account_id = $1 AND o.warehouse_id = 2 ORDER BY p.id DESC`,
      [owners.buyer.accountId],
    );
    const filter = { warehouseId: 2, pageSize: 20 };
    const found = await listParcels(db, owners.buyer, filter);
    expect(found.list.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ id }) => id));
    expect([found.total, found.totalIsExact]).toEqual([200, false]);
    const { counted, fetched } = await readingOf(db, (on) => listParcels(on, owners.buyer, filter));
    expect(counted + fetched).toBeLessThanOrEqual(4_500);
  });

  it('of a day reads little more than that day', async () => {
    const { db } = api.database;
    await keepAll(null);
    const moment = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const day of [
      { startAt: moment(40), endAt: moment(39) },
      { startAt: moment(1) },
      { endAt: moment(71) },
      { startAt: moment(2), endAt: moment(1) },
    ]) {
      const where = [
        day.startAt ? `created_at >= '${day.startAt}'` : 'true',
        day.endAt ? `created_at < '${day.endAt}'` : 'true',
      ].join(' AND ');
      const expected = await newest(where);
      const { total, list } = await listOrders(db, owners.buyer, day);
      expect([total, list.map(({ id }) => id)]).toEqual([
        expected.length,
        expected.slice(0, 10).map(({ id }) => id),
      ]);
      expect((await listParcels(db, owners.buyer, day)).total).toBe(2 * expected.length);
      const { counted } = await readingOf(db, (on) => listOrders(on, owners.buyer, day));
      expect(counted).toBeLessThanOrEqual(expected.length + 2_000);
    }
  });
});

it('every list that is kept names its facets as the database does', async () => {
  const functions: [KeptList, string][] = [
    [keptOrders, 'order_facets(NULL::orders, NULL::orders)'],
    [keptParcels, 'parcel_facets(NULL::order_package, NULL::order_package)'],
    [keptRefunds, 'refund_facets(NULL::refund, NULL::refund)'],
  ];
  for (const [list, facets] of functions) {
    const rows = await api.query<{ facet: string }>(`SELECT facet FROM ${facets}`);
    expect(rows.map(({ facet }) => facet)).toEqual([...Object.keys(list.facets), 'day']);
  }
  expect(keptWithin(keptOrders, { accountId: 1, kind: 'buyer', level: 1, superId: null }, {})).toEqual([]);
});
