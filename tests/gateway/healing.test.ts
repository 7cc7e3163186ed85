import { InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cachePolicies } from '../../web/src/app/client.ts';
import { ok, pageOf, refused } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { buyerRow } from './support/upstream/accounts.ts';
import { parcelRow } from './support/upstream/parcels.ts';
import { refundRow } from './support/upstream/refunds.ts';
import { sellerGoodRow } from './support/upstream/sellerGoods.ts';
import { orderRow } from './support/upstream/shipments.ts';
import { shopOrderRow } from './support/upstream/shops.ts';

let graph: TestGraph;
const signedIn = { 'x-token': 'token-of-a-buyer' };

beforeAll(async () => {
  graph = await startGraph();
});
afterAll(() => graph.close());
beforeEach(() => {
  answerAll(graph.upstream);
  graph.upstream.on('/orders/confirmOrder', ({ body }) =>
    ok({ orderId: (body as { id: number }).id, status: 20, paidFee: 534, balance: 466 }),
  );
  graph.upstream.forget();
});

/** What a mutation answers, and what it asked REST for. */
async function reported(field: string) {
  const { data, errors } = await graph.ask(`mutation { ${field} }`, {}, signedIn);
  expect(errors).toEqual([]);
  return { answer: Object.values(data)[0], calls: graph.upstream.seen.map(({ path, body }) => [path, body]) };
}

const receiver =
  'input: { receiverName: "张三", receiverPhone: "13800000011", provinceCode: "33", cityCode: "3301", districtCode: "330106", address: "文三路1号" }';
const those =
  (path: string) =>
  (...ids: number[]) => [path, { ids, pageSize: ids.length }];
const orders = those('/orders/getOrdersList');
const parcels = those('/orderPackages/getOrderPackagesList');
const refunds = those('/refunds/getRefundsList');
const goods = those('/goods/getGoodsList');
const shopOrders = those('/shopOrders/getShopOrdersList');
const account = ['/user/info', undefined];
const pay = ['/orders/confirmOrder', { id: 5, action: 'pay' }];
const edit = [
  '/orderPackages/editReceiver',
  {
    ...{ packageId: 7, receiverName: '张三', receiverPhone: '13800000011' },
    ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106', address: '文三路1号' },
  },
];

