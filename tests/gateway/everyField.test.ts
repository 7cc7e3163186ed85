import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GraphQLField, getNamedType, isCompositeType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentChannel } from '../../api/src/adapters/payments/paymentChannel.ts';
import { goodReceiver } from '../support/api.ts';
import { invitationOf } from '../support/members.ts';
import { scriptedListings } from '../support/scriptedListings.ts';
import { scriptedShop } from '../support/scriptedShop.ts';
import { addShopOrders, bindShop } from '../support/shopOrders.ts';
import { endpointOf, queueMessages } from '../support/webhooks.ts';
import { everyField } from './support/fullSelection.ts';
import type { Ask } from './support/graph.ts';
import { lastingSchema } from './support/lastingSchema.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';

/** Nobody ever pays there. */
const waitingChannel: PaymentChannel = {
  open: async () => ({ payUrl: 'https://cashier.example/1', qrCode: null }),
  query: async () => ({ state: 'waiting' }),
  close: async () => {},
  refund: async () => ({ state: 'absent' }),
  queryRefund: async () => ({ state: 'absent' }),
  bill: async () => ({ state: 'absent', code: 'NO_STATEMENT_EXIST' }),
  readNotice: () => null,
};

describe('every field of the graph', () => {
  const schema = lastingSchema();
  // An offer is read at 1688, which stands beside this service.
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ name }) => name !== 'offer',
  );
  let tokens: Record<'buyer' | 'seller' | 'supplier', string>;
  let graph: RealGraph;
  let ask: Ask;
  let caseId: number;
  let order: { orderId: number; packageId: number; goodId: number; warehouseId: number; courierId: number };
  let shopId: number;
  let endpointId: number;
  let shopOrderIds: number[];
  let filesDir: string;
  let taskId: string;
  let invitation: string;
  let payId: number;
  let stockId: number;
  let stocktakeId: number;
  let editId: number;
  let noticeId: number;
  let erpAccountId: number;
  let invoiceId: number;
  let templateId: number;
  let freightTemplateId: number;

  beforeAll(async () => {
    const { script, platform } = scriptedShop();
    filesDir = await mkdtemp(join(tmpdir(), 'chengcang-fields-'));
    graph = await startRealGraph({
      shopPlatforms: { 4: platform },
      ...{ listingPlatforms: { 4: scriptedListings }, site: 'https://shop.example' },
      paymentChannels: { 9: waitingChannel },
      filesDir,
    });
    const { api } = graph;
    ask = graph.ask;
    const [buyer, seller, shop] = [
      await api.buyer({ balance: 100_000 }),
      await api.seller(),
      await api.shop(),
    ];
    const { data } = await ask(
      'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId order { parcels { id } } } }',
      {
        input: orderOf(buyer, shop, [goodReceiver, { ...goodReceiver, thirdOrderNo: null }]),
        no: randomUUID(),
      },
      as(buyer.token),
    );
    const { orderId } = data.createOrder;
    const [{ id: packageId }] = data.createOrder.order.parcels;
    await ask(
      'mutation ($id: EntityId!, $no: String!) { confirmOrder(id: $id, action: PAY, clientNo: $no) { status } }',
      { id: orderId, no: randomUUID() },
      as(buyer.token),
    );
    await ask(
      'mutation ($id: EntityId!) { refundParcels(ids: [$id]) { refundFee } }',
      { id: packageId },
      as(buyer.token),
    );
    await api.query('INSERT INTO home_item (place, sort, good_id) VALUES (2, 1, $1)', [shop.goodId]);
    const [opened] = await api.query<{ id: number }>(
      `WITH ended AS (
         INSERT INTO after_sale_case (case_no, package_id, order_id, account_id, seller_id, kind, ask, amount, status, outcome, finished_at)
         SELECT 'S1', id, order_id, account_id, seller_id, 3, 2, 10, 80, 'revoked', now() FROM order_package WHERE id = $1 RETURNING id)
       INSERT INTO case_message (case_id, by, action, text, amount) SELECT id, 'user', 'open', '破损', 10 FROM ended RETURNING case_id AS id`,
      [packageId],
    );
    caseId = opened?.id ?? 0;
    await ask(
      'mutation ($id: EntityId!) { createFavourite(goodId: $id) { id } }',
      { id: shop.goodId },
      as(buyer.token),
    );
    const bound = await bindShop(api, buyer, { days: 2 });
    script.alive.add(bound.accessToken);
    const waiting = await addShopOrders(api, bound.id, [{ receiverKey: 'one' }, { receiverKey: 'one' }]);
    shopId = bound.id;
    await api.query('INSERT INTO shop_goods_pull (shop_id) VALUES ($1)', [shopId]);
    shopOrderIds = waiting.map(({ id }) => id);
    await ask(
      'mutation ($input: ShopGoodInput!) { addShopGood(input: $input) { id } }',
      { input: { shopId, goodId: shop.goodId } },
      as(buyer.token),
    );
    const exported = await ask(
      'mutation ($id: EntityId!) { exportOrder(ids: [$id]) { taskId } }',
      { id: orderId },
      as(buyer.token),
    );
    taskId = exported.data.exportOrder.taskId;
    const begun = await ask(
      'mutation ($no: String!) { createPayment(input: { amount: 10000, payType: SIMULATED }, clientNo: $no) { id } }',
      { no: randomUUID() },
      as(buyer.token),
    );
    payId = begun.data.createPayment.id;
    stockId = shop.stockId;
    const taken = await shop.seller.call<{ stocktakeId: number }>('POST', '/stocktakes/begin', {
      warehouseId: shop.warehouseId,
    });
    stocktakeId = taken.data.stocktakeId;
    const edited = await shop.seller.call<{ editId: number }>('POST', '/bulkEdits/apply', {
      ...{ kind: 4, change: { mode: 1, value: 9 }, rows: [{ id: shop.goodId, before: 8 }] },
    });
    editId = edited.data.editId;
    const [template] = await api.query<{ id: number }>(
      "INSERT INTO freight_template (seller_id, name) VALUES ($1, '标准') RETURNING id",
      [shop.seller.accountId],
    );
    freightTemplateId = template?.id ?? 0;
    const [erp] = await api.query<{ id: number }>(
      `WITH kept AS (
         INSERT INTO erp_account (seller_id, sid, app_key, shop_no, secret, stock_from) VALUES ($1::bigint, 's', 'k', 'n' || $1::bigint, '', now()) RETURNING id),
       told AS (INSERT INTO erp_stock (account_id, warehouse_no, article_no, available) SELECT id, 'W1', 'A', 1 FROM kept)
       SELECT id FROM kept`,
      [shop.seller.accountId],
    );
    erpAccountId = erp?.id ?? 0;
    const [notice] = await api.query<{ id: number }>(
      "INSERT INTO notice (type, title, detail) VALUES (2, '公告', '内容') RETURNING id",
    );
    noticeId = notice?.id ?? 0;
    await buyer.call('POST', '/invoiceTitles/save', { kind: 1, name: '张三' });
    const [invoice] = await api.query<{ id: number }>(
      `WITH made AS (
         INSERT INTO invoice (account_id, kind, custody, title_kind, title, amount, due_at)
         SELECT account_id, 1, 1, 1, title, 100, now() FROM invoice_title WHERE account_id = $1 RETURNING id)
       INSERT INTO invoice_part (invoice_id, kind, package_id, amount) SELECT id, 1, $2, 100 FROM made RETURNING invoice_id AS id`,
      [buyer.accountId, packageId],
    );
    invoiceId = invoice?.id ?? 0;
    const shipment = { name: '常发', orderId };
    ({ id: templateId } = (
      await buyer.call<{ id: number }>('POST', '/shipmentTemplates/save', shipment)
    ).data);
    invitation = await invitationOf(graph.api, buyer, 'viewer');
    ({ id: endpointId } = await endpointOf(buyer, 'buyer', 'https://erp.example/'));
    await queueMessages(api, endpointId, ['order 1']);
    tokens = { buyer: buyer.token, seller: seller.token, supplier: shop.seller.token };
    const { goodId, warehouseId, courierId } = shop;
    order = { orderId, packageId, goodId, warehouseId, courierId };
  });

  afterAll(async () => {
    await graph.close();
    await rm(filesDir, { recursive: true });
  });

  function argumentsOf({ name, args }: GraphQLField<unknown, unknown>): string {
    const ids: Record<string, number> = {
      good: order.goodId,
      warehouse: order.warehouseId,
      sellerWarehouse: order.warehouseId,
      freightTemplate: freightTemplateId,
      sellerGood: order.goodId,
      notice: noticeId,
      order: order.orderId,
      payment: payId,
      invoice: invoiceId,
      shipmentTemplate: templateId,
    };
    const value: Record<string, string> = {
      id: String(ids[name]),
      accountId: String(erpAccountId),
      parcelId: String(order.packageId),
      goodId: String(order.goodId),
      orderId: String(order.orderId),
      warehouseId: String(order.warehouseId),
      caseId: String(caseId),
      text: '"张三 13800000011 浙江杭州西湖区文三路1号"',
      places: '["浙江杭州西湖区文三路1号"]',
      kind: { legalTexts: 'DATA' }[name] ?? (name.startsWith('bulkEdit') ? 'WEIGHT' : 'BUYER'),
      editId: String(editId),
      endpointId: String(endpointId),
      filter: name === 'problems' ? '{ kind: SHOP }' : '',
      platform: name === 'orderedNumbers' ? 'OTHER' : '',
      thirdOrderNos: '["T1"]',
      rows: '[{ row: 1, thirdOrderNo: "T1" }]',
      pageSize: '1',
      first: '1',
      shopId: String(shopId),
      ...{ parentId: '"1"', categoryId: '"21101"' },
      code: JSON.stringify(invitation),
      taskId: JSON.stringify(taskId),
      stockId: String(stockId),
      stocktakeId: String(stocktakeId),
      ids: name === 'bulkEditPreview' ? `[${order.goodId}]` : `[${order.packageId}]`,
      input:
        {
          labelPreview:
            '{ paper: W76_H130, extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: "" } }',
          billable: '{ kind: GOODS }',
          listingPlan: `{ shopId: ${shopId}, goodIds: [${order.goodId}], rule: { times: 150, plus: 0, ending: NINE, floor: 10 } }`,
          bulkEditPreview: '{ mode: SET, value: 7 }',
          priceSimulation: `{ goodId: ${order.goodId}, warehouseId: ${order.warehouseId}, courierId: ${order.courierId}, quantity: 1, areaCode: "33" }`,
        }[name] ?? `{ shopId: ${shopId}, shopOrderIds: [${shopOrderIds}] }`,
    };
    const texts = args.filter((arg) => value[arg.name]).map((arg) => `${arg.name}: ${value[arg.name]}`);
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  }

  it.each(queries.map((field) => [field.name, field] as const))(
    'is resolved from REST: %s',
    async (name, field) => {
      const type = getNamedType(field.type);
      if (!isCompositeType(type)) throw new Error(`${name} is a leaf`);
      // Goods come without pages, and what has changed without the things: all that these have is asked for by their own fields.
      const depth = ['homePlaces', 'changesSince'].includes(name) ? 2 : undefined;
      const query = `{ ${name}${argumentsOf(field)} ${everyField(schema, type, depth)} }`;
      const who = field.description?.includes('suppliers only') ? tokens.supplier : tokens.buyer;
      const { data, errors } = await ask(query, {}, as(who));
      expect(errors).toEqual([]);
      expect(data[name]).not.toBeNull();
    },
  );

  it('is resolved for me as a supplier', async () => {
    const type = schema.getType('Seller');
    if (!isCompositeType(type)) throw new Error('no type Seller');
    const { data, errors } = await ask(
      `{ me(kind: SELLER) { ... on Seller ${everyField(schema, type)} } }`,
      {},
      as(tokens.seller),
    );
    expect(errors).toEqual([]);
    expect(data.me).toMatchObject({ kind: 'SELLER', authorityId: 11001, balanceYuan: '0.00' });
  });
});
