import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepUnpaid } from '../../api/src/modules/shipments/cancelling.service.ts';
import { goodReceiver, orderBody, type Person, type Shop, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';

/** Friday 2026-11-20, 10:00 in Shanghai. */
const FRIDAY = new Date('2026-11-20T02:00:00Z');

let api: TestApi;
let buyer: Person;
let shop: Shop;

beforeAll(async () => {
  api = await startApi({ now: () => FRIDAY });
  buyer = await api.buyer({ balance: 100_000, level: 4 });
  shop = await api.shop({ supplyPrice: 100, margin: 20, weight: 300 });
});
afterAll(async () => {
  expect(await brokenInvariants(api)).toEqual([]);
  await api.close();
});

const create = (body: object) =>
  buyer.call<{ orderId: number; totalFee: number; balance: number; failed: object[] }>(
    'POST',
    '/orders/createOrder',
    body,
  );
const pay = (id: number, clientNo = randomUUID()) =>
  buyer.call<{ status: number; paidFee: number; balance: number }>('POST', '/orders/confirmOrder', {
    id,
    action: 'pay',
    clientNo,
  });
const balance = async () => (await buyer.call<{ balance: number }>('GET', '/user/info')).data.balance;
const locked = async (of: Shop) =>
  (await api.query<{ locked: number }>('SELECT locked FROM good_stock WHERE id = $1', [of.stockId]))[0]
    ?.locked;

describe('orders/quote', () => {
  it('gives every row its verdict and price, and adds up those that can go', async () => {
    const { data } = await buyer.call<Record<string, unknown>>('POST', '/orders/quote', {
      ...orderBody(buyer, shop),
      num: 2,
      packages: [
        goodReceiver,
        { ...goodReceiver, receiverPhone: '123' },
        { text: '李四，13800000012，江苏省南京市鼓楼区中山北路2号' },
        { ...goodReceiver, districtCode: '' },
      ],
    });
    // 2 x (100 + 20) + (280 - 6) for a buyer of level 4
    const priced = {
      goodsFee: 240,
      courierFee: 274,
      remoteFee: 0,
      discountFee: 6,
      packageFee: 514,
      promisedShipAt: '2026-11-20T16:00:00+08:00',
    };
    const problem = (field: string, msg: string, blocking: boolean) => ({
      field,
      reasonCode: 'ADDRESS_INVALID',
      msg,
      blocking,
    });
    expect(data).toEqual({
      quoteNo: expect.stringMatching(/^Q[0-9a-f]{24}$/),
      expireAt: expect.stringMatching(/\+08:00$/),
      rows: [
        { row: 0, state: 0, problems: [], ...priced },
        { row: 1, state: 2, problems: [problem('phone', '手机号不正确', true)], ...priced },
        { row: 2, state: 0, problems: [], ...priced },
        { row: 3, state: 1, problems: [problem('region', '区县无法识别，请确认', false)], ...priced },
      ],
      packageCount: 3,
      goodsFee: 720,
      courierFee: 822,
      remoteFee: 0,
      discountFee: 18,
      totalFee: 1542,
      available: 1000,
      balance: 100_000,
      enough: true,
      problems: [],
    });
  });

  it('says that the courier rests today and when it will come, and that stock is short', async () => {
    const resting = await api.shop({ stock: 1 });
    await api.query("UPDATE courier SET rest_dates = '{2026-11-20}' WHERE id = $1", [resting.courierId]);
    const { data } = await buyer.call<{ problems: { msg: string; blocking: boolean }[] }>(
      'POST',
      '/orders/quote',
      {
        ...orderBody(buyer, resting),
        num: 2,
      },
    );
    expect(data.problems.map(({ msg, blocking }) => [msg.replace(/^.*今日/, '今日'), blocking])).toEqual([
      ['今日休息，预计2026-11-21揽收', false],
      ['库存不足，仅剩1件', true],
    ]);
  });

  it.each<[string, (of: Shop) => Promise<unknown>, object, string, string]>([
    [
      'goods that are off sale',
      (of) => api.query('UPDATE goods SET status = 2 WHERE id = $1', [of.goodId]),
      {},
      'GOODS_OFF',
      '商品已下架',
    ],
    [
      'a platform the goods are not for',
      (of) => api.query("UPDATE goods SET platforms = '{1}' WHERE id = $1", [of.goodId]),
      { platform: 2 },
      'GOODS_PLATFORM',
      '该商品不支持所选平台',
    ],
    [
      'a paused warehouse',
      (of) =>
        api.query("UPDATE warehouse SET status = 3, pause_reason = '盘点' WHERE id = $1", [of.warehouseId]),
      {},
      'WAREHOUSE_PAUSED',
      '仓库暂停发货：盘点',
    ],
    [
      'a closed warehouse',
      (of) => api.query('UPDATE warehouse SET status = 2 WHERE id = $1', [of.warehouseId]),
      {},
      'WAREHOUSE_OFF',
      '仓库已停用',
    ],
    [
      'a courier the warehouse does not use',
      (of) =>
        api.query('UPDATE warehouse_courier SET enabled = false WHERE warehouse_id = $1', [of.warehouseId]),
      {},
      'COURIER_OFF',
      '该仓库不支持所选快递',
    ],
    [
      'too few pieces',
      (of) => api.query('UPDATE goods SET min_num = 3 WHERE id = $1', [of.goodId]),
      {},
      'GOODS_NUM',
      '每个包裹的数量应为3到99件',
    ],
    [
      'too heavy a parcel',
      (of) => api.query('UPDATE goods SET weight = 26000 WHERE id = $1', [of.goodId]),
      { num: 2 },
      'PARCEL_WEIGHT',
      '单个包裹不能超过50公斤',
    ],
    ['no sender', async () => undefined, { senderId: 999_999 }, 'SENDER_MISSING', '请选择发件人'],
    [
      'too many rows',
      async () => undefined,
      { packages: Array(501).fill(goodReceiver) },
      'TOO_MANY_ROWS',
      '最多支持500条',
    ],
  ])('refuses %s, and so does createOrder', async (_name, change, more, errorKey, msg) => {
    const own = await api.shop();
    await change(own);
    for (const path of ['/orders/quote', '/orders/createOrder']) {
      expect(await buyer.call('POST', path, orderBody(buyer, own, more))).toMatchObject({
        http: 200,
        code: 7,
        msg,
        data: { errorKey },
      });
    }
  });
});

describe('orders/createOrder', () => {
  it('reserves stock, keeps the price and waits for payment', async () => {
    const own = await api.shop({ stock: 10 });
    const { data } = await create(
      orderBody(buyer, own, { num: 3, packages: [goodReceiver, { ...goodReceiver, receiverName: '李四' }] }),
    );
    expect(data).toMatchObject({ totalFee: 2 * (360 + 274), packageCount: 2, enough: true, failed: [] });
    expect(await locked(own)).toBe(6);
    await api.query('UPDATE goods SET supply_price = 9999 WHERE id = $1', [own.goodId]);
    expect((await pay(data.orderId)).data).toMatchObject({ status: 20, paidFee: 1268 });
  });

  it('creates nothing when a row is wrong, and the others when told to leave it out', async () => {
    const own = await api.shop({ stock: 10 });
    const packages = [goodReceiver, { ...goodReceiver, address: '' }];
    expect(await create(orderBody(buyer, own, { packages }))).toMatchObject({
      code: 7,
      msg: '有1条收件信息需要修改',
      data: {
        errorKey: 'ROWS_INVALID',
        failed: [
          {
            row: 1,
            thirdOrderNo: '',
            field: 'detail',
            reasonCode: 'ADDRESS_INVALID',
            msg: '详细地址不能为空',
          },
        ],
      },
    });
    expect(await locked(own)).toBe(0);
    const { data } = await create(orderBody(buyer, own, { packages, skipInvalid: true }));
    expect(data).toMatchObject({ packageCount: 1, failed: [{ row: 1 }] });
  });

  it('refuses a banned area on its row, and charges a remote one', async () => {
    const own = await api.shop();
    await api.query(
      "INSERT INTO area_rule (warehouse_id, area_code, type, fee, reason) VALUES ($1, '65', 1, 0, '停运'), ($1, '63', 2, 350, '偏远')",
      [own.warehouseId],
    );
    const xinjiang = { ...goodReceiver, provinceCode: '65', cityCode: '6501', districtCode: '650102' };
    const qinghai = { ...goodReceiver, provinceCode: '63', cityCode: '6301', districtCode: '630102' };
    expect(await create(orderBody(buyer, own, { packages: [xinjiang] }))).toMatchObject({
      data: { failed: [{ row: 0, field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发：停运' }] },
    });
    expect((await create(orderBody(buyer, own, { packages: [qinghai] }))).data).toMatchObject({
      totalFee: 120 + 274 + 350,
    });
  });

  it('refuses a third-party number on two rows, and one that was ordered before, unless it is sent again on purpose', async () => {
    const thirdOrderNo = randomUUID().replaceAll('-', '');
    const twice = await create(
      orderBody(buyer, shop, {
        packages: [
          { ...goodReceiver, thirdOrderNo },
          { ...goodReceiver, thirdOrderNo },
        ],
      }),
    );
    expect(twice).toMatchObject({
      data: { failed: [{ row: 1, msg: '第1行与第2行订单号重复', reasonCode: 'DUPLICATE_NO' }] },
    });
    const body = orderBody(buyer, shop, { packages: [{ ...goodReceiver, thirdOrderNo }] });
    const first = await create(body);
    expect(first.code).toBe(0);
    expect(await create(body)).toMatchObject({
      code: 7,
      msg: `订单号【${thirdOrderNo}】已下单，请勿重复提交`,
      data: { errorKey: 'DUPLICATE_NO' },
    });
    expect(await create({ ...body, allowDuplicate: true })).toMatchObject({ code: 0 });
    // Cancelled parcels do not count.
    const cancelledNo = randomUUID();
    const again = orderBody(buyer, shop, { packages: [{ ...goodReceiver, thirdOrderNo: cancelledNo }] });
    const cancelled = await create(again);
    await buyer.call('POST', '/orders/cancelOrder', { orderId: cancelled.data.orderId });
    expect(await create(again)).toMatchObject({ code: 0 });
  });

  it('is refused when the price is no longer the quoted one, with both prices', async () => {
    const own = await api.shop();
    const quote = await buyer.call<{ quoteNo: string }>('POST', '/orders/quote', orderBody(buyer, own));
    await api.query('UPDATE goods SET supply_price = 150 WHERE id = $1', [own.goodId]);
    const body = orderBody(buyer, own, { quoteNo: quote.data.quoteNo });
    expect(await create(body)).toMatchObject({
      code: 7,
      msg: '价格已变动，请重新确认',
      data: { errorKey: 'PRICE_CHANGED', quoted: 394, now: 444 },
    });
    const requote = await buyer.call<{ quoteNo: string }>('POST', '/orders/quote', orderBody(buyer, own));
    expect(await create({ ...body, quoteNo: requote.data.quoteNo })).toMatchObject({
      code: 0,
      data: { totalFee: 444 },
    });
  });

  it('does not take the quote of somebody else, nor an old one', async () => {
    const other = await api.buyer();
    const theirs = await other.call<{ quoteNo: string }>('POST', '/orders/quote', orderBody(other, shop));
    expect(await create(orderBody(buyer, shop, { quoteNo: theirs.data.quoteNo }))).toMatchObject({
      data: { errorKey: 'PRICE_CHANGED', quoted: null },
    });
    const own = await buyer.call<{ quoteNo: string }>('POST', '/orders/quote', orderBody(buyer, shop));
    await api.query("UPDATE quote SET expires_at = now() - interval '1 second' WHERE quote_no = $1", [
      own.data.quoteNo,
    ]);
    expect(await create(orderBody(buyer, shop, { quoteNo: own.data.quoteNo }))).toMatchObject({
      data: { errorKey: 'PRICE_CHANGED', quoted: null },
    });
  });

  it('says how many are left when stock is short, and creates nothing', async () => {
    const own = await api.shop({ stock: 3 });
    expect(
      await create(orderBody(buyer, own, { num: 2, packages: [goodReceiver, goodReceiver] })),
    ).toMatchObject({
      code: 7,
      msg: '库存不足，仅剩3件',
      data: { errorKey: 'STOCK_SHORT', available: 3 },
    });
    expect(await api.query('SELECT id FROM orders WHERE good_id = $1', [own.goodId])).toEqual([]);
  });

  it('answers a retry with the first answer, also after the parcels make the rows look ordered', async () => {
    const clientNo = randomUUID();
    const body = orderBody(buyer, shop, {
      clientNo,
      packages: [{ ...goodReceiver, thirdOrderNo: randomUUID() }],
    });
    const first = await create(body);
    const second = await create(body);
    expect(second.data).toEqual(first.data);
    expect(await buyer.call('POST', '/orders/createOrder', { ...body, num: 2 })).toMatchObject({
      code: 7,
      data: { errorKey: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  it('takes the key from the header too, and keeps keys of different people apart', async () => {
    const key = randomUUID();
    const own = await buyer.call<{ orderId: number }>('POST', '/orders/createOrder', orderBody(buyer, shop), {
      'idempotency-key': key,
    });
    const again = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
      { 'idempotency-key': key },
    );
    expect(again.data.orderId).toBe(own.data.orderId);
    const other = await api.buyer();
    const theirs = await other.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(other, shop),
      { 'idempotency-key': key },
    );
    expect(theirs.code).toBe(0);
    expect(theirs.data.orderId).not.toBe(own.data.orderId);
  });

  it('leaves nothing behind when it was to pay at once and the balance is short', async () => {
    const poor = await api.buyer({ balance: 100 });
    const answer = await poor.call('POST', '/orders/createOrder', orderBody(poor, shop, { confirm: true }));
    expect(answer).toMatchObject({
      code: 7,
      msg: '余额不足，还差3.00元，请先充值',
      data: { errorKey: 'BALANCE_SHORT', need: 400, balance: 100, lack: 300 },
    });
    expect(await api.query('SELECT id FROM orders WHERE account_id = $1', [poor.accountId])).toEqual([]);
  });

  it('lets a buyer have 20 unpaid orders', async () => {
    const hoarder = await api.buyer();
    for (let n = 0; n < 20; n += 1) {
      expect((await hoarder.call('POST', '/orders/createOrder', orderBody(hoarder, shop))).code).toBe(0);
    }
    expect(await hoarder.call('POST', '/orders/createOrder', orderBody(hoarder, shop))).toMatchObject({
      data: { errorKey: 'UNPAID_LIMIT' },
    });
  });

  it('takes no price from the caller', async () => {
    expect(await create(orderBody(buyer, shop, { totalFee: 1 }))).toMatchObject({
      http: 400,
      data: { errorKey: 'BAD_PARAM' },
    });
  });
});

describe('orders/confirmOrder', () => {
  it('moves the money once, queues the parcels and answers a retry with the first answer', async () => {
    const { data } = await create(orderBody(buyer, shop));
    const before = await balance();
    const clientNo = randomUUID();
    const first = await pay(data.orderId, clientNo);
    expect(first.data).toEqual({ orderId: data.orderId, status: 20, paidFee: 394, balance: before - 394 });
    expect((await pay(data.orderId, clientNo)).data).toEqual(first.data);
    const parcels = await buyer.call<{ list: object[] }>('POST', '/orderPackages/getOrderPackagesList', {
      orderId: data.orderId,
    });
    expect(parcels.data.list).toMatchObject([
      {
        status: 20,
        statusText: '待发货',
        outputStatus: 1,
        outputInfo: '已提交仓库，等待出单',
        receiverName: '张*',
        receiverPhone: '138******11',
        address: '文三路***',
        price: 394,
        promisedShipAt: '2026-11-20T16:00:00+08:00',
      },
    ]);
  });

  it('never goes on to confirm receipt by accident', async () => {
    const { data } = await create(orderBody(buyer, shop));
    await pay(data.orderId);
    await api.query('UPDATE orders SET status = 30 WHERE id = $1', [data.orderId]);
    expect(await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId })).toMatchObject({
      code: 0,
      data: { status: 30, paidFee: 394 },
    });
    await api.query('UPDATE orders SET status = 20 WHERE id = $1', [data.orderId]);
    expect(
      await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'receive' }),
    ).toMatchObject({ data: { errorKey: 'ORDER_STATE' } });
  });

  it('confirms receipt of what has been shipped', async () => {
    const { data } = await create(orderBody(buyer, shop));
    await pay(data.orderId);
    await api.query(
      "UPDATE order_package SET status = 40, output_status = 3, waybill_no = 'YT1' WHERE order_id = $1",
      [data.orderId],
    );
    await api.query("UPDATE orders SET status = 30, paid_at = paid_at - interval '1 hour' WHERE id = $1", [
      data.orderId,
    ]);
    const seen = await buyer.call<{ allowedActions: string[] }>('POST', '/orders/findOrders', {
      id: data.orderId,
    });
    expect(seen.data.allowedActions).toEqual(['confirm', 'detail']);
    expect(await buyer.call('POST', '/orders/confirmOrder', { id: data.orderId })).toMatchObject({
      code: 0,
      data: { status: 40 },
    });
    await api.query('UPDATE good_stock SET locked = locked - 1 WHERE id = $1', [shop.stockId]);
  });

  it('says what is missing when the balance is short, and takes nothing', async () => {
    const poor = await api.buyer({ balance: 300 });
    const order = await poor.call<{ orderId: number; enough: boolean }>(
      'POST',
      '/orders/createOrder',
      orderBody(poor, shop),
    );
    expect(order.data.enough).toBe(false);
    expect(
      await poor.call('POST', '/orders/confirmOrder', { id: order.data.orderId, action: 'pay' }),
    ).toMatchObject({
      code: 7,
      msg: '余额不足，还差1.00元，请先充值',
      data: { errorKey: 'BALANCE_SHORT', need: 400, balance: 300, lack: 100 },
    });
    expect((await poor.call<{ balance: number }>('GET', '/user/info')).data.balance).toBe(300);
  });

  it('refuses an order whose time is up, whether or not it was swept', async () => {
    const late = await create(orderBody(buyer, shop));
    await api.query("UPDATE orders SET pay_expire_at = now() - interval '1 second' WHERE id = $1", [
      late.data.orderId,
    ]);
    expect(await pay(late.data.orderId)).toMatchObject({
      msg: '订单已超时关闭',
      data: { errorKey: 'PAY_EXPIRED' },
    });
    const before = await locked(shop);
    expect(await sweepUnpaid(api.database.db)).toBe(1);
    expect(await locked(shop)).toBe((before ?? 0) - 1);
    expect(await pay(late.data.orderId)).toMatchObject({ data: { errorKey: 'PAY_EXPIRED' } });
    expect((await buyer.call('POST', '/orders/findOrders', { id: late.data.orderId })).data).toMatchObject({
      status: 60,
      cancelType: 2,
      statusText: '已取消',
    });
  });
});

describe('orders/cancelOrder', () => {
  it('ends an unpaid order and gives its stock back', async () => {
    const own = await api.shop({ stock: 5 });
    const { data } = await create(orderBody(buyer, own, { num: 5 }));
    expect(await locked(own)).toBe(5);
    expect(await buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId })).toMatchObject({
      code: 0,
      data: { status: 60, refundFee: 0 },
    });
    expect(await locked(own)).toBe(0);
    expect(await buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId })).toMatchObject({
      data: { errorKey: 'ORDER_STATE' },
    });
  });

  it('refunds every parcel of a paid order once, while nothing is issued', async () => {
    const own = await api.shop();
    const before = await balance();
    const { data } = await create(
      orderBody(buyer, own, { packages: [goodReceiver, goodReceiver, goodReceiver], confirm: true }),
    );
    expect(await balance()).toBe(before - 3 * 394);
    const cancel = () => buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.filter((answer) => answer.code === 0).map((answer) => answer.data)).toEqual([
      { orderId: data.orderId, status: 70, refundFee: 1182 },
    ]);
    expect(await balance()).toBe(before);
    expect((await buyer.call('POST', '/orders/findOrders', { id: data.orderId })).data).toMatchObject({
      status: 70,
      afterSaleStatus: 3,
      refundCount: 3,
      refundFee: 1182,
    });
    expect(await locked(own)).toBe(0);
  });

  it('is refused once a waybill is being issued', async () => {
    const { data } = await create(orderBody(buyer, shop, { confirm: true }));
    await api.query('UPDATE order_package SET output_status = 2 WHERE order_id = $1', [data.orderId]);
    expect(await buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId })).toMatchObject({
      data: { errorKey: 'ORDER_STATE' },
    });
  });
});