describe('results of mutations are read only when selected', () => {
  it.each([
    ['confirmOrder(id: 5, action: PAY, clientNo: "client-00001")', 'orderId', [pay]],
    ['confirmOrder(id: 5, action: PAY, clientNo: "client-00001")', 'order { id }', [pay, orders(5)]],
    ['confirmOrder(id: 5, action: PAY, clientNo: "client-00001")', 'account { balance }', [pay, account]],
    ['cancelOrder(id: 5)', 'refundFee', [['/orders/cancelOrder', { orderId: 5 }]]],
    ['cancelOrder(id: 5)', 'account { balance frozen }', [['/orders/cancelOrder', { orderId: 5 }], account]],
    [
      'confirmBatch(batchNo: "B1", clientNo: "client-00001")',
      'orders { id } account { balance }',
      [['/orders/confirmBatch', { batchNo: 'B1' }], account],
    ],
    [`editReceiver(id: 7, ${receiver})`, 'packageId', [edit]],
    [`editReceiver(id: 7, ${receiver})`, 'parcel { id receiverName }', [edit, parcels(7)]],
    [
      'againSubmit(id: 60, clientNo: "client-00001")',
      'order { id } newOrder { id }',
      [['/orders/againSubmit', { id: 60 }], orders(60, 61)],
    ],
    ['refundParcels(ids: [7, 8])', 'refundFee', [['/orderPackages/refund', { packageIds: [7, 8] }]]],
    [
      'refundParcels(ids: [7, 8])',
      'parcels { id refundStatus }',
      [['/orderPackages/refund', { packageIds: [7, 8] }], parcels(7)],
    ],
    [
      'answerRefund(id: 3, input: { agree: true })',
      'refund { id } parcel { id }',
      [['/refunds/answer', { refundId: 3, agree: true }], refunds(3), parcels(1)],
    ],
    ['revokeRefund(id: 3)', 'refund { id }', [['/refunds/revoke', { refundId: 3 }], refunds(3)]],
    ['confirmReturn(id: 3)', 'refund { id }', [['/refunds/confirmReturn', { refundId: 3 }], refunds(3)]],
    [
      'fillWaybills(rows: [{ row: 1, packageNo: "P1", waybillNo: "YT1" }])',
      'parcels { id waybillNo }',
      [['/orderPackages/fillWaybill', { rows: [{ row: 1, packageNo: 'P1', waybillNo: 'YT1' }] }], parcels(1)],
    ],
    [
      'printParcels(ids: [1, 2, 3], kind: LABELS)',
      'parcels { id printCount }',
      [['/orderPackages/print', { packageIds: [1, 2, 3], kind: 'labels' }], parcels(1, 3)],
    ],
    [
      'setGoodsOnSale(ids: [1, 2], onSale: true)',
      'id done good { id status }',
      [['/goods/setOnSale', { ids: [1, 2], onSale: true }], goods(1, 2)],
    ],
    ['deleteGoods(ids: [1, 2])', 'id done', [['/goods/deleteGoodsByIds', { ids: [1, 2] }]]],
    [
      'ignoreShopOrders(ids: [1, 2], ignored: true)',
      'shopOrders { id importStatus }',
      [['/shopOrders/ignore', { ids: [1, 2], ignored: true }], shopOrders(1, 2)],
    ],
    [
      'mergeShopOrders(ids: [1, 2, 3])',
      'shopOrders { id mergeId }',
      [['/mergeOrder/makeMergeOrder', { shopOrderIds: [1, 2, 3] }], shopOrders(1, 2, 3)],
    ],
    [
      'splitMergeOrder(id: 5)',
      'shopOrders { id mergeId }',
      [['/mergeOrder/splitMergeOrder', { id: 5 }], shopOrders(1, 2)],
    ],
    ['splitMergeOrder(id: 5)', 'shopOrderIds', [['/mergeOrder/splitMergeOrder', { id: 5 }]]],
  ])('for %s { %s }', async (field, fields, calls) => {
    expect((await reported(`${field} { ${fields} }`)).calls).toEqual(calls);
  });

  it('in calls of a hundred for many of them', async () => {
    const ids = Array.from({ length: 250 }, (_, at) => at + 1);
    const { answer, calls } = await reported(
      `ignoreShopOrders(ids: [${ids}], ignored: false) { shopOrders { id } }`,
    );
    expect(answer).toEqual({ shopOrders: ids.map((id) => ({ id })) });
    expect(calls.slice(1)).toEqual([
      shopOrders(...ids.slice(0, 100)),
      shopOrders(...ids.slice(100, 200)),
      shopOrders(...ids.slice(200)),
    ]);
  });

  it('and removed rows are returned by id', async () => {
    const gone = {
      'deleteFavourite(goodId: 12)': 12,
      'deleteShop(id: 3)': 3,
      'deleteShopGood(id: 4)': 4,
      'deleteGoodStock(id: 6)': 6,
      'deletePrintSetting(id: 7)': 7,
      'deleteSenders(ids: [8, 9])': [8, 9],
      'deleteUserProfits(ids: [10])': [10],
    };
    const answers: Record<string, unknown> = {};
    for (const field of Object.keys(gone)) answers[field] = (await reported(field)).answer;
    expect(answers).toEqual(gone);
  });
});

describe('a committed change is not reported as failed when its result cannot be read', () => {
  it('for a paid order', async () => {
    graph.upstream.on('/orders/getOrdersList', () => refused('UNAVAILABLE', '服务繁忙，请稍后再试'));
    graph.upstream.on('/user/info', () => refused('RATE_LIMITED', '操作太频繁，请稍后再试'));
    const { answer } = await reported(
      'confirmOrder(id: 5, action: PAY, clientNo: "client-00001") { orderId paidFee order { id } account { balance } }',
    );
    expect(answer).toEqual({ orderId: 5, paidFee: 534, order: null, account: null });
  });

  it('for a parcel with a changed receiver', async () => {
    graph.upstream.on('/orderPackages/getOrderPackagesList', () =>
      ok({ list: [], total: 0, totalIsExact: true, page: 1, pageSize: 1 }),
    );
    const { answer } = await reported(
      `editReceiver(id: 7, ${receiver}) { packageId parcel { id } order { id } }`,
    );
    expect(answer).toEqual({ packageId: 7, parcel: null, order: { id: 5 } });
  });
});

