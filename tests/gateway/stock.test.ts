import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { as } from './support/realGraph.ts';
import { stockRow } from './support/upstream/stock.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
  answerAll(graph.upstream);
});
afterAll(() => graph.close());
beforeEach(() => graph.upstream.forget());

const ask = (document: string) => graph.ask(document, {}, as('token-of-a-seller'));
const calls = () => graph.upstream.seen.map(({ path, body }) => [path, body]);

it('stock is listed by the filter with counts', async () => {
  const { data, errors } = await ask(
    '{ goodStocks(filter: { goodId: 1, warehouseId: 1, keyword: "袜", low: true, out: null }, pageSize: 5) { total counts { all low out } list { id goodStatus available isLow version } } }',
  );
  expect(errors).toEqual([]);
  const row = { goodStatus: 'ON_SALE', available: 6, isLow: true, version: 3 };
  expect(data.goodStocks).toEqual({
    total: 2,
    counts: { all: 2, low: 2, out: 0 },
    list: [
      { id: 1, ...row },
      { id: 2, ...row },
    ],
  });
  expect(calls()).toEqual([
    [
      '/goodStock/getGoodStockList',
      { goodId: 1, warehouseId: 1, keyword: '袜', low: true, page: 1, pageSize: 5 },
    ],
  ]);
});

it('stock logs and reservations are listed', async () => {
  const { data, errors } = await ask(
    '{ stockLogs(stockId: 1, filter: { type: SHIP }) { list { type delta bizNo } } stockReservations(stockId: 1, page: 2) { list { orderNo quantity paid payExpireAt } } }',
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    stockLogs: { list: [{ type: 'SHIP', delta: -2, bizNo: 'D1' }] },
    stockReservations: {
      list: [{ orderNo: 'D5', quantity: 4, paid: false, payExpireAt: stockRow(1).updatedAt }],
    },
  });
  expect(calls().toSorted()).toEqual([
    ['/goodStock/getReservationsList', { stockId: 1, page: 2, pageSize: 20 }],
    ['/goodStock/getStockLogsList', { stockId: 1, type: 6, page: 1, pageSize: 20 }],
  ]);
});

it('stock rows are set, changed, created and removed', async () => {
  const done = async (field: string) => {
    const { data, errors } = await ask(`mutation { ${field} }`);
    expect(errors).toEqual([]);
    return data;
  };
  expect(
    await done('updateGoodStock(id: 1, input: { quantity: 8, version: 3, remark: "盘点" }) { id version }'),
  ).toEqual({ updateGoodStock: { id: 1, version: 4 } });
  expect(
    await done('updateGoodStock(id: 2, input: { delta: -2, safetyQuantity: 3, warnQuantity: 5 }) { id }'),
  ).toEqual({
    updateGoodStock: { id: 2 },
  });
  expect(
    await done(
      'createGoodStock(input: { goodId: 1, warehouseId: 1, quantity: 5 }) { id quantity warnQuantity }',
    ),
  ).toEqual({ createGoodStock: { id: 9, quantity: 5, warnQuantity: 0 } });
  expect(await done('deleteGoodStock(id: 4)')).toEqual({ deleteGoodStock: 4 });
  expect(calls()).toEqual([
    ['/goodStock/updateGoodStock', { id: 1, quantity: 8, version: 3, remark: '盘点' }],
    ['/goodStock/updateGoodStock', { id: 2, delta: -2, safetyQuantity: 3, warnQuantity: 5 }],
    ['/goodStock/createGoodStock', { goodId: 1, warehouseId: 1, quantity: 5, warnQuantity: 0 }],
    ['/goodStock/deleteGoodStock', { id: 4 }],
  ]);
});

it('an outdated stock edit is answered with the current values', async () => {
  const { errors } = await ask(
    'mutation { updateGoodStock(id: 1, input: { quantity: 8, version: 0 }) { id } }',
  );
  expect(errors).toMatchObject([
    {
      message: '内容已被修改，请核对后重试',
      extensions: { errorKey: 'CHANGED_MEANWHILE', data: { current: stockRow(1) } },
    },
  ]);
});

it('a stock import is forwarded with its idempotency key', async () => {
  const { data, errors } = await ask(
    `mutation {
       importGoodStocks(rows: [{ row: 2, goodsNo: "G1", warehouseName: "一号仓", quantity: 5 }], clientNo: "sheet-0001") {
         importNo created updated unchanged failed { row msg }
       }
     }`,
  );
  expect(errors).toEqual([]);
  expect(data.importGoodStocks).toEqual({
    importNo: 'I1',
    created: 1,
    updated: 1,
    unchanged: 0,
    failed: [{ row: 4, msg: '没有找到该仓库' }],
  });
  const [call] = graph.upstream.seen;
  expect([call?.path, call?.body, call?.headers['idempotency-key']]).toEqual([
    '/goodStock/importGoodStocks',
    { rows: [{ row: 2, goodsNo: 'G1', warehouseName: '一号仓', quantity: 5 }], checkOnly: false },
    'sheet-0001',
  ]);
});
