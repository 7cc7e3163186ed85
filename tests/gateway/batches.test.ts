import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ok, pageOf } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { courierRow } from './support/upstream/couriers.ts';
import { goodRow } from './support/upstream/goods.ts';
import { parcelRow } from './support/upstream/parcels.ts';
import { orderCounts, orderRow } from './support/upstream/shipments.ts';
import { warehouseRow } from './support/upstream/warehouses.ts';

let graph: TestGraph;
const signedIn = { 'x-token': 'token-of-a-buyer' };

beforeAll(async () => {
  graph = await startGraph();
  const { upstream } = graph;
  answerAll(upstream);
  const idsOf = (text = '') => text.split(',').filter(Boolean).map(Number);
  upstream.on('/goods/list', ({ query }) =>
    ok(
      pageOf((query.ids ? idsOf(query.ids).filter((id) => id !== 404) : [1, 2, 3]).map((id) => goodRow(id))),
    ),
  );
  upstream.on('/warehouse/list', ({ body }) =>
    ok(pageOf((body as { ids: number[] }).ids.map((id) => warehouseRow(id)))),
  );
  upstream.on('/couriers/getCouriersList', () => ok({ list: [courierRow(1), courierRow(2)], total: 2 }));
  upstream.on('/orders/getOrdersList', ({ body }) => {
    const { ids } = body as { ids?: number[] };
    const orders = ids ?? [1, 2, 3];
    return ok({ ...pageOf(orders.map((id) => orderRow(id, id === 3 ? 404 : id))), counts: orderCounts });
  });
  upstream.on('/orders/findOrders', () =>
    ok({ ...orderRow(7), packages: [parcelRow(70, 7), parcelRow(71, 7)] }),
  );
  upstream.on('/orders/lastBuyGood', () =>
    ok({
      goodId: 2,
      warehouseId: 1,
      courierId: 1,
      num: 1,
      senderId: 1,
      platform: 0,
      boughtAt: '2026-11-21T10:00:00+08:00',
    }),
  );
  upstream.on('/orderPackages/getOrderPackagesList', ({ body }) => {
    const { orderIds } = body as { orderIds?: number[] };
    return ok(
      pageOf(
        orderIds
          ? orderIds.filter((id) => id !== 2).map((id) => parcelRow(id * 10, id))
          : [1, 2, 3].map((id) => parcelRow(id, 5)),
      ),
    );
  });
});
afterAll(() => graph.close());
beforeEach(() => graph.upstream.forget());

function calls(): string[] {
  return graph.upstream.seen.map(({ method, path }) => `${method} ${path}`);
}

