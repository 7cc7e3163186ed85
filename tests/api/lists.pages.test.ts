import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listParcels } from '../../api/src/modules/parcels/parcels.repository.ts';
import { listRefunds } from '../../api/src/modules/refunds/refunds.repository.ts';
import { listOrders } from '../../api/src/modules/shipments/orders.repository.ts';
import type { Actor } from '../../api/src/shared/actor.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { seedOrders } from '../support/manyOrders.ts';

/** More than two thousand of each, so that pages far behind lie on either side of the middle. */
const ORDERS = 2_400;
const PARCELS_EACH = 2;
/** Divides none of the totals: the last page is a short one. */
const PAGE = 97;

let api: TestApi;
let actors: Record<Actor['kind'], Actor>;
beforeAll(async () => {
  api = await startApi();
  const [buyer, other, seller] = [await api.buyer(), await api.buyer(), await api.seller()];
  const actorOf = (accountId: number, kind: Actor['kind']) => ({ accountId, kind, level: 1, superId: null });
  actors = { buyer: actorOf(buyer.accountId, 'buyer'), seller: actorOf(seller.accountId, 'seller') };
  const client = await api.session();
  await client.query('SET statement_timeout = 0');
  const query = (text: string, values?: unknown[]) => client.query(text, values);
  for (const [accountId, orders] of [
    [buyer.accountId, ORDERS],
    [other.accountId, 150],
  ] as const)
    await seedOrders(query, { accountId, sellerId: seller.accountId, orders, parcelsEach: PARCELS_EACH });
  // Many cost the same.
  await query('UPDATE orders SET goods_fee = 100 * (id % 7), total_fee = 100 * (id % 7) + 300');
  await query(
    `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status)
     SELECT 'R' || id, id, order_id, account_id, seller_id, 500, CASE WHEN id % 9 = 0 THEN 50 ELSE 60 END FROM order_package`,
  );
  await client.query('VACUUM ANALYZE orders, order_package, refund');
  await client.end();
}, 120_000);
afterAll(() => api.close());

type List = (
  actor: Actor,
  page: { page: number; pageSize: number },
) => Promise<{ list: { id: number }[]; total: number }>;
const orders =
  (filter: object): List =>
  (actor, page) =>
    listOrders(api.database.db, actor, { ...filter, ...page });
const parcels =
  (filter: object): List =>
  (actor, page) =>
    listParcels(api.database.db, actor, { ...filter, ...page });
const refunds =
  (filter: object): List =>
  (actor, page) =>
    listRefunds(api.database.db, actor, { ...filter, ...page });

/** Each with what it means, said once more in plain SQL. */
const ORDERS_THAT = 'o.id FROM orders o WHERE %own';
const PARCELS_THAT = 'p.id FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.%own';
const REFUNDS_THAT = 'r.id FROM refund r WHERE r.%own';
const LISTS: [name: string, list: List, plain: string][] = [
  ['orders', orders({}), `${ORDERS_THAT} ORDER BY id DESC`],
  ['orders, the oldest first', orders({ sort: 'oldest' }), `${ORDERS_THAT} ORDER BY id`],
  [
    'orders, the highest fee first',
    orders({ sort: 'feeHigh' }),
    `${ORDERS_THAT} ORDER BY total_fee DESC, id DESC`,
  ],
  ['orders, the lowest fee first', orders({ sort: 'feeLow' }), `${ORDERS_THAT} ORDER BY total_fee, id`],
  [
    'completed orders, the lowest fee first',
    orders({ status: 50, sort: 'feeLow' }),
    `${ORDERS_THAT} AND status = 50 ORDER BY total_fee, id`,
  ],
  [
    'orders of a warehouse',
    orders({ warehouseId: 2 }),
    `${ORDERS_THAT} AND warehouse_id = 2 ORDER BY id DESC`,
  ],
  ['parcels', parcels({}), `${PARCELS_THAT} ORDER BY p.id DESC`],
  ['signed parcels', parcels({ status: 50 }), `${PARCELS_THAT} AND p.status = 50 ORDER BY p.id DESC`],
  [
    'signed parcels of a platform, a courier and a time',
    parcels({ status: 50, platform: 3, courierId: 2, startAt: '2000-01-01T00:00:00Z' }),
    `${PARCELS_THAT} AND p.status = 50 AND p.platform = 3 AND o.courier_id = 2 ORDER BY p.id DESC`,
  ],
  [
    'parcels of a shop and a warehouse',
    parcels({ shopId: 2, warehouseId: 1 }),
    `${PARCELS_THAT} AND p.shop_id = 2 AND o.warehouse_id = 1 ORDER BY p.id DESC`,
  ],
  [
    'issued parcels of a warehouse',
    parcels({ outputStatus: 3, warehouseId: 2 }),
    `${PARCELS_THAT} AND p.output_status = 3 AND o.warehouse_id = 2 ORDER BY p.id DESC`,
  ],
  [
    'parcels of goods with a name',
    parcels({ keyword: '毛绒小熊' }),
    `${PARCELS_THAT} AND EXISTS (SELECT FROM parcel_line l WHERE l.package_id = p.id AND l.good_name LIKE '%毛绒小熊%') ORDER BY p.id DESC`,
  ],
  [
    'parcels of other than the first goods of their order',
    parcels({ keyword: '长柄雨伞' }),
    `${PARCELS_THAT} AND EXISTS (SELECT FROM parcel_line l WHERE l.package_id = p.id AND l.good_name LIKE '%长柄雨伞%') ORDER BY p.id DESC`,
  ],
  ['refunds', refunds({}), `${REFUNDS_THAT} ORDER BY r.id DESC`],
  ['refunds with a status', refunds({ status: 60 }), `${REFUNDS_THAT} AND r.status = 60 ORDER BY r.id DESC`],
];

describe.each([
  ['a buyer', 'buyer', 'account_id'],
  ['a supplier', 'seller', 'seller_id'],
] as const)('the pages of %s', (_who, kind, column) => {
  it.each(LISTS)('%s: together equal the result of one query', async (_list, list, plain) => {
    const actor = actors[kind];
    const own = `${column} = ${actor.accountId}`;
    const expected = await api.query<{ id: number }>(`SELECT ${plain.replace('%own', own)}`);
    const pages = Math.ceil(expected.length / PAGE);
    for (let page = 1; page <= pages; page++) {
      const found = await list(actor, { page, pageSize: PAGE });
      expect([page, found.total, found.list.map(({ id }) => id)]).toEqual([
        page,
        expected.length,
        expected.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id),
      ]);
    }
    for (const page of [pages + 1, 2 * pages + 1, 100_000])
      expect(await list(actor, { page, pageSize: PAGE })).toMatchObject({
        list: [],
        total: expected.length,
        totalIsExact: true,
        nextCursor: null,
      });
  });
});
