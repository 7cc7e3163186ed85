import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok, pageOf } from './support/fakeUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { cashOutRow } from './support/upstream/cashOuts.ts';
import { parcelRow } from './support/upstream/parcels.ts';
import { refundRow } from './support/upstream/refunds.ts';
import { sellerGoodRow } from './support/upstream/sellerGoods.ts';
import { orderCounts, orderRow } from './support/upstream/shipments.ts';
import { stockRow } from './support/upstream/stock.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
});
afterAll(() => graph.close());

const KINDS = ['ORDER', 'PARCEL', 'REFUND', 'GOODS', 'STOCK', 'CASH_OUT'];
/** Of what is asked for, all but 404. */
const those =
  <Row>(row: (id: number) => Row, more: object = {}) =>
  ({ body }: { body: unknown }) =>
    ok({ ...pageOf((body as { ids: number[] }).ids.filter((id) => id !== 404).map(row)), ...more });

it('what has changed is read as it is now by one call a kind, and null where it is gone', async () => {
  const { upstream } = graph;
  const updatedAt = '2026-11-29T10:00:00.120+08:00';
  const list = KINDS.flatMap((kind) =>
    [1, 2, 404].map((id) => ({ kind, id, updatedAt: id === 404 ? null : updatedAt })),
  );
  upstream.on('/changes/list', () => ok({ list, cursor: 'next', hasMore: true }));
  upstream.on(
    '/orders/getOrdersList',
    those((id) => orderRow(id, id), { counts: orderCounts }),
  );
  upstream.on(
    '/orderPackages/getOrderPackagesList',
    those((id) => parcelRow(id, 1)),
  );
  upstream.on('/refunds/getRefundsList', those(refundRow));
  upstream.on('/goods/getGoodsList', those(sellerGoodRow));
  upstream.on('/goodStock/getGoodStockList', those(stockRow));
  upstream.on('/cashOut/getCashOutList', those(cashOutRow));
  const { data, errors } = await graph.ask(
    `query ($since: String) {
      changesSince(since: $since, kinds: [ORDER, CASH_OUT], first: 18) {
        list { kind id updatedAt order { id } parcel { id } refund { id } goods { id } stock { id } cashOut { id } } cursor hasMore
      }
    }`,
    { since: 'before' },
    { 'x-token': 'token-of-a-seller' },
  );
  expect(errors).toEqual([]);
  const named = {
    ORDER: 'order',
    PARCEL: 'parcel',
    REFUND: 'refund',
    GOODS: 'goods',
    STOCK: 'stock',
    CASH_OUT: 'cashOut',
  };
  const none = { order: null, parcel: null, refund: null, goods: null, stock: null, cashOut: null };
  expect(data.changesSince).toEqual({
    list: list.map((item) => ({
      ...{ ...item, ...none },
      ...(item.id !== 404 && { [named[item.kind as keyof typeof named]]: { id: item.id } }),
    })),
    cursor: 'next',
    hasMore: true,
  });
  const [first, ...others] = upstream.seen;
  expect(first?.query).toEqual({ since: 'before', kinds: 'ORDER,CASH_OUT', limit: '18' });
  expect(others.map(({ body }) => (body as { ids: number[] }).ids)).toEqual(KINDS.map(() => [1, 2, 404]));
});
