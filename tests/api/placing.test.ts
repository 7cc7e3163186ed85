import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { goodReceiver, orderBody } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';
import { repriced } from '../support/skus.ts';

const fixture = shoppingFixture();
const { create, pay, locked } = fixture;

describe('orders/createOrder', () => {
  it('reserves stock, stores the price and waits for payment', async () => {
    const own = await fixture.api.shop({ stock: 10 });
    const { data } = await create(
      orderBody(fixture.buyer, own, {
        num: 3,
        packages: [goodReceiver, { ...goodReceiver, receiverName: '李四' }],
      }),
    );
    expect(data).toMatchObject({ totalFee: 2 * (360 + 274), packageCount: 2, enough: true, failed: [] });
    expect(await locked(own)).toBe(6);
    await fixture.api.query(repriced('supply_price = 9999'), [own.goodId]);
    expect((await pay(data.orderId)).data).toMatchObject({ status: 20, paidFee: 1268 });
  });

  it('creates nothing when a row is invalid, and skips invalid rows on request', async () => {
    const own = await fixture.api.shop({ stock: 10 });
    const packages = [goodReceiver, { ...goodReceiver, address: '' }];
    expect(await create(orderBody(fixture.buyer, own, { packages }))).toMatchObject({
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
    const { data } = await create(orderBody(fixture.buyer, own, { packages, skipInvalid: true }));
    expect(data).toMatchObject({ packageCount: 1, failed: [{ row: 1 }] });
  });

  it('refuses a row in a banned area and charges a surcharge for a remote one', async () => {
    const own = await fixture.api.shop();
    await fixture.api.query(
      "INSERT INTO area_rule (warehouse_id, area_code, type, fee, reason) VALUES ($1, '65', 1, 0, '停运'), ($1, '63', 2, 350, '偏远')",
      [own.warehouseId],
    );
    const xinjiang = { ...goodReceiver, provinceCode: '65', cityCode: '6501', districtCode: '650102' };
    const qinghai = { ...goodReceiver, provinceCode: '63', cityCode: '6301', districtCode: '630102' };
    expect(await create(orderBody(fixture.buyer, own, { packages: [xinjiang] }))).toMatchObject({
      data: { failed: [{ row: 0, field: 'region', reasonCode: 'AREA_BANNED', msg: '该地区停发：停运' }] },
    });
    expect((await create(orderBody(fixture.buyer, own, { packages: [qinghai] }))).data).toMatchObject({
      totalFee: 120 + 274 + 350,
    });
  });

  it('refuses a third-party number on two rows or one ordered before, unless duplicates are allowed', async () => {
    const thirdOrderNo = randomUUID().replaceAll('-', '');
    const twice = await create(
      orderBody(fixture.buyer, fixture.shop, {
        packages: [
          { ...goodReceiver, thirdOrderNo },
          { ...goodReceiver, thirdOrderNo },
        ],
      }),
    );
    expect(twice).toMatchObject({
      data: { failed: [{ row: 1, msg: '第1行与第2行订单号重复', reasonCode: 'DUPLICATE_NO' }] },
    });
    const body = orderBody(fixture.buyer, fixture.shop, { packages: [{ ...goodReceiver, thirdOrderNo }] });
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
    const again = orderBody(fixture.buyer, fixture.shop, {
      packages: [{ ...goodReceiver, thirdOrderNo: cancelledNo }],
    });
    const cancelled = await create(again);
    await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: cancelled.data.orderId });
    expect(await create(again)).toMatchObject({ code: 0 });
  });

  it('is refused when the price has changed since the quote, with both prices', async () => {
    const own = await fixture.api.shop();
    const quote = await fixture.buyer.call<{ quoteNo: string }>(
      'POST',
      '/orders/quote',
      orderBody(fixture.buyer, own),
    );
    await fixture.api.query(repriced('supply_price = 150'), [own.goodId]);
    const body = orderBody(fixture.buyer, own, { quoteNo: quote.data.quoteNo });
    expect(await create(body)).toMatchObject({
      code: 7,
      msg: '价格已变动，请重新确认',
      data: { errorKey: 'PRICE_CHANGED', quoted: 394, now: 444 },
    });
    const requote = await fixture.buyer.call<{ quoteNo: string }>(
      'POST',
      '/orders/quote',
      orderBody(fixture.buyer, own),
    );
    expect(await create({ ...body, quoteNo: requote.data.quoteNo })).toMatchObject({
      code: 0,
      data: { totalFee: 444 },
    });
  });

  it('refuses the quote of another account and an expired one', async () => {
    const other = await fixture.api.buyer();
    const theirs = await other.call<{ quoteNo: string }>(
      'POST',
      '/orders/quote',
      orderBody(other, fixture.shop),
    );
    expect(
      await create(orderBody(fixture.buyer, fixture.shop, { quoteNo: theirs.data.quoteNo })),
    ).toMatchObject({
      data: { errorKey: 'PRICE_CHANGED', quoted: null },
    });
    const own = await fixture.buyer.call<{ quoteNo: string }>(
      'POST',
      '/orders/quote',
      orderBody(fixture.buyer, fixture.shop),
    );
    await fixture.api.query("UPDATE quote SET expires_at = now() - interval '1 second' WHERE quote_no = $1", [
      own.data.quoteNo,
    ]);
    expect(await create(orderBody(fixture.buyer, fixture.shop, { quoteNo: own.data.quoteNo }))).toMatchObject(
      {
        data: { errorKey: 'PRICE_CHANGED', quoted: null },
      },
    );
  });

  it('reports the remaining stock and creates nothing when it is short', async () => {
    const own = await fixture.api.shop({ stock: 3 });
    expect(
      await create(orderBody(fixture.buyer, own, { num: 2, packages: [goodReceiver, goodReceiver] })),
    ).toMatchObject({
      code: 7,
      msg: expect.stringMatching(/^【.+】库存不足，仅剩3件$/),
      data: { errorKey: 'STOCK_SHORT', available: 3 },
    });
    expect(await fixture.api.query('SELECT id FROM orders WHERE good_id = $1', [own.goodId])).toEqual([]);
  });

  it('answers a retry with the first response, also after its own parcels make the rows look ordered', async () => {
    const clientNo = randomUUID();
    const body = orderBody(fixture.buyer, fixture.shop, {
      clientNo,
      packages: [{ ...goodReceiver, thirdOrderNo: randomUUID() }],
    });
    const first = await create(body);
    const second = await create(body);
    expect(second.data).toEqual(first.data);
    expect(await fixture.buyer.call('POST', '/orders/createOrder', { ...body, num: 2 })).toMatchObject({
      code: 7,
      data: { errorKey: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  it('takes the idempotency key from the header too and scopes keys by account', async () => {
    const key = randomUUID();
    const own = await fixture.buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(fixture.buyer, fixture.shop),
      {
        'idempotency-key': key,
      },
    );
    const again = await fixture.buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(fixture.buyer, fixture.shop),
      { 'idempotency-key': key },
    );
    expect(again.data.orderId).toBe(own.data.orderId);
    const other = await fixture.api.buyer();
    const theirs = await other.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(other, fixture.shop),
      { 'idempotency-key': key },
    );
    expect(theirs.code).toBe(0);
    expect(theirs.data.orderId).not.toBe(own.data.orderId);
  });

  it('leaves nothing behind when paying at once fails for lack of balance', async () => {
    const poor = await fixture.api.buyer({ balance: 100 });
    const answer = await poor.call(
      'POST',
      '/orders/createOrder',
      orderBody(poor, fixture.shop, { confirm: true }),
    );
    expect(answer).toMatchObject({
      code: 7,
      msg: '余额不足，还差3.00元，请先充值',
      data: { errorKey: 'BALANCE_SHORT', need: 400, balance: 100, lack: 300 },
    });
    expect(await fixture.api.query('SELECT id FROM orders WHERE account_id = $1', [poor.accountId])).toEqual(
      [],
    );
  });

  it('allows a buyer 20 unpaid orders', async () => {
    const hoarder = await fixture.api.buyer();
    for (let n = 0; n < 20; n += 1) {
      expect((await hoarder.call('POST', '/orders/createOrder', orderBody(hoarder, fixture.shop))).code).toBe(
        0,
      );
    }
    expect(await hoarder.call('POST', '/orders/createOrder', orderBody(hoarder, fixture.shop))).toMatchObject(
      {
        data: { errorKey: 'UNPAID_LIMIT' },
      },
    );
  });

  it('ignores prices sent by the caller', async () => {
    expect(await create(orderBody(fixture.buyer, fixture.shop, { totalFee: 1 }))).toMatchObject({
      http: 400,
      data: { errorKey: 'BAD_PARAM' },
    });
  });
});
