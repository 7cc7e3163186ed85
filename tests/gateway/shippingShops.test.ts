import { randomUUID } from 'node:crypto';
import { getNamedType, isCompositeType, type OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import { JOB_KINDS } from '../../api/src/jobs/kinds/all.ts';
import { type JobQueue, openJobQueue } from '../../api/src/jobs/queue.ts';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import type { Person, Shop } from '../support/api.ts';
import { remoteOrder, scriptedShop } from '../support/scriptedShop.ts';
import { scriptedWaybills } from '../support/scriptedWaybills.ts';
import { bindShop } from '../support/shopOrders.ts';
import { everyField } from './support/fullSelection.ts';
import { as, type RealGraph, startRealGraph } from './support/realGraph.ts';

const BALANCE = 100_000;
const schema = buildSchema();
let { script, platform } = scriptedShop();
let graph: RealGraph;
let queue: JobQueue;
let buyer: Person;
let goods: Shop;
beforeAll(async () => {
  graph = await startRealGraph({
    shopPlatforms: {
      get 4() {
        return platform;
      },
    },
    waybills: scriptedWaybills().waybills,
    queue: { send: (...args) => queue.send(...args) },
  });
  queue = await openJobQueue(graph.api.database, JOB_KINDS, (error) => {
    throw error;
  });
  goods = await graph.api.shop();
  await graph.api.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [goods.warehouseId]);
});
afterAll(async () => {
  await queue.stop();
  await graph.close();
});
beforeEach(async () => {
  ({ script, platform } = scriptedShop());
  buyer = await graph.api.buyer({ balance: BALANCE });
});

/** Asks the buyer's question and answers every field of what comes, down to `depth`. */
async function ask(
  operation: `${OperationTypeNode}`,
  call: string,
  input?: { of: string; is: object },
  depth = 2,
) {
  const name = call.split('(')[0] ?? '';
  const field = schema.getRootType(operation as OperationTypeNode)?.getFields()[name];
  const type = field && getNamedType(field.type);
  const selection = isCompositeType(type) ? everyField(schema, type, depth) : '';
  const declared = input ? `($input: ${input.of}!)` : '';
  const { data, errors } = await graph.ask(
    `${operation} ${declared} { ${call} ${selection} }`,
    input ? { input: input.is } : {},
    as(buyer.token),
  );
  expect(errors).toEqual([]);
  return data[name];
}

/** Works on jobs, of which there is at least one, until none is left. */
async function work(): Promise<void> {
  while ((await queue.drain(graph.api.app.jobHandlers)) === 0);
}

/** A bound shop with orders that were read over the graph; the first two have one receiver. */
async function stage() {
  const shop = await bindShop(graph.api, buyer);
  script.alive.add(shop.accessToken);
  script.orders = [1, 41, 2, 3].map((no) => remoteOrder(no));
  const input = { of: 'ShopPullInput', is: { shopId: shop.id } };
  const [pull] = await Promise.all([ask('mutation', 'pullShopOrders(input: $input)', input), work()]);
  expect(pull).toMatchObject({ done: true, total: 4, added: 4, updated: 0 });
  const { list } = await ask('query', `shopOrders(filter: { shopId: ${shop.id} })`, undefined, 3);
  const idOf = (no: string): number =>
    list.find((order: { remoteOrderNo: string }) => order.remoteOrderNo === no).id;
  return { shopId: shop.id, ids: script.orders.map(({ remoteOrderNo }) => idOf(remoteOrderNo)) };
}

/** Places a batch of parts over the graph and pays it. */
async function ship(parts: object[], quoteNo?: string) {
  const is = { type: 'AUTO', senderId: buyer.senderId, parts, quoteNo };
  const create = `createBatch(input: $input, clientNo: "${randomUUID()}")`;
  const placed = await ask('mutation', create, { of: 'BatchInput', is });
  // The answer was lost: the same number asks again.
  expect(await ask('mutation', create, { of: 'BatchInput', is })).toEqual(placed);
  const paid = await ask(
    'mutation',
    `confirmBatch(batchNo: "${placed.batchNo}", clientNo: "${randomUUID()}")`,
  );
  return { placed, paid, orderId: paid.orders[0].id as number };
}