describe('reading orders', () => {
  it('lists, filters and counts the own ones only', async () => {
    const reader = await api.buyer({ balance: 10_000 });
    const place = (more: object) =>
      reader.call<{ orderId: number; orderNo: string }>(
        'POST',
        '/orders/createOrder',
        orderBody(reader, shop, more),
      );
    const unpaid = await place({});
    const paid = await place({ confirm: true, packages: [{ ...goodReceiver, thirdOrderNo: 'T-20261120' }] });
    const list = async (filter: object) =>
      (
        await reader.call<{ list: { id: number }[]; counts: object; total: number }>(
          'POST',
          '/orders/getOrdersList',
          filter,
        )
      ).data;
    expect((await list({})).list.map((order) => order.id)).toEqual([paid.data.orderId, unpaid.data.orderId]);
    expect((await list({})).counts).toEqual({ all: 2, 10: 1, 20: 1, 30: 0, 40: 0, afterSale: 0 });
    expect((await list({ status: 10 })).list.map((order) => order.id)).toEqual([unpaid.data.orderId]);
    expect((await list({ keyword: 'T-20261120' })).list.map((order) => order.id)).toEqual([
      paid.data.orderId,
    ]);
    expect((await list({ keyword: unpaid.data.orderNo })).list.map((order) => order.id)).toEqual([
      unpaid.data.orderId,
    ]);
    expect((await list({ page: 2, pageSize: 1 })).list.map((order) => order.id)).toEqual([
      unpaid.data.orderId,
    ]);
    expect((await list({ ids: [paid.data.orderId] })).total).toBe(1);
    const last = await reader.call('POST', '/orders/lastBuyGood', {});
    expect(last.data).toMatchObject({
      goodId: shop.goodId,
      warehouseId: shop.warehouseId,
      courierId: shop.courierId,
      num: 1,
      platform: 0,
    });
  });

  it("answers another's order like one that does not exist", async () => {
    const { data } = await create(orderBody(buyer, shop));
    const stranger = await api.buyer({ balance: 10_000 });
    const supplier = await api.seller();
    for (const [who, path, body] of [
      [stranger, '/orders/findOrders', { id: data.orderId }],
      [stranger, '/orders/confirmOrder', { id: data.orderId, action: 'pay' }],
      [stranger, '/orders/cancelOrder', { orderId: data.orderId }],
      [supplier, '/orders/findOrders', { id: data.orderId }],
    ] as const) {
      expect(await who.call('POST', path, body)).toMatchObject({
        code: 7,
        msg: '数据不存在',
        data: { errorKey: 'NOT_FOUND' },
      });
    }
    const parcels = await stranger.call<{ total: number }>('POST', '/orderPackages/getOrderPackagesList', {
      orderIds: [data.orderId],
    });
    expect(parcels.data.total).toBe(0);
    expect((await pay(data.orderId)).code).toBe(0);
  });

  it('shows receivers in full to the owner in the detail alone', async () => {
    const { data } = await create(orderBody(buyer, shop));
    const detail = await buyer.call<{ packages: object[] }>('POST', '/orders/findOrders', {
      id: data.orderId,
    });
    expect(detail.data.packages).toMatchObject([
      { receiverName: '张三', receiverPhone: '13800000011', address: '文三路123号' },
    ]);
    const list = await buyer.call<{ list: object[] }>('POST', '/orderPackages/getOrderPackagesList', {
      orderIds: [data.orderId],
    });
    expect(list.data.list).toMatchObject([
      { receiverName: '张*', receiverPhone: '138******11', address: '文三路***' },
    ]);
  });

  it('answers {} to a buyer without orders', async () => {
    const fresh = await api.buyer();
    expect((await fresh.call('POST', '/orders/lastBuyGood', {})).data).toEqual({});
  });
});
