import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { remoteAddress, shopOrderRow, shopRow } from './support/upstream/shops.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
  answerAll(graph.upstream);
});
afterAll(() => graph.close());

const headers = { 'x-token': 'somebody' };
const authorise = async (args: string) => {
  const { data } = await graph.ask(`mutation { authoriseShop(${args}) { url expireIn } }`, {}, headers);
  return JSON.parse(data.authoriseShop.url);
};

describe('shops of the graph', () => {
  it('translate to REST whether a shop, a waybill account or a given shop is bound', async () => {
    expect(await authorise('platform: DOUYIN')).toEqual({ flag: 4 });
    expect(await authorise('platform: DOUYIN, isSeller: false')).toEqual({ flag: 4, seller: 0 });
    expect(await authorise('platform: JD, isSeller: true')).toEqual({ flag: 3, seller: 1 });
    expect(await authorise('platform: TAOBAO, shopName: "橙子的淘宝店"')).toEqual({
      flag: 1,
      seller: '橙子的淘宝店',
    });
  });

  it('take links of SKUs from rows of a sheet, and write them to a file', async () => {
    graph.upstream.seen.length = 0;
    const { data } = await graph.ask(
      `mutation {
         importShopSkus(shopId: 1, rows: [{ row: 2, remoteGoodId: "g", remoteSkuId: "s", remoteSkuText: "红色", codes: "G1-1×2" },
           { row: 3, remoteGoodId: "g", codes: "×" }]) { linked unchanged failed { row msg } }
       }`,
      {},
      headers,
    );
    expect(data.importShopSkus).toEqual({
      ...{ linked: 1, unchanged: 0 },
      failed: [{ row: 3, msg: '请填写“编码×件数”，多个用分号隔开' }],
    });
    const written = await graph.ask(
      'mutation { exportShopSkus(shopId: 1, filter: { state: UNLINKED }, format: CSV) { taskId done } }',
      {},
      headers,
    );
    expect(written.data.exportShopSkus).toEqual({ taskId: 't1', done: false });
    expect(graph.upstream.seen.map(({ body }) => body)).toEqual([
      {
        shopId: 1,
        rows: [
          { row: 2, remoteGoodId: 'g', remoteSkuId: 's', remoteSkuText: '红色', codes: 'G1-1×2' },
          { row: 3, remoteGoodId: 'g', codes: '×' },
        ],
      },
      { shopId: 1, state: 0, format: 'csv' },
    ]);
  });

  it('return the sender addresses of a platform', async () => {
    const { data, errors } = await graph.ask(
      '{ sendAddresses(shopId: 1) { remoteAddressId name phone province city district address isDefault } }',
      {},
      headers,
    );
    expect([data.sendAddresses, errors]).toEqual([[remoteAddress], []]);
  });

  it('say what comes after the end of an authorisation, in one call for all shops and one for the orders', async () => {
    graph.upstream.seen.length = 0;
    const { data, errors } = await graph.ask(
      `{ shops(filter: { renewFirst: true }, pageSize: 3) { total list { id forecast { orders parcels firstAt } } }
         shopOrders(filter: { isLapsing: true, shipBefore: "2026-12-02T10:00:00Z" }, sort: SHIP_BY) { list { shipBy isLapsing } } }`,
      {},
      headers,
    );
    const { id: _id, forecast } = shopRow(1);
    const { shipBy, isLapsing } = shopOrderRow(1);
    expect([data.shops.list, data.shopOrders.list, errors]).toEqual([
      [{ id: 1, forecast }],
      [{ shipBy, isLapsing }],
      [],
    ]);
    const asked = graph.upstream.seen.map(({ path, body }): [string, unknown] => [path, body]);
    expect(asked).toHaveLength(2);
    expect(Object.fromEntries(asked)).toEqual({
      '/shops/getShopsList': { renewFirst: true, page: 1, pageSize: 3 },
      '/shopOrders/getShopOrdersList': {
        ...{ isLapsing: true, shipBefore: '2026-12-02T10:00:00Z', sort: 'shipBy' },
        ...{ page: 1, pageSize: 20 },
      },
    });
  });

  it('name every import status with its count', async () => {
    const { data } = await graph.ask(
      '{ shopOrders { total counts { status count } list { remoteStatus importStatus platform } } }',
      {},
      headers,
    );
    expect(data.shopOrders).toEqual({
      total: 1,
      counts: [
        { status: 'PENDING', count: 1 },
        { status: 'ORDERED', count: 0 },
        { status: 'ISSUED', count: 0 },
        { status: 'RETURNED', count: 0 },
        { status: 'IGNORED', count: 0 },
        { status: 'INTERCEPTED', count: 0 },
        { status: 'ASSIGNED', count: 0 },
      ],
      list: [{ remoteStatus: 'WAIT_SHIPMENT', importStatus: 'PENDING', platform: 'DOUYIN' }],
    });
  });

  it.each([
    ['nothing but an id', {}, {}],
    [
      'no limit any more',
      { autoDayLimit: null, autoParcelLimit: 0 },
      { autoDayLimit: null, autoParcelLimit: 0 },
    ],
    ['no default any more', { defaultSenderId: null }, { defaultSenderId: null }],
    [
      'a mark without a flag',
      { tagRule: { matchType: 'MEMO', text: '橙仓' } },
      { tagRule: { matchType: 2, color: null, text: '橙仓' } },
    ],
    [
      'a flag',
      { autoOrder: true, tagRule: { matchType: 'FLAG', color: 'red' } },
      { autoOrder: true, tagRule: { matchType: 1, color: 'red', text: '' } },
    ],
  ])('send only the changed settings to REST: %s', async (_, input, sent) => {
    graph.upstream.forget();
    const { data } = await graph.ask(
      'mutation ($input: ShopChangeInput!) { updateShop(id: 3, input: $input) { id autoParcelLimit tagRule { matchType color text } } }',
      { input },
      headers,
    );
    expect(graph.upstream.seen.map(({ body }) => body)).toEqual([{ id: 3, ...sent }]);
    expect(data.updateShop).toEqual({
      id: 3,
      autoParcelLimit: 5_000,
      tagRule: { matchType: 'BOTH', color: 'red', text: '橙仓代发' },
    });
  });

  it('send a goods mapping as a form without missing values', async () => {
    graph.upstream.forget();
    const input = { shopId: 1, goodId: 5, remoteGoodId: 'g-1', courierId: null };
    const { data } = await graph.ask(
      'mutation ($input: ShopGoodInput!) { addShopGood(input: $input) { goodId remoteGoodId num onSale courierName } }',
      { input },
      headers,
    );
    expect(data.addShopGood).toEqual({
      goodId: 5,
      remoteGoodId: 'g-1',
      num: 1,
      onSale: true,
      courierName: null,
    });
    const [call] = graph.upstream.seen;
    expect([call?.headers['content-type'], call?.body]).toEqual([
      'application/x-www-form-urlencoded',
      'shopId=1&goodId=5&num=1&remoteGoodId=g-1&remoteSkuId=&remoteTitle=',
    ]);
  });

  it('load merged orders by shop and merge by orders', async () => {
    graph.upstream.forget();
    const requested = await graph.ask('{ mergeOrders(shopId: 1) { id status shopOrderIds } }', {}, headers);
    const merged = await graph.ask(
      'mutation { mergeShopOrders(ids: [1, 2, 3]) { merged list { id status } rejected { shopOrderId msg } } }',
      {},
      headers,
    );
    expect(requested.data.mergeOrders).toEqual([
      { id: null, status: 'SUGGESTED', shopOrderIds: [1, 2] },
      { id: 8, status: 'MERGED', shopOrderIds: [1, 2] },
    ]);
    expect(merged.data.mergeShopOrders).toEqual({
      merged: 1,
      list: [{ id: 9, status: 'MERGED' }],
      rejected: [{ shopOrderId: 3, msg: '没有可以合并的订单' }],
    });
    expect(graph.upstream.seen.map(({ body }) => body)).toEqual([{ shopId: 1 }, { shopOrderIds: [1, 2, 3] }]);
  });

  it('name every kind of problem with its count', async () => {
    graph.upstream.forget();
    const { data } = await graph.ask(
      '{ problems(filter: { kind: AUTO_SEND }) { total counts { kind count } list { id kind reasonCode text actions } } }',
      {},
      headers,
    );
    expect(graph.upstream.seen.map(({ body }) => body)).toEqual([
      { kind: 'autoSend', page: 1, pageSize: 20 },
    ]);
    expect(data.problems).toEqual({
      total: 1,
      counts: [
        { kind: 'CASE', count: 0 },
        { kind: 'REFUND', count: 3 },
        { kind: 'PICKUP', count: 0 },
        { kind: 'MOVEMENT', count: 0 },
        { kind: 'LATE', count: 0 },
        { kind: 'AUTO_ORDER', count: 0 },
        { kind: 'OUTPUT', count: 2 },
        { kind: 'AUTO_SEND', count: 1 },
        { kind: 'SHOP', count: 0 },
        { kind: 'SOURCE_ORDER', count: 0 },
        { kind: 'LISTING', count: 0 },
        { kind: 'WAYBILL_ACCOUNT', count: 0 },
        { kind: 'ERP_ACCOUNT', count: 0 },
        { kind: 'ERP_PARCEL', count: 0 },
      ],
      list: [
        {
          id: 'autoSend-1',
          kind: 'AUTO_SEND',
          reasonCode: 'SHOP_REFUNDING',
          text: '店铺订单退款中',
          actions: ['RE_AUTO_SEND', 'TRACE'],
        },
      ],
    });
  });
});