describe('relations are loaded in batches', () => {
  it('for goods with warehouses and couriers, in three calls', async () => {
    const { data, errors } = await graph.ask(
      '{ goods(pageSize: 3) { list { id warehouses { id warehouse { name couriers { courierId courier { name } areaRules { type } } } } } } }',
      {},
      signedIn,
    );
    expect(errors).toEqual([]);
    expect(data.goods.list[2].warehouses[1].warehouse).toEqual({
      name: '2号仓',
      couriers: [
        { courierId: 1, courier: { name: '快递1' }, areaRules: [{ type: 'BAN' }] },
        { courierId: 2, courier: { name: '快递2' }, areaRules: [{ type: 'BAN' }] },
      ],
    });
    expect(calls()).toEqual(['GET /goods/list', 'POST /warehouse/list', 'POST /couriers/getCouriersList']);
    expect(graph.upstream.seen[1]?.body).toEqual({ ids: [1, 2], pageSize: 2 });
  });

  it('without a warehouse call for visitors', async () => {
    const { data, errors } = await graph.ask('{ goods { list { warehouses { id warehouse { id } } } } }');
    expect(errors).toEqual([]);
    expect(data.goods.list[0].warehouses[0]).toEqual({ id: 1, warehouse: null });
    expect(calls()).toEqual(['GET /goods/list']);
  });

  it('for orders with goods and parcels, in three calls, with null for removed goods', async () => {
    const { data, errors } = await graph.ask(
      '{ orders { total counts { pendingPayment } list { id good { id priceYuan } parcels { id } } } }',
      {},
      signedIn,
    );
    expect(errors).toEqual([]);
    expect(data.orders).toEqual({
      total: 3,
      counts: { pendingPayment: 1 },
      list: [
        { id: 1, good: { id: 1, priceYuan: '12.60' }, parcels: [{ id: 10 }] },
        { id: 2, good: { id: 2, priceYuan: '12.60' }, parcels: [] },
        { id: 3, good: null, parcels: [{ id: 30 }] },
      ],
    });
    expect(calls().sort()).toEqual([
      'GET /goods/list',
      'POST /orderPackages/getOrderPackagesList',
      'POST /orders/getOrdersList',
    ]);
  });

  it('for parcels with their order, its goods and its parcels, in four calls', async () => {
    const { data, errors } = await graph.ask(
      '{ parcels { list { id priceYuan order { id orderNo good { name } parcels { id } } } } }',
      {},
      signedIn,
    );
    expect(errors).toEqual([]);
    expect(data.parcels.list[1]).toEqual({
      id: 2,
      priceYuan: '5.34',
      order: { id: 5, orderNo: 'D5', good: { name: '商品5' }, parcels: [{ id: 50 }] },
    });
    expect(calls()).toHaveLength(4);
    expect(graph.upstream.seen.map(({ body }) => body)[1]).toEqual({ ids: [5], pageSize: 1 });
  });

  it('except the parcels of one order, which come from its detail', async () => {
    const { data } = await graph.ask('{ order(id: 7) { id parcels { id } } }', {}, signedIn);
    expect(data.order).toEqual({ id: 7, parcels: [{ id: 70 }, { id: 71 }] });
    expect(calls()).toEqual(['POST /orders/findOrders']);
  });

  it('for the goods of the last purchase, in two calls', async () => {
    const { data } = await graph.ask('{ lastPurchase { goodId good { id } platform } }', {}, signedIn);
    expect(data.lastPurchase).toEqual({ goodId: 2, good: { id: 2 }, platform: 'OTHER' });
    expect(calls()).toEqual(['POST /orders/lastBuyGood', 'GET /goods/list']);
  });

  it('except orders that were placed or paid together, which REST answers in one call each', async () => {
    const part = { goodId: 1, warehouseId: 1, courierId: 1, shopOrderIds: [1] };
    const created = await graph.ask(
      'mutation ($input: BatchInput!) { createBatch(input: $input, clientNo: "client-00001") { skipped { part row } orders { id orderNo status } } }',
      { input: { type: 'AUTO', senderId: 1, parts: [part, part] } },
      signedIn,
    );
    expect(created.data.createBatch).toEqual({
      skipped: [
        { part: 0, row: 3 },
        { part: 1, row: null },
      ],
      orders: [1, 2].map((id) => ({ id, orderNo: `D${id}`, status: 'PENDING_PAYMENT' })),
    });
    const paid = await graph.ask(
      'mutation { confirmBatch(batchNo: "B1", clientNo: "client-00001") { batchNo orders { id } } }',
      {},
      signedIn,
    );
    expect(paid.data.confirmBatch).toEqual({ batchNo: 'B1', orders: [{ id: 1 }, { id: 2 }] });
    expect(calls()).toEqual(['POST /orders/createBatch', 'POST /orders/confirmBatch']);
    expect(graph.upstream.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'client-00001',
      'client-00001',
    ]);
  });

  it.each([
    ['reAutoSend(id: 5, packageIds: [10])', '/orders/reAutoSend', { orderId: 5, packageIds: [10] }],
    ['reAutoSend(id: 5)', '/orders/reAutoSend', { orderId: 5 }],
    ['syncOrder(id: 5)', '/orders/callback', { orderId: 5 }],
  ])('for %s and its order, in two calls', async (field, path, body) => {
    const { data } = await graph.ask(`mutation { ${field} { orderId order { id orderNo } } }`, {}, signedIn);
    expect(Object.values(data)).toEqual([{ orderId: 5, order: { id: 5, orderNo: 'D5' } }]);
    expect(graph.upstream.seen.map((call) => [call.path, call.body])).toEqual([
      [path, body],
      ['/orders/getOrdersList', { ids: [5], pageSize: 1 }],
    ]);
  });
});