describe('several changed rows', () => {
  it('are null or left out when they are gone', async () => {
    graph.upstream.on('/goods/getGoodsList', () => ok({ ...pageOf([sellerGoodRow(2)]), counts: [] }));
    graph.upstream.on('/shopOrders/getShopOrdersList', () =>
      ok({ ...pageOf([shopOrderRow(2)]), counts: {} }),
    );
    expect((await reported('deleteGoods(ids: [1, 2]) { id done good { id } }')).answer).toEqual([
      { id: 1, done: true, good: null },
      { id: 2, done: false, good: { id: 2 } },
    ]);
    expect(
      (await reported('ignoreShopOrders(ids: [1, 2], ignored: true) { count shopOrders { id } }')).answer,
    ).toEqual({ count: 2, shopOrders: [{ id: 2 }] });
  });

  it.each([
    [
      '/orderPackages/getOrderPackagesList',
      'refundParcels(ids: [7]) { refundFee parcels { id } }',
      { refundFee: 534, parcels: null },
    ],
    [
      '/orderPackages/getOrderPackagesList',
      'fillWaybills(rows: [{ row: 1, packageNo: "P1", waybillNo: "YT1" }]) { filled parcels { id } }',
      { filled: [1], parcels: null },
    ],
    [
      '/orderPackages/getOrderPackagesList',
      'printParcels(ids: [1], kind: PICKING) { printed parcels { id } }',
      { printed: 1, parcels: null },
    ],
    [
      '/refunds/getRefundsList',
      'answerRefund(id: 3, input: { agree: true }) { amount refund { id } parcel { id } }',
      { amount: 534, refund: null, parcel: null },
    ],
    [
      '/goods/getGoodsList',
      'setGoodsOnSale(ids: [1], onSale: true) { id done good { id } }',
      [{ id: 1, done: true, good: null }],
    ],
    [
      '/shopOrders/getShopOrdersList',
      'ignoreShopOrders(ids: [1], ignored: true) { count shopOrders { id } }',
      { count: 1, shopOrders: null },
    ],
    [
      '/shopOrders/getShopOrdersList',
      'mergeShopOrders(ids: [1, 2, 3]) { merged shopOrders { id } }',
      { merged: 1, shopOrders: null },
    ],
    [
      '/shopOrders/getShopOrdersList',
      'splitMergeOrder(id: 5) { shopOrderIds shopOrders { id } }',
      { shopOrderIds: [1, 2], shopOrders: null },
    ],
  ])('are all null without an error when %s fails: %s', async (path, field, answer) => {
    graph.upstream.on(path, () => refused('UNAVAILABLE', '服务繁忙，请稍后再试'));
    expect((await reported(field)).answer).toEqual(answer);
  });
});

