import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodReceiver } from '../support/api.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;
/** Of every table: what comes next has an id within a million of the largest. */
const FROM = LARGEST - 1_000_000;
let graph: RealGraph;

beforeAll(async () => {
  graph = await startRealGraph({ queue: { send: async () => undefined } });
  await graph.api.query(
    `SELECT setval(pg_get_serial_sequence(format('%I', c.relname), a.attname), $1)
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND a.attidentity <> ''`,
    [FROM],
  );
});
afterAll(() => graph.close());

async function requested(token: string, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await graph.ask(document, variables, as(token));
  expect(errors).toEqual([]);
  return data;
}

describe('ids of sixteen digits', () => {
  it('connect an order with its goods, its refund and the wallet', async () => {
    const [buyer, shop] = [await graph.api.buyer({ balance: 100_000 }), await graph.api.shop()];
    await graph.api.query(`INSERT INTO category (id, name) VALUES ($1, '远')`, [LARGEST]);
    await graph.api.query('UPDATE goods SET category_id = $1 WHERE id = $2', [LARGEST, shop.goodId]);
    const ids = [
      buyer.accountId,
      buyer.senderId,
      shop.goodId,
      shop.warehouseId,
      shop.courierId,
      shop.stockId,
    ];
    expect(ids.filter((id) => id <= FROM)).toEqual([]);

    const browsed = await requested(
      buyer.token,
      'query ($category: EntityId!, $id: EntityId!) { goods(filter: { categoryId: $category }) { list { id categoryId } } good(id: $id) { id } }',
      { category: LARGEST, id: shop.goodId },
    );
    expect(browsed).toEqual({
      goods: { list: [{ id: shop.goodId, categoryId: LARGEST }] },
      good: { id: shop.goodId },
    });

    const { createOrder } = await requested(
      buyer.token,
      'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId order { id goodId parcels { id orderId } } } }',
      { input: orderOf(buyer, shop, [goodReceiver]), no: randomUUID() },
    );
    const { orderId, order } = createOrder;
    const [{ id: packageId }] = order.parcels;
    expect(order).toEqual({ id: orderId, goodId: shop.goodId, parcels: [{ id: packageId, orderId }] });
    expect(Math.min(orderId, packageId)).toBeGreaterThan(FROM);

    await requested(
      buyer.token,
      'mutation ($id: EntityId!, $no: String!) { confirmOrder(id: $id, action: PAY, clientNo: $no) { status } }',
      { id: orderId, no: randomUUID() },
    );
    const { refundParcels } = await requested(
      buyer.token,
      'mutation ($ids: [EntityId!]!) { refundParcels(ids: $ids, reason: "不要了") { parcels { id refundId } } }',
      { ids: [packageId] },
    );
    const [{ refundId }] = refundParcels.parcels;
    expect(refundParcels.parcels).toEqual([{ id: packageId, refundId }]);
    expect(refundId).toBeGreaterThan(FROM);

    const { moneyLogs } = await requested(
      buyer.token,
      '{ moneyLogs { list { id type orderId packageId } } }',
    );
    const lines = moneyLogs.list.map(({ id, ...line }: { id: number }) => ({ ...line, wide: id > FROM }));
    expect(lines).toEqual([
      { type: 'PACKAGE_REFUND', orderId, packageId, wide: true },
      { type: 'ORDER_PAY', orderId, packageId: null, wide: true },
      { type: 'DEMO', orderId: null, packageId: null, wide: true },
    ]);
  });

  it('are refused in the envelope where no id can be so large', async () => {
    const { token, call } = await graph.api.buyer();
    for (const id of [LARGEST + 1, 1e19]) {
      const { http, code, data } = await call('GET', `/goods/id?id=${id}`);
      expect({ http, code, data }).toEqual({
        http: 400,
        code: 7,
        data: { errorKey: 'BAD_PARAM', field: 'id' },
      });
      const { errors } = await graph.ask(
        'query ($id: EntityId!) { good(id: $id) { id } }',
        { id },
        as(token),
      );
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});