describe('shop orders in the graph', () => {
  it('are quoted, placed, paid, issued and written back, merged ones as one parcel', async () => {
    const { shopId, ids } = await stage();
    const [one, same, single] = ids;
    const { list } = await ask('mutation', `mergeShopOrders(ids: [${one}, ${same}])`);
    const mergeId = list[0].id;
    const { goodId, warehouseId, courierId } = goods;
    const part = { goodId, warehouseId, courierId, shopOrderIds: [single], mergeIds: [mergeId] };

    const is = { type: 'AUTO', senderId: buyer.senderId, parts: [part] };
    const quote = await ask('mutation', 'quoteBatch(input: $input)', { of: 'BatchInput', is }, 4);
    expect(quote).toMatchObject({ packageCount: 2, balance: BALANCE, enough: true });
    expect(quote.parts).toMatchObject([
      {
        refusal: null,
        rows: [
          { row: 0, mergeId, shopOrderIds: [one, same], state: 'OK', problems: [] },
          { row: 1, mergeId: null, shopOrderIds: [single], state: 'OK', problems: [] },
        ],
      },
    ]);

    const { placed, paid, orderId } = await ship([part], quote.quoteNo);
    const ofShop = { type: 'AUTO', platform: 'DOUYIN', shopId, autoSend: true, batchNo: placed.batchNo };
    expect(placed).toMatchObject({ packageCount: 2, totalFee: quote.totalFee, enough: true, skipped: [] });
    expect(placed.orders).toMatchObject([{ ...ofShop, status: 'PENDING_PAYMENT' }]);
    expect(paid).toMatchObject({ paidFee: quote.totalFee, balance: BALANCE - quote.totalFee });
    expect(paid.orders).toMatchObject([{ ...ofShop, status: 'PENDING_SHIPMENT' }]);

    await work();
    expect(await ask('query', `order(id: ${orderId})`, undefined, 3)).toMatchObject({
      ...ofShop,
      status: 'PENDING_RECEIPT',
      outputCounts: { success: 2, failed: 0, issuing: 0 },
      autoSendCounts: { success: 2, failed: 0, waiting: 0, external: 0 },
      parcels: [
        { mergeId, thirdOrderNos: ['R00000001', 'R00000041'], encrypted: true, outputCode: null },
        { mergeId: null, thirdOrderNos: ['R00000002'], encrypted: true, autoSendCode: null },
      ],
    });
    const filter = `filter: { shopId: ${shopId} }`;
    expect(await ask('query', `parcels(${filter})`)).toMatchObject({ total: 2 });
    expect(await ask('query', `orders(filter: { batchNo: "${placed.batchNo}" })`)).toMatchObject({
      total: 1,
    });
    expect((await ask('query', `shopOrders(${filter})`)).counts).toEqual(
      expect.arrayContaining([
        { status: 'PENDING', count: 1 },
        { status: 'RETURNED', count: 3 },
      ]),
    );
    const synced = await ask('mutation', `syncOrder(id: ${orderId})`);
    expect(synced).toMatchObject({ orderId, checked: 2, updated: 0, order: { id: orderId, ...ofShop } });
  });

  it('are a problem until the shop accepts the number', async () => {
    const { ids } = await stage();
    script.beforePost = async () => {
      throw new ShopError('scripted', 'courierUnknown', 'NO_COURIER');
    };
    const { goodId, warehouseId, courierId } = goods;
    const { orderId } = await ship([{ goodId, warehouseId, courierId, shopOrderIds: [ids[2]] }]);
    await work();
    const count = (problems: number) => [
      { kind: 'CASE', count: 0 },
      { kind: 'REFUND', count: 0 },
      { kind: 'PICKUP', count: 0 },
      { kind: 'MOVEMENT', count: 0 },
      { kind: 'LATE', count: 0 },
      { kind: 'AUTO_ORDER', count: 0 },
      { kind: 'OUTPUT', count: 0 },
      { kind: 'AUTO_SEND', count: problems },
      { kind: 'SHOP', count: 0 },
      { kind: 'SOURCE_ORDER', count: 0 },
      { kind: 'LISTING', count: 0 },
      { kind: 'WAYBILL_ACCOUNT', count: 0 },
      { kind: 'ERP_ACCOUNT', count: 0 },
      { kind: 'ERP_PARCEL', count: 0 },
    ];
    const { counts, list } = await ask('query', 'problems(filter: { kind: AUTO_SEND })');
    expect(counts).toEqual(count(1));
    const [{ packageId }] = list;
    const why = { reasonCode: 'COURIER_MAPPING', text: '快递公司未映射' };
    expect(list).toMatchObject([{ id: `autoSend-${packageId}`, kind: 'AUTO_SEND', orderId, ...why }]);

    const again = async (packages = '') =>
      (
        await Promise.all([ask('mutation', `reAutoSend(id: ${orderId}${packages})`, undefined, 3), work()])
      )[0];
    expect(await again()).toMatchObject({
      submitted: 1,
      success: 0,
      failed: [{ packageId, reasonCode: 'COURIER_MAPPING', msg: '快递公司未映射' }],
      order: { id: orderId, autoSendCounts: { success: 0, failed: 1 } },
    });
    script.beforePost = async () => undefined;
    expect(await again(`, packageIds: [${packageId}]`)).toMatchObject({
      submitted: 1,
      success: 1,
      failed: [],
      order: { id: orderId, autoSendCounts: { success: 1, failed: 0 } },
    });
    expect((await ask('query', 'problems')).counts).toEqual(count(0));
  });
});

