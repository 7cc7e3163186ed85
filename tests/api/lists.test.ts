import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listParcels, parcelsBelow } from '../../api/src/modules/parcels/parcels.repository.ts';
import { listRefunds } from '../../api/src/modules/refunds/refunds.repository.ts';
import { countOrders, listOrders, ordersBelow } from '../../api/src/modules/shipments/orders.repository.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { seedOrders } from '../support/manyOrders.ts';
import { readingOf } from '../support/plans.ts';

const ORDERS = 2_000;
const PARCELS_EACH = 3;
const PAGE = 20;
/** A page, and the row that tells whether there is another one. */
const READ = PAGE + 1;
/** For each row of a page those of its order, its parcels, its lines, its shop and the like. */
const FETCHED_AT_MOST = READ * 17;
/** Tables that have no rows here, and would be read by their ids. */
const EMPTY = [
  'after_sale_case',
  'courier_claim',
  'compensation',
  'refund',
  'shop',
  'shop_order',
  'kept_list',
  'kept_total',
  'kept_change',
];

let api: TestApi;
let buyer: Person;
let seller: Person;
/** Of everybody, ten orders and a parcel of each. */
const some: { orders: number[]; parcels: number[] } = { orders: [], parcels: [] };
beforeAll(async () => {
  api = await startApi();
  [buyer, seller] = [await api.buyer(), await api.seller()];
  const client = await api.session();
  await client.query('SET statement_timeout = 0');
  const query = (text: string, values?: unknown[]) => client.query(text, values);
  // Who has most of the rows reads the table itself, and well so.
  const others = [await pair(), await pair(), await pair(), await pair()];
  for (const each of [...others, { accountId: buyer.accountId, sellerId: seller.accountId }])
    await seedOrders(query, { ...each, orders: ORDERS, parcelsEach: PARCELS_EACH });
  await query(
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
     SELECT 'R' || id, id, order_id, account_id, seller_id, 500, 60 FROM order_package`,
  );
  await client.query('VACUUM ANALYZE orders, order_package, refund, third_order, order_sku');
  await client.end();
  const idsOf = async (text: string) => (await api.query<{ id: number }>(text)).map(({ id }) => id);
  some.orders = await idsOf("SELECT id FROM orders WHERE order_no LIKE 'B%-77_'");
  some.parcels = await idsOf("SELECT id FROM order_package WHERE package_no LIKE 'P%-77_-1'");
}, 120_000);
afterAll(() => api.close());

const pair = async () => ({
  accountId: (await api.buyer()).accountId,
  sellerId: (await api.seller()).accountId,
});
const actorOf = ({ accountId }: Person, kind: Actor['kind']): Actor => ({
  accountId,
  kind,
  level: 1,
  superId: null,
});
const asBuyer = () => actorOf(buyer, 'buyer');
const asSeller = () => actorOf(seller, 'seller');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const aDay = () => ({ startAt: daysAgo(12), endAt: daysAgo(11) });

const named = (of: string, name: string) =>
  `EXISTS (SELECT FROM parcel_line l WHERE l.${of} AND l.good_name ILIKE '%${name}%')`;
const inOrder = (name: string) => named('order_id = o.id', name);
const inParcel = (name: string) => named('package_id = p.id', name);

type Filters = [name: string, filter: () => object, where: string][];
/** Each with what it means, said once more in plain SQL. */
const OF_ORDERS: Filters = [
  ['nothing', () => ({}), 'true'],
  ['a frequent status', () => ({ status: 50 }), 'o.status = 50'],
  ['a rare status', () => ({ status: 10 }), 'o.status = 10'],
  ['a status that there is none of', () => ({ status: 70 }), 'o.status = 70'],
  ['after-sales', () => ({ afterSale: true }), 'o.after_sale_status <> 0'],
  ['no after-sales', () => ({ afterSale: false }), 'o.after_sale_status = 0'],
  ['a platform', () => ({ platform: 3 }), 'o.platform = 3'],
  ['a platform that there is none of', () => ({ platform: 99 }), 'o.platform = 99'],
  ['a warehouse', () => ({ warehouseId: 2 }), 'o.warehouse_id = 2'],
  ['a courier', () => ({ courierId: 3 }), 'o.courier_id = 3'],
  ['a mode', () => ({ type: 2 }), 'o.type = 2'],
  ['a shop', () => ({ shopId: 2 }), 'o.shop_id = 2'],
  [
    'two things',
    () => ({ platform: 3, warehouseId: 2, status: 50 }),
    'o.platform = 3 AND o.warehouse_id = 2 AND o.status = 50',
  ],
  ['a batch', () => ({ batchNo: `BATCH${buyer.accountId}-3` }), "o.batch_no LIKE 'BATCH%-3'"],
  ['a day', aDay, `o.created_at >= $2 AND o.created_at < $3`],
  ['ids, also of others', () => ({ ids: some.orders }), "o.order_no LIKE 'B%-77_'"],
  ['a part of the goods’ name', () => ({ keyword: '第7款' }), inOrder('第7款')],
  ['a part in other letters', () => ({ keyword: '25CM' }), inOrder('25cm')],
  ['a part of the name of other than the first goods', () => ({ keyword: '长柄雨伞' }), inOrder('长柄雨伞')],
  ['a part that is nowhere', () => ({ keyword: '青花瓷' }), 'false'],
];
const OF_PARCELS: Filters = [
  ['nothing', () => ({}), 'true'],
  ['a frequent status', () => ({ status: 50 }), 'p.status = 50'],
  ['a rare status', () => ({ status: 10 }), 'p.status = 10'],
  ['a status that there is none of', () => ({ status: 60 }), 'p.status = 60'],
  ['refunded ones', () => ({ refundStatus: 40 }), 'p.refund_status = 40'],
  ['those without a refund', () => ({ refundStatus: 0 }), 'p.refund_status = 0'],
  ['failed waybills', () => ({ outputStatus: 4 }), 'p.output_status = 4'],
  ['failed write-backs', () => ({ autoSendStatus: 4 }), 'p.auto_send_status = 4'],
  ['a platform', () => ({ platform: 3 }), 'p.platform = 3'],
  ['a shop', () => ({ shopId: 2 }), 'p.shop_id = 2'],
  ['a warehouse', () => ({ warehouseId: 2 }), 'o.warehouse_id = 2'],
  ['a courier and a status', () => ({ courierId: 3, status: 50 }), 'o.courier_id = 3 AND p.status = 50'],
  ['a day', aDay, 'p.created_at >= $2 AND p.created_at < $3'],
  ['ids, also of others', () => ({ ids: some.parcels }), "p.package_no LIKE 'P%-77_-1'"],
  ['a part of the goods’ name', () => ({ keyword: '第7款' }), inParcel('第7款')],
  ['a part of the name of the first goods', () => ({ keyword: '毛绒小熊' }), inParcel('毛绒小熊')],
  ['a part of the name of other goods', () => ({ keyword: '长柄雨伞' }), inParcel('长柄雨伞')],
  [
    'the same and a status',
    () => ({ keyword: '长柄雨伞', status: 50 }),
    `p.status = 50 AND ${inParcel('长柄雨伞')}`,
  ],
  [
    'the same and others',
    () => ({ keyword: '毛绒小熊', status: 50 }),
    `p.status = 50 AND ${inParcel('毛绒小熊')}`,
  ],
  ['a part that is nowhere', () => ({ keyword: '青花瓷' }), 'false'],
];

describe.each([
  ['orders', listOrders, ordersBelow, OF_ORDERS, 'FROM orders o', 'o.id'],
  [
    'parcels',
    listParcels,
    parcelsBelow,
    OF_PARCELS,
    'FROM order_package p JOIN orders o ON o.id = p.order_id',
    'p.id',
  ],
] as const)('the list of %s', (_name, list, below, filters, from, id) => {
  it.each(filters)('is read from an index by %s', async (_filter, filterOf, where) => {
    const filter = { ...filterOf(), pageSize: PAGE };
    const { startAt, endAt } = filter as { startAt?: string; endAt?: string };
    const expected = await api.query<{ id: number }>(
      `SELECT ${id} ${from} WHERE o.account_id = $1 AND (${where}) ORDER BY ${id} DESC`,
      [buyer.accountId, ...(startAt ? [startAt, endAt] : [])],
    );
    const found = await list(api.database.db, asBuyer(), filter);
    expect([found.total, found.list.map((row) => row.id)]).toEqual([
      expected.length,
      expected.slice(0, PAGE).map((row) => row.id),
    ]);
    for (const actor of [asBuyer(), asSeller()]) {
      const { scanned, fetched, sorted } = await readingOf(api.database.db, (db) => list(db, actor, filter));
      expect(scanned.filter((table) => !EMPTY.includes(table))).toEqual([]);
      expect(fetched).toBeLessThanOrEqual(FETCHED_AT_MOST);
      expect(sorted).toBeLessThanOrEqual(READ);
    }
  });

  it.each(filters)('goes into a file by %s', async (_filter, filterOf, where) => {
    const { startAt, endAt, ...filter } = filterOf() as { startAt?: string; endAt?: string };
    const expected = await api.query<{ id: number }>(
      `SELECT ${id} ${from} WHERE o.account_id = $1 AND (${where}) ORDER BY ${id} DESC LIMIT 500`,
      [buyer.accountId, ...(startAt ? [startAt, endAt] : [])],
    );
    const within = { ...filter, ...(startAt && { startAt, endAt }) };
    const rows = await below(api.database.db, asBuyer(), within, Number.MAX_SAFE_INTEGER, 500);
    expect(rows.map((row) => row.id)).toEqual(expected.map((row) => row.id));
  });

  it('reads no more than a page from the nearer end when the page is far behind the first', async () => {
    const behind = { page: (id === 'o.id' ? ORDERS : ORDERS * PARCELS_EACH) / PAGE - 10, pageSize: PAGE };
    const expected = await api.query<{ id: number }>(
      `SELECT ${id} ${from} WHERE o.account_id = $1 ORDER BY ${id} DESC LIMIT ${PAGE} OFFSET ${(behind.page - 1) * PAGE}`,
      [buyer.accountId],
    );
    const found = await list(api.database.db, asBuyer(), behind);
    expect(found.list.map((row) => row.id)).toEqual(expected.map((row) => row.id));
    const { fetched, counted, sorted } = await readingOf(api.database.db, (db) =>
      list(db, asBuyer(), behind),
    );
    expect(fetched).toBeLessThanOrEqual(FETCHED_AT_MOST);
    expect(counted).toBeLessThanOrEqual(ORDERS + 12 * READ);
    expect(sorted).toBeLessThanOrEqual(READ);
  });

  it.each(['the middle', 'the end'])('is read from an index behind a cursor of %s', async (where) => {
    const whole = await api.query<{ id: number }>(
      `SELECT ${id} ${from} WHERE o.account_id = $1 ORDER BY ${id} DESC`,
      [buyer.accountId],
    );
    const at = where === 'the end' ? whole.length - 3 * PAGE : whole.length / 2;
    const page = { page: at / PAGE, pageSize: PAGE };
    const { nextCursor: cursor } = await list(api.database.db, asBuyer(), page);
    if (cursor === null) throw new Error('there is no page behind it');
    const found = await list(api.database.db, asBuyer(), { ...page, cursor });
    expect(found.list.map((row) => row.id)).toEqual(whole.slice(at, at + PAGE).map((row) => row.id));
    for (const actor of [asBuyer(), asSeller()]) {
      const reading = (filter: object) => readingOf(api.database.db, (db) => list(db, actor, filter));
      const [first, behind] = [await reading({ pageSize: PAGE }), await reading({ pageSize: PAGE, cursor })];
      expect(behind.scanned.filter((table) => !EMPTY.includes(table))).toEqual([]);
      expect(behind.fetched).toBeLessThanOrEqual(FETCHED_AT_MOST);
      // Nothing is passed over on the way: what is counted for the total, and the page.
      expect(behind.counted).toBeLessThanOrEqual(first.counted);
      expect(behind.sorted).toBeLessThanOrEqual(READ);
    }
  });

  it.each([
    ['an order', () => `B${buyer.accountId}-777`, PARCELS_EACH],
    ['a parcel', () => `P${buyer.accountId}-777-2`, 1],
    ['a waybill', () => `YT${buyer.accountId}-777-2`, 1],
    ['an order of a platform', () => `T${buyer.accountId}-777-2`, 1],
    ['an order of a platform whose parcel has ended', () => `T${buyer.accountId}-811-1`, 1],
  ])('is found by the number of %s, however many rows there are', async (_number, keyword, parcels) => {
    const filter = { keyword: keyword(), pageSize: PAGE };
    const { total, list: rows } = await list(api.database.db, asBuyer(), filter);
    expect([total, new Set(rows.map(({ orderNo }) => orderNo))]).toEqual([
      id === 'p.id' ? parcels : 1,
      new Set([
        `B${keyword()
          .slice(keyword().indexOf(String(buyer.accountId)))
          .replace(/^(\d+-\d+).*/, '$1')}`,
      ]),
    ]);
    for (const actor of [asBuyer(), asSeller()]) {
      const { scanned, fetched, sorted } = await readingOf(api.database.db, (db) => list(db, actor, filter));
      expect(scanned.filter((table) => !EMPTY.includes(table))).toEqual([]);
      expect(fetched).toBeLessThanOrEqual(60);
      expect(sorted).toBeLessThanOrEqual(READ);
    }
  });
});

describe('the list of orders', () => {
  it.each([
    ['newest', 'o.id DESC'],
    ['oldest', 'o.id'],
    ['feeHigh', 'o.total_fee DESC, o.id DESC'],
    ['feeLow', 'o.total_fee, o.id'],
  ] as const)('is read from an index with %s first', async (sort, orderBy) => {
    const filter = { sort, page: 2, pageSize: PAGE };
    const expected = await api.query<{ id: number }>(
      `SELECT o.id FROM orders o WHERE o.account_id = $1 ORDER BY ${orderBy} LIMIT ${PAGE} OFFSET ${PAGE}`,
      [buyer.accountId],
    );
    const { data } = await buyer.call<{ list: { id: number }[] }>('POST', '/orders/getOrdersList', filter);
    expect(data.list.map((row) => row.id)).toEqual(expected.map((row) => row.id));
    const { fetched, sorted } = await readingOf(api.database.db, (db) => listOrders(db, asBuyer(), filter));
    expect(fetched).toBeLessThanOrEqual(FETCHED_AT_MOST);
    expect(sorted).toBeLessThanOrEqual(READ);
  });

  it.each([
    ['newest', 'o.id DESC'],
    ['oldest', 'o.id'],
    ['feeHigh', 'o.total_fee DESC, o.id DESC'],
    ['feeLow', 'o.total_fee, o.id'],
  ] as const)('is read from an index with %s first, behind a cursor in the middle', async (sort, orderBy) => {
    const expected = await api.query<{ id: number }>(
      `SELECT o.id FROM orders o WHERE o.account_id = $1 ORDER BY ${orderBy} LIMIT ${PAGE} OFFSET ${ORDERS / 2}`,
      [buyer.accountId],
    );
    const page = { sort, page: ORDERS / 2 / PAGE, pageSize: PAGE };
    const { nextCursor } = await listOrders(api.database.db, asBuyer(), page);
    const filter = { ...page, cursor: nextCursor ?? '' };
    const found = await listOrders(api.database.db, asBuyer(), filter);
    expect(found.list.map((row) => row.id)).toEqual(expected.map((row) => row.id));
    const { fetched, sorted } = await readingOf(api.database.db, (db) => listOrders(db, asBuyer(), filter));
    expect(fetched).toBeLessThanOrEqual(FETCHED_AT_MOST);
    expect(sorted).toBeLessThanOrEqual(READ);
  });

  it('counts its tabs without reading the orders', async () => {
    const [expected] = await api.query(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE status = 10) AS "10", count(*) FILTER (WHERE status = 20) AS "20",
              count(*) FILTER (WHERE status = 30) AS "30", count(*) FILTER (WHERE status = 40) AS "40",
              count(*) FILTER (WHERE after_sale_status > 0) AS "afterSale" FROM orders WHERE account_id = $1`,
      [buyer.accountId],
    );
    expect(await countOrders(api.database.db, asBuyer())).toEqual(expected);
    for (const actor of [asBuyer(), asSeller()])
      expect(await readingOf(api.database.db, (db) => countOrders(db, actor))).toMatchObject({
        scanned: [],
        fetched: 0,
        sorted: 0,
      });
  });

  it('finds a number before goods that carry it as a name', async () => {
    await api.query("UPDATE orders SET good_name = 'YT' || good_name WHERE order_no = $1", [
      `B${buyer.accountId}-5`,
    ]);
    await api.query("UPDATE order_package SET waybill_no = 'yt毛绒' WHERE package_no = $1", [
      `P${buyer.accountId}-50-1`,
    ]);
    const find = async (keyword: string) => {
      const { list } = await listOrders(api.database.db, asBuyer(), { keyword });
      return list.map(({ orderNo }) => orderNo);
    };
    expect(await find('yt毛绒')).toEqual([`B${buyer.accountId}-50`]);
    expect(await find('YT毛绒')).toEqual([`B${buyer.accountId}-5`]);
  });

  it('finds nothing by numbers of other accounts', async () => {
    const stranger = await api.buyer();
    for (const keyword of [
      `B${buyer.accountId}-777`,
      `YT${buyer.accountId}-777-2`,
      `T${buyer.accountId}-777-2`,
    ])
      for (const path of ['/orders/getOrdersList', '/orderPackages/getOrderPackagesList'])
        expect((await stranger.call('POST', path, { keyword })).data).toMatchObject({ list: [], total: 0 });
  });
});

