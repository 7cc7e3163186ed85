import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodReceiver, type TestApi } from '../support/api.ts';
import { secondWarehouse } from '../support/secondWarehouse.ts';
import type { Ask } from './support/graph.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';

const DEMO_BUYER = '13800000001';
let graph: RealGraph;
let api: TestApi;
let ask: Ask;

beforeAll(async () => {
  graph = await startRealGraph({ queue: { send: async () => undefined } });
  ({ api, ask } = graph);
});
afterAll(() => graph.close());

async function signIn(phone: string) {
  const { data } = await ask('{ captcha { captchaId picPath captchaLength } }');
  const outbox = (await api.app.inject('/dev/outbox')).json();
  const { answer } = outbox.captchas.find(
    (one: { captchaId: string }) => one.captchaId === data.captcha.captchaId,
  );
  return ask(
    'mutation ($input: LoginInput!) { login(input: $input) { token expireAt account { __typename id phone authorityId kind ... on Buyer { balance levelName } } } }',
    { input: { phone, password: 'demo1234', captcha: answer, captchaId: data.captcha.captchaId } },
  );
}

describe('the gateway with the real API', () => {
  it('signs the demo buyer in, and a second sign-in ends the first session', async () => {
    const { data, errors } = await signIn(DEMO_BUYER);
    expect(errors).toEqual([]);
    const { token, account } = data.login;
    expect(account).toMatchObject({
      __typename: 'Buyer',
      phone: DEMO_BUYER,
      authorityId: 10001,
      kind: 'BUYER',
    });
    expect((await ask('{ me(kind: BUYER) { id phone } }', {}, as(token))).data.me).toEqual({
      id: account.id,
      phone: DEMO_BUYER,
    });

    await signIn(DEMO_BUYER);
    const kicked = await ask('{ me(kind: BUYER) { id } }', {}, as(token));
    expect(kicked.errors[0]).toMatchObject({
      message: '您的帐户异地登陆或令牌失效',
      extensions: { code: 'UNAUTHENTICATED', errorKey: 'SESSION_KICKED', reload: true },
    });
  });

  it('answers who is signed in without being told the kind, and refuses another one', async () => {
    const people = { Buyer: await api.buyer(), Seller: await api.seller() };
    for (const [type, { token, accountId }] of Object.entries(people)) {
      const { data } = await ask('{ me { __typename id } }', {}, as(token));
      expect(data.me).toEqual({ __typename: type, id: accountId });
    }
    const { errors } = await ask('{ me(kind: BUYER) { id } }', {}, as(people.Seller.token));
    expect(errors[0]?.extensions.errorKey).toBe('NO_PERMISSION');
    expect((await ask('{ me { id } }')).errors[0]?.extensions.errorKey).toBe('NOT_LOGGED_IN');
  });

  it('reports a wrong captcha', async () => {
    const input = { phone: DEMO_BUYER, password: 'demo1234', captcha: 'zzzz', captchaId: randomUUID() };
    const { errors } = await ask('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input,
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'REFUSED',
      errorKey: expect.stringMatching(/^CAPTCHA_/),
    });
  });

  it('reads addresses, quotes, orders, pays and finds the order with its parcels', async () => {
    const buyer = await api.buyer({ balance: 100_000 });
    const shop = await api.shop();
    const token = as(buyer.token);

    const read = await ask(
      'query ($t: String!) { readAddresses(text: $t) { name phone districtCode cityCode provinceCode detail ignored rest parts { kind } problems { blocking } } }',
      { t: '谢谢 张三 13800000011 浙江省杭州市西湖区文三路123号' },
      token,
    );
    expect(read.data.readAddresses).toEqual([
      {
        name: '张三',
        phone: '13800000011',
        districtCode: '330106',
        cityCode: '3301',
        provinceCode: '33',
        detail: '文三路123号',
        ignored: '谢谢',
        rest: '',
        parts: [
          ...['ignored', 'separator', 'name', 'separator', 'phone', 'separator', 'region', 'detail'],
        ].map((kind) => ({ kind })),
        problems: [],
      },
    ]);

    const places = await ask(
      'query ($p: [String!]!) { readPlaces(places: $p) { districtCode cityCode detail problems { field blocking } } }',
      { p: ['浙江省杭州市西湖区文三路123号', '北京市海淀区', '某地'] },
      token,
    );
    expect(places.data.readPlaces).toEqual([
      { districtCode: '330106', cityCode: '3301', detail: '文三路123号', problems: [] },
      {
        districtCode: '110108',
        cityCode: '1101',
        detail: '',
        problems: [{ field: 'detail', blocking: true }],
      },
      {
        districtCode: '',
        cityCode: '',
        detail: '某地',
        problems: [
          { field: 'region', blocking: true },
          { field: 'detail', blocking: true },
        ],
      },
    ]);

    const ordered = await ask(
      '{ orderedNumbers(platform: TAOBAO, thirdOrderNos: ["never"]) { thirdOrderNo packageNo } }',
      {},
      token,
    );
    expect(ordered.data.orderedNumbers).toEqual([]);

    const input = orderOf(buyer, shop, [
      goodReceiver,
      { ...goodReceiver, receiverName: '李四', thirdOrderNo: null },
    ]);
    const quote = await ask(
      'mutation ($input: OrderInput!) { quoteOrder(input: $input) { quoteNo totalFee totalFeeYuan enough rows { row state packageFee problems { field } } } }',
      { input },
      token,
    );
    expect(quote.data.quoteOrder).toMatchObject({
      enough: true,
      rows: [{ row: 0, state: 'OK' }, { row: 1 }],
    });

    const clientNo = randomUUID();
    const create = () =>
      ask(
        'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId totalFee skipped order { status statusText allowedActions } } }',
        { input: { ...input, quoteNo: quote.data.quoteOrder.quoteNo }, no: clientNo },
        token,
      );
    const [first, second] = [await create(), await create()];
    expect(first.errors).toEqual([]);
    expect(second.data).toEqual(first.data);
    const { orderId, totalFee } = first.data.createOrder;
    expect(totalFee).toBe(quote.data.quoteOrder.totalFee);
    expect(first.data.createOrder).toMatchObject({
      skipped: [],
      order: { status: 'PENDING_PAYMENT', allowedActions: expect.arrayContaining(['PAY', 'CANCEL']) },
    });

    const pay = await ask(
      'mutation ($id: EntityId!, $no: String!) { confirmOrder(id: $id, action: PAY, clientNo: $no) { status paidFee balance order { id status parcels { id } } account { balance } } }',
      { id: orderId, no: randomUUID() },
      token,
    );
    expect(pay.data.confirmOrder).toMatchObject({
      status: 'PENDING_SHIPMENT',
      paidFee: totalFee,
      balance: 100_000 - totalFee,
      order: { id: orderId },
      account: { balance: 100_000 - totalFee },
    });
    const parcelIds = pay.data.confirmOrder.order.parcels.map(({ id }: { id: number }) => id);
    expect(parcelIds).toHaveLength(2);

    const found = await ask(
      'query ($id: EntityId!) { order(id: $id) { id status good { id } parcels { receiverName status orderId } } parcels(filter: { orderId: $id }) { total list { receiverName order { id } } } moneyLogs { sumOut list { type amountYuan } } }',
      { id: orderId },
      token,
    );
    expect(found.errors).toEqual([]);
    expect(found.data.order).toMatchObject({
      id: orderId,
      good: { id: shop.goodId },
      parcels: [{ receiverName: '张*' }, { receiverName: '李*' }],
    });
    const revealed = await ask(
      'mutation ($id: EntityId!) { revealReceiver(id: $id) { packageId receiverName receiverPhone province address } }',
      { id: parcelIds[0] },
      token,
    );
    expect([revealed.errors, revealed.data.revealReceiver]).toEqual([
      [],
      {
        ...{ packageId: parcelIds[0], receiverName: '张三', province: '浙江省' },
        ...{ receiverPhone: goodReceiver.receiverPhone, address: goodReceiver.address },
      },
    ]);
    expect(found.data.parcels).toMatchObject({
      total: 2,
      list: [{ order: { id: orderId } }, { receiverName: '李*' }].reverse(),
    });
    expect(found.data.moneyLogs.sumOut).toBe(totalFee);
    expect(found.data.moneyLogs.list[0].type).toBe('ORDER_PAY');

    const { provinceCode, cityCode, districtCode, receiverPhone, address } = goodReceiver;
    const edited = await ask(
      'mutation ($id: EntityId!, $input: ReceiverInput!) { editReceiver(id: $id, input: $input) { orderId parcel { id receiverName } } }',
      {
        id: parcelIds[0],
        input: { receiverName: '王五', provinceCode, cityCode, districtCode, receiverPhone, address },
      },
      token,
    );
    expect(edited.data.editReceiver).toEqual({ orderId, parcel: { id: parcelIds[0], receiverName: '王*' } });

    const cancelled = await ask(
      'mutation ($id: EntityId!) { cancelOrder(id: $id) { refundFee order { id afterSaleStatus } account { balance } } }',
      { id: orderId },
      token,
    );
    expect(cancelled.data.cancelOrder).toEqual({
      refundFee: totalFee,
      order: { id: orderId, afterSaleStatus: 'REFUNDED' },
      account: { balance: 100_000 },
    });
  });

  it('forwards the details of a short balance and of invalid rows', async () => {
    const buyer = await api.buyer();
    const shop = await api.shop();
    const create = (packages: object[]) =>
      ask(
        'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId } }',
        { input: orderOf(buyer, shop, packages), no: randomUUID() },
        as(buyer.token),
      );
    const { data } = await create([goodReceiver]);
    const pay = await ask(
      'mutation ($id: EntityId!, $no: String!) { confirmOrder(id: $id, clientNo: $no) { status } }',
      { id: data.createOrder.orderId, no: randomUUID() },
      as(buyer.token),
    );
    expect(pay.errors[0]?.extensions).toMatchObject({
      code: 'REFUSED',
      errorKey: 'BALANCE_SHORT',
      data: { balance: 0, lack: expect.any(Number) },
    });

    const bad = await create([{ ...goodReceiver, receiverPhone: '12' }]);
    expect(bad.errors[0]?.extensions).toMatchObject({
      errorKey: 'ROWS_INVALID',
      data: { failed: [{ row: 0, field: 'phone' }] },
    });
  });

  it('shows a visitor goods and no orders, and nobody the orders of another account', async () => {
    const shown = await ask(
      '{ goods(pageSize: 5) { total list { id priceYuan warehouses { available warehouse { id } } } } categories { id name } }',
    );
    expect(shown.errors).toEqual([]);
    expect(shown.data.goods.total).toBeGreaterThan(100);
    expect(shown.data.categories).toContainEqual({ id: 8, name: expect.any(String) });
    expect((await ask('{ orders { total } }')).errors[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      errorKey: 'NOT_LOGGED_IN',
    });

    const [one, other] = [await api.buyer({ balance: 10_000 }), await api.buyer()];
    const shop = await api.shop();
    const { data } = await ask(
      'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId } }',
      { input: orderOf(one, shop, [goodReceiver]), no: randomUUID() },
      as(one.token),
    );
    const { errors } = await ask(
      'query ($id: EntityId!) { order(id: $id) { id } }',
      { id: data.createOrder.orderId },
      as(other.token),
    );
    expect(errors[0]).toMatchObject({ message: '数据不存在', extensions: { code: 'NOT_FOUND' } });
  });

  it('creates, updates and removes senders', async () => {
    const { token } = await api.buyer();
    const input = {
      name: '王五',
      phone: '13800000012',
      provinceCode: '33',
      cityCode: '3301',
      districtCode: '330106',
      address: '文二路2号',
    };
    const created = await ask(
      'mutation ($input: SenderInput!) { createSender(input: $input) { id name province isDefault remark } }',
      { input },
      as(token),
    );
    const { id } = created.data.createSender;
    expect(created.data.createSender).toEqual({
      id,
      name: '王五',
      province: '浙江省',
      isDefault: false,
      remark: '',
    });
    const changed = await ask(
      'mutation ($id: EntityId!, $input: SenderInput!) { updateSender(id: $id, input: $input) { name isDefault } }',
      { id, input: { ...input, name: '赵六', isDefault: true } },
      as(token),
    );
    expect(changed.data.updateSender).toEqual({ name: '赵六', isDefault: true });
    expect(
      (await ask('mutation ($ids: [EntityId!]!) { deleteSenders(ids: $ids) }', { ids: [id] }, as(token))).data
        .deleteSenders,
    ).toEqual([id]);
    expect((await ask('{ senders { id } }', {}, as(token))).data.senders).toHaveLength(1);
  });

  it('keeps, renames, uses and removes shipment templates, and says what has changed', async () => {
    const [buyer, shop] = [await api.buyer(), await api.shop({ supplyPrice: 100, margin: 20 })];
    const token = as(buyer.token);
    const saved = await ask(
      'mutation ($input: ShipmentTemplateInput!) { saveShipmentTemplate(input: $input) { id name price usedAt items { skuId quantity } } }',
      {
        input: {
          name: '常发',
          content: {
            ...{ warehouseId: shop.warehouseId, courierId: shop.courierId, remark: '' },
            items: [{ skuId: shop.skuId, quantity: 2 }],
          },
        },
      },
      token,
    );
    const { id, ...kept } = saved.data.saveShipmentTemplate;
    expect(kept).toEqual({
      ...{ name: '常发', price: expect.any(Number), usedAt: null },
      items: [{ skuId: shop.skuId, quantity: 2 }],
    });
    await api.query('UPDATE sku SET supply_price = 150 WHERE id = $1', [shop.skuId]);
    const found = await ask(
      'query ($id: EntityId!) { shipmentTemplate(id: $id) { senderId price changes problems } }',
      { id },
      token,
    );
    expect(found.data.shipmentTemplate).toEqual({
      ...{ senderId: null, price: kept.price + 100, problems: [] },
      changes: [expect.stringMatching(/单价由1\.20元变为1\.70元$/)],
    });
    const renamed = await ask(
      'mutation ($id: EntityId!) { renameShipmentTemplate(id: $id, name: "改名") { name } }',
      { id },
      token,
    );
    expect(renamed.data.renameShipmentTemplate).toEqual({ name: '改名' });
    const used = await ask(
      'mutation ($id: EntityId!) { markShipmentTemplateUsed(id: $id) { changes usedAt } }',
      { id },
      token,
    );
    expect(used.data.markShipmentTemplateUsed).toEqual({ changes: [], usedAt: expect.any(String) });
    const list = async () => (await ask('{ shipmentTemplates { name } }', {}, token)).data.shipmentTemplates;
    expect(await list()).toEqual([{ name: '改名' }]);
    const removed = await ask(
      'mutation ($ids: [EntityId!]!) { deleteShipmentTemplates(ids: $ids) }',
      { ids: [id] },
      token,
    );
    expect([removed.data.deleteShipmentTemplates, await list()]).toEqual([[id], []]);
  });

  it('keeps, renames, uses and removes answer templates, and refuses a name twice', async () => {
    const token = as((await api.shop()).seller.token);
    const save = (name: string, id: number | null = null) =>
      ask(
        'mutation ($id: EntityId, $input: AnswerTemplateInput!) { saveAnswerTemplate(id: $id, input: $input) { id name text usedAt } }',
        { id, input: { name, text: '给您补发一件' } },
        token,
      );
    const kept = (await save('补发')).data.saveAnswerTemplate;
    expect(kept).toEqual({ id: kept.id, name: '补发', text: '给您补发一件', usedAt: null });
    const again = await save('补发');
    expect(again.errors[0]).toMatchObject({
      message: '同名常用回复已存在',
      extensions: { code: 'REFUSED', errorKey: 'ANSWER_TEMPLATE_EXISTS', data: { field: 'name' } },
    });
    expect((await save('改名', kept.id)).data.saveAnswerTemplate).toEqual({ ...kept, name: '改名' });
    const used = await ask(
      'mutation ($id: EntityId!) { markAnswerTemplateUsed(id: $id) { id usedAt } }',
      { id: kept.id },
      token,
    );
    const { usedAt } = used.data.markAnswerTemplateUsed;
    const list = async () =>
      (await ask('{ answerTemplates { name usedAt } }', {}, token)).data.answerTemplates;
    expect(await list()).toEqual([{ name: '改名', usedAt: expect.any(String) }]);
    expect(usedAt).toBe((await list())[0].usedAt);
    const removed = await ask(
      'mutation ($ids: [EntityId!]!) { deleteAnswerTemplates(ids: $ids) }',
      { ids: [kept.id] },
      token,
    );
    expect([removed.data.deleteAnswerTemplates, await list()]).toEqual([[kept.id], []]);
  });

  it('moves stock to another warehouse and counts it there, as it is after each step', async () => {
    const shop = await api.shop({ stock: 10 });
    const token = as(shop.seller.token);
    const to = await secondWarehouse(api, shop);
    const sent = await ask(
      `mutation ($input: StockTransferInput!, $clientNo: String!) {
        sendStockTransfer(input: $input, clientNo: $clientNo) { transferId transfer { status pieces lines { skuId num } } }
      }`,
      {
        input: {
          fromWarehouseId: shop.warehouseId,
          toWarehouseId: to,
          lines: [{ skuId: shop.skuId, num: 4 }],
        },
        clientNo: randomUUID(),
      },
      token,
    );
    const { transferId, transfer } = sent.data.sendStockTransfer;
    expect(transfer).toEqual({ status: 'SENT', pieces: 4, lines: [{ skuId: shop.skuId, num: 4 }] });
    const received = await ask(
      `mutation ($id: EntityId!, $rows: [ReceivedRowInput!]) {
        receiveStockTransfer(id: $id, rows: $rows) { transfer { status lost lines { received reason } } }
      }`,
      { id: transferId, rows: [{ skuId: shop.skuId, received: 3, reason: 'SHORT' }] },
      token,
    );
    expect(received.data.receiveStockTransfer.transfer).toEqual({
      ...{ status: 'RECEIVED', lost: 1, lines: [{ received: 3, reason: 'SHORT' }] },
    });
    const begun = await ask(
      'mutation ($input: StocktakeInput!, $clientNo: String!) { beginStocktake(input: $input, clientNo: $clientNo) { stocktakeId } }',
      { input: { warehouseId: to }, clientNo: randomUUID() },
      token,
    );
    const { stocktakeId: id } = begun.data.beginStocktake;
    const saved = await ask(
      `mutation ($id: EntityId!, $rows: [StocktakeRowInput!]!) {
        saveStocktakeLines(id: $id, rows: $rows) { lines { book difference reason } stocktake { counted fewer } }
      }`,
      { id, rows: [{ skuId: shop.skuId, counted: 2 }] },
      token,
    );
    expect(saved.data.saveStocktakeLines).toEqual({
      lines: [{ book: 3, difference: -1, reason: 'FEWER' }],
      stocktake: { counted: 1, fewer: 1 },
    });
    const posted = await ask(
      'mutation ($id: EntityId!) { postStocktake(id: $id) { stocktake { status allowedActions } } }',
      { id },
      token,
    );
    expect(posted.data.postStocktake.stocktake).toEqual({ status: 'POSTED', allowedActions: [] });
  });

  it('returns parcels and refunds in their state after a mutation', async () => {
    const [buyer, shop] = [await api.buyer({ balance: 100_000 }), await api.shop()];
    const requested = async (
      who: { token: string },
      mutation: string,
      variables: Record<string, unknown>,
    ) => {
      const { data, errors } = await ask(mutation, variables, as(who.token));
      expect(errors).toEqual([]);
      return data;
    };
    const { createOrder } = await requested(
      buyer,
      'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId order { parcels { id packageNo } } } }',
      { input: orderOf(buyer, shop, [goodReceiver, goodReceiver]), no: randomUUID() },
    );
    await requested(
      buyer,
      'mutation ($id: EntityId!, $no: String!) { confirmOrder(id: $id, action: PAY, clientNo: $no) { status } }',
      { id: createOrder.orderId, no: randomUUID() },
    );
    const [first, second] = createOrder.order.parcels;
    const refund = async (id: number) => {
      const { refundParcels } = await requested(
        buyer,
        'mutation ($id: EntityId!) { refundParcels(ids: [$id], reason: "不要了") { parcels { id refundId refundStatus } } }',
        { id },
      );
      return refundParcels.parcels;
    };
    const refundId = expect.any(Number);

    expect(await refund(first.id)).toEqual([{ id: first.id, refundId, refundStatus: 'SUCCESS' }]);
    const { fillWaybills } = await requested(
      shop.seller,
      'mutation ($rows: [WaybillRowInput!]!) { fillWaybills(rows: $rows) { failed { msg } parcels { id status waybillNo } } }',
      { rows: [{ row: 1, packageNo: second.packageNo, waybillNo: 'YT1234567890123' }] },
    );
    expect(fillWaybills).toEqual({
      failed: [],
      parcels: [{ id: second.id, status: 'SHIPPED', waybillNo: 'YT1234567890123' }],
    });
    const [asking] = await refund(second.id);
    expect(asking).toEqual({ id: second.id, refundId, refundStatus: 'WAIT_SELLER' });
    const { answerRefund } = await requested(
      shop.seller,
      'mutation ($id: EntityId!) { answerRefund(id: $id, input: { agree: false, reason: "已发货" }) { refund { id status auditReason } parcel { id refundStatus } } }',
      { id: asking.refundId },
    );
    expect(answerRefund).toEqual({
      refund: { id: asking.refundId, status: 'REJECTED', auditReason: '已发货' },
      parcel: { id: second.id, refundStatus: 'REJECTED' },
    });
  });
});