describe('a shop in the graph', () => {
  it('plans orders by its goods mappings', async () => {
    const { shopId, ids } = await stage();
    const chosen = { shopId, shopOrderIds: ids.slice(2, 3) };
    const plan = () => ask('query', 'shopOrderPlan(input: $input)', { of: 'ShopOrderPlanInput', is: chosen });
    expect(await plan()).toMatchObject({
      parts: [],
      unplanned: [{ shopOrderId: ids[2], mergeId: null, reasonCode: 'GOODS_UNMAPPED' }],
    });
    const { goodId, courierId, warehouseId } = goods;
    const is = { shopId, goodId, courierId, num: 2, remoteGoodId: 'g-1', remoteTitle: '毛绒小熊公仔' };
    const mapping = await ask('mutation', 'addShopGood(input: $input)', { of: 'ShopGoodInput', is });
    expect(mapping).toMatchObject({ ...is, remoteSkuId: '', warehouseId: null, onSale: true });
    expect(await ask('query', `shopGoods(shopId: ${shopId})`, undefined, 3)).toEqual({
      list: [mapping],
      total: 1,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
    });
    // Two pieces were bought, and two of our goods stand for each.
    expect(await plan()).toMatchObject({
      parts: [{ goodId, courierId, warehouseId, num: 4, shopOrderIds: [ids[2]], mergeIds: [] }],
      unplanned: [],
    });
    expect(await ask('mutation', `deleteShopGood(id: ${mapping.id})`)).toBe(mapping.id);
    expect(await ask('query', `shopGoods(shopId: ${shopId})`, undefined, 3)).toEqual({
      list: [],
      total: 0,
      totalIsExact: true,
      page: 1,
      pageSize: 20,
      nextCursor: null,
    });
  });

  it('suggests, creates and splits merges', async () => {
    const { shopId, ids } = await stage();
    const pair = { shopId, platform: 'DOUYIN', shopOrderIds: ids.slice(0, 2), count: 2 };
    const shown = () => ask('query', `mergeOrders(shopId: ${shopId})`);
    const suggested = await shown();
    expect(suggested).toMatchObject([{ ...pair, id: null, mergeNo: null, status: 'SUGGESTED' }]);
    const { list, merged, rejected, shopOrders } = await ask('mutation', `mergeShopOrders(ids: [${ids}])`);
    expect(shopOrders).toMatchObject(ids.map((id, at) => ({ id, mergeId: at < 2 ? list[0].id : null })));
    expect([merged, list]).toMatchObject([1, [{ ...pair, status: 'MERGED' }]]);
    expect(rejected.map(({ shopOrderId }: { shopOrderId: number }) => shopOrderId)).toEqual(ids.slice(2));
    expect(await shown()).toEqual(list);
    expect(await ask('mutation', `splitMergeOrder(id: ${list[0].id})`)).toMatchObject({
      shopOrders: ids.slice(0, 2).map((id) => ({ id, mergeId: null })),
    });
    expect(await shown()).toEqual(suggested);
  });

  it('stores settings and ignored orders', async () => {
    const { shopId, ids } = await stage();
    const tagRule = { matchType: 'BOTH', color: 'red', text: '橙仓' };
    const is = { defaultCourierId: goods.courierId, autoDayLimit: 5_000, tagRule };
    const changed = await ask('mutation', `updateShop(id: ${shopId}, input: $input)`, {
      of: 'ShopChangeInput',
      is,
    });
    expect(changed).toMatchObject({ id: shopId, autoSend: true, ...is, waitingOrders: 4 });
    expect(await ask('mutation', `updateShop(id: ${shopId}, input: { autoDayLimit: null })`)).toEqual({
      ...changed,
      autoDayLimit: null,
    });
    const ignore = (ignored: boolean) =>
      ask('mutation', `ignoreShopOrders(ids: [${ids.slice(0, 3)}], ignored: ${ignored})`);
    const waiting = async () => (await ask('query', 'shops')).list[0].waitingOrders;
    const reported = (importStatus: string) => ({
      count: 3,
      shopOrders: ids.slice(0, 3).map((id) => ({ id, shopId, importStatus })),
    });
    expect([await ignore(true), await waiting()]).toMatchObject([reported('IGNORED'), 1]);
    expect([await ignore(false), await waiting()]).toMatchObject([reported('PENDING'), 4]);
    expect(await ask('query', 'shopPlatforms')).toEqual(
      [
        ...['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WECHAT_CHANNELS', 'JUSHUITAN', 'ALI_1688'],
      ].map((name) => ({
        platform: name,
        configured: name === 'DOUYIN',
        assigning: false,
        merchantCode: null,
      })),
    );
  });
});