describe('the list of parcels', () => {
  it('counts signed parcels by an index of them', async () => {
    const { total } = await listParcels(api.database.db, asBuyer(), { status: 50, pageSize: PAGE });
    expect(total).toBeGreaterThan(0.8 * ORDERS * PARCELS_EACH);
    const { counted } = await readingOf(api.database.db, (db) =>
      listParcels(db, asBuyer(), { status: 50, pageSize: PAGE }),
    );
    expect(counted).toBeLessThanOrEqual(total + READ);
  });

  it.each([
    ['a day', aDay],
    ['a platform', () => ({ platform: 3 })],
    ['a shop', () => ({ shopId: 2 })],
  ])('counts parcels of %s by their orders', async (_filter, filterOf) => {
    const filter = { ...filterOf(), pageSize: PAGE };
    const { total } = await listParcels(api.database.db, asBuyer(), filter);
    const { counted } = await readingOf(api.database.db, (db) => listParcels(db, asBuyer(), filter));
    expect(counted).toBeLessThanOrEqual(total / PARCELS_EACH + READ);
  });

  it('does not look for failed waybills when there are none', async () => {
    const { total } = await listParcels(api.database.db, asBuyer(), { outputStatus: 4 });
    const { blocks } = await readingOf(api.database.db, (db) =>
      listParcels(db, asBuyer(), { outputStatus: 4 }),
    );
    expect(total).toBe(0);
    expect(blocks).toBeLessThanOrEqual(5);
  });
});

it.each([
  ['nothing', {}],
  ['a status that there is none of', { status: 30 }],
  ['ids', { ids: [1, 7, 70_000] }],
])('refunds by %s are read from an index', async (_name, filter) => {
  const { scanned } = await readingOf(api.database.db, (db) => listRefunds(db, asBuyer(), filter));
  expect(scanned.filter((table) => table === 'refund')).toEqual([]);
});