describe('a cache normalised by id shows a change immediately', () => {
  const cache = () => new InMemoryCache(cachePolicies);

  /** Asks as the web app does, with the type of every thing. */
  async function requested(document: string) {
    const { data, errors } = await graph.ask(document, {}, signedIn);
    expect(errors).toEqual([]);
    return data;
  }

  it('for a paid order and the balance', async () => {
    const kept = cache();
    const list =
      '{ orders { list { __typename id status } } me(kind: BUYER) { __typename id ... on Buyer { balance } } }';
    kept.writeQuery({ query: parse(list), data: await requested(list) });
    graph.upstream.on('/orders/getOrdersList', () =>
      ok({
        list: [{ ...orderRow(2, 2), status: 20 }],
        total: 1,
        totalIsExact: true,
        page: 1,
        pageSize: 1,
        counts: {},
      }),
    );
    graph.upstream.on('/user/info', () => ok(buyerRow(1, { balance: 1_234 })));
    const paid =
      'mutation { confirmOrder(id: 2, action: PAY, clientNo: "client-00001") { order { __typename id status } account { __typename id balance } } }';
    kept.writeQuery({ query: parse(paid), id: 'ROOT_MUTATION', data: await requested(paid) });
    const { orders: shown, me } = kept.readQuery({ query: parse(list) }) as {
      orders: { list: { id: number; status: string }[] };
      me: { balance: number };
    };
    expect(shown.list.map(({ id, status }) => [id, status])).toEqual([
      [1, 'PENDING_PAYMENT'],
      [2, 'PENDING_SHIPMENT'],
      [3, 'PENDING_PAYMENT'],
    ]);
    expect(me.balance).toBe(1_234);
  });

  it('for a parcel with a changed receiver', async () => {
    const kept = cache();
    const list = '{ parcels { list { __typename id receiverName } } }';
    kept.writeQuery({ query: parse(list), data: await requested(list) });
    graph.upstream.on('/orderPackages/getOrderPackagesList', () =>
      ok({
        list: [{ ...parcelRow(2, 6), receiverName: '李*' }],
        total: 1,
        totalIsExact: true,
        page: 1,
        pageSize: 1,
      }),
    );
    const edited = `mutation { editReceiver(id: 2, ${receiver}) { parcel { __typename id receiverName } } }`;
    kept.writeQuery({ query: parse(edited), id: 'ROOT_MUTATION', data: await requested(edited) });
    const { parcels } = kept.readQuery({ query: parse(list) }) as {
      parcels: { list: { id: number; receiverName: string }[] };
    };
    expect(parcels.list.map(({ id, receiverName }) => [id, receiverName])).toEqual([
      [1, parcelRow(1, 5).receiverName],
      [2, '李*'],
    ]);
  });

  it.each([
    {
      name: 'parcels that are refunded',
      list: '{ parcels { list { __typename id refundStatus } } }',
      path: '/orderPackages/getOrderPackagesList',
      row: { ...parcelRow(2, 6), refundStatus: 40 },
      mutation: 'refundParcels(ids: [2]) { parcels { __typename id refundStatus } }',
      shown: [
        { __typename: 'Parcel', id: 1, refundStatus: 'NONE' },
        { __typename: 'Parcel', id: 2, refundStatus: 'SUCCESS' },
      ],
    },
    {
      name: 'a refund that is answered',
      list: '{ refunds { list { __typename id status } } }',
      path: '/refunds/getRefundsList',
      row: { ...refundRow(2), status: 50 },
      mutation:
        'answerRefund(id: 2, input: { agree: false, reason: "完好" }) { refund { __typename id status } }',
      shown: [
        { __typename: 'Refund', id: 1, status: 'WAIT_SELLER' },
        { __typename: 'Refund', id: 2, status: 'REJECTED' },
      ],
    },
    {
      name: 'goods that are taken off sale, not what became of them',
      list: '{ sellerGoods { list { __typename id status } } }',
      path: '/goods/getGoodsList',
      row: { ...sellerGoodRow(2), status: 2 },
      mutation:
        'setGoodsOnSale(ids: [2], onSale: false) { __typename id done good { __typename id status } }',
      shown: [
        { __typename: 'SellerGood', id: 1, status: 'ON_SALE' },
        { __typename: 'SellerGood', id: 2, status: 'OFF_SALE' },
      ],
    },
    {
      name: 'shop orders that are left out',
      list: '{ shopOrders { list { __typename id importStatus } } }',
      path: '/shopOrders/getShopOrdersList',
      row: { ...shopOrderRow(1), importStatus: 4 },
      mutation: 'ignoreShopOrders(ids: [1], ignored: true) { shopOrders { __typename id importStatus } }',
      shown: [{ __typename: 'ShopOrder', id: 1, importStatus: 'IGNORED' }],
    },
  ])('$name', async ({ list, path, row, mutation, shown }) => {
    const kept = cache();
    kept.writeQuery({ query: parse(list), data: await requested(list) });
    graph.upstream.on(path, () => ok({ ...pageOf([row]), counts: {} }));
    const document = `mutation { ${mutation} }`;
    kept.writeQuery({ query: parse(document), id: 'ROOT_MUTATION', data: await requested(document) });
    const [page] = Object.values(
      kept.readQuery({ query: parse(list) }) as Record<string, { list: object[] }>,
    );
    expect(page?.list).toEqual(shown);
    expect(Object.keys(kept.extract()).filter((key) => key.startsWith('GoodDeedResult'))).toEqual([]);
  });
});
