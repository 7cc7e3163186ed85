import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sweepUnpaid } from '../../api/src/modules/shipments/cancelling.service.ts';
import { goodReceiver, orderBody } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();
const { create, pay, balance, locked } = fixture;

describe('orders/confirmOrder', () => {
  it('transfers the money once, queues the parcels and answers a retry with the first response', async () => {
    const { data } = await create(orderBody(fixture.buyer, fixture.shop));
    const before = await balance();
    const clientNo = randomUUID();
    const first = await pay(data.orderId, clientNo);
    expect(first.data).toEqual({ orderId: data.orderId, status: 20, paidFee: 394, balance: before - 394 });
    expect((await pay(data.orderId, clientNo)).data).toEqual(first.data);
    const parcels = await fixture.buyer.call<{ list: object[] }>(
      'POST',
      '/orderPackages/getOrderPackagesList',
      {
        orderId: data.orderId,
      },
    );
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

  it('never confirms receipt when the caller asked to pay', async () => {
    const { data } = await create(orderBody(fixture.buyer, fixture.shop));
    await pay(data.orderId);
    await fixture.api.query('UPDATE orders SET status = 30 WHERE id = $1', [data.orderId]);
    expect(await fixture.buyer.call('POST', '/orders/confirmOrder', { id: data.orderId })).toMatchObject({
      code: 0,
      data: { status: 30, paidFee: 394 },
    });
    await fixture.api.query('UPDATE orders SET status = 20 WHERE id = $1', [data.orderId]);
    expect(
      await fixture.buyer.call('POST', '/orders/confirmOrder', { id: data.orderId, action: 'receive' }),
    ).toMatchObject({ data: { errorKey: 'ORDER_STATE' } });
  });

  it('confirms receipt of shipped parcels', async () => {
    const { data } = await create(orderBody(fixture.buyer, fixture.shop));
    await pay(data.orderId);
    await fixture.api.query(
      "UPDATE order_package SET status = 40, output_status = 3, waybill_no = 'YT1' WHERE order_id = $1",
      [data.orderId],
    );
    await fixture.api.query(
      "UPDATE orders SET status = 30, paid_at = paid_at - interval '1 hour' WHERE id = $1",
      [data.orderId],
    );
    const seen = await fixture.buyer.call<{ allowedActions: string[] }>('POST', '/orders/findOrders', {
      id: data.orderId,
    });
    expect(seen.data.allowedActions).toEqual(['confirm', 'copy', 'callback', 'export', 'detail']);
    expect(await fixture.buyer.call('POST', '/orders/confirmOrder', { id: data.orderId })).toMatchObject({
      code: 0,
      data: { status: 40 },
    });
    const { skuId, warehouseId } = fixture.shop;
    await fixture.api.query("SELECT release_stock($1, $2, 1, 4::smallint, '', NULL)", [skuId, warehouseId]);
  });

  it('reports the missing amount and takes nothing when the balance is short', async () => {
    const poor = await fixture.api.buyer({ balance: 300 });
    const order = await poor.call<{ orderId: number; enough: boolean }>(
      'POST',
      '/orders/createOrder',
      orderBody(poor, fixture.shop),
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

  it('refuses an order whose payment period has ended, whether or not it was swept', async () => {
    const late = await create(orderBody(fixture.buyer, fixture.shop));
    await fixture.api.query("UPDATE orders SET pay_expire_at = now() - interval '1 second' WHERE id = $1", [
      late.data.orderId,
    ]);
    expect(await pay(late.data.orderId)).toMatchObject({
      msg: '订单已超时关闭',
      data: { errorKey: 'PAY_EXPIRED' },
    });
    // PostgreSQL tells of a refusal a moment before it lets the rows go, and the sweep skips rows that are held.
    await fixture.api.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [late.data.orderId]);
    const before = await locked(fixture.shop);
    expect(await sweepUnpaid(fixture.api.database.db)).toBe(1);
    expect(await locked(fixture.shop)).toBe((before ?? 0) - 1);
    expect(await pay(late.data.orderId)).toMatchObject({ data: { errorKey: 'PAY_EXPIRED' } });
    expect(
      (await fixture.buyer.call('POST', '/orders/findOrders', { id: late.data.orderId })).data,
    ).toMatchObject({
      status: 60,
      cancelType: 2,
      statusText: '已取消',
    });
  });
});

describe('orders/cancelOrder', () => {
  it('ends an unpaid order and releases its stock', async () => {
    const own = await fixture.api.shop({ stock: 5 });
    const { data } = await create(orderBody(fixture.buyer, own, { num: 5 }));
    expect(await locked(own)).toBe(5);
    expect(await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId })).toMatchObject({
      code: 0,
      data: { status: 60, refundFee: 0 },
    });
    expect(await locked(own)).toBe(0);
    expect(await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId })).toMatchObject({
      data: { errorKey: 'ORDER_STATE' },
    });
  });

  it('refunds every parcel of a paid order once while nothing is issued', async () => {
    const own = await fixture.api.shop();
    const before = await balance();
    const { data } = await create(
      orderBody(fixture.buyer, own, { packages: [goodReceiver, goodReceiver, goodReceiver], confirm: true }),
    );
    expect(await balance()).toBe(before - 3 * 394);
    const cancel = () => fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.filter((answer) => answer.code === 0).map((answer) => answer.data)).toEqual([
      { orderId: data.orderId, status: 70, refundFee: 1182 },
    ]);
    expect(await balance()).toBe(before);
    expect((await fixture.buyer.call('POST', '/orders/findOrders', { id: data.orderId })).data).toMatchObject(
      {
        status: 70,
        afterSaleStatus: 3,
        refundCount: 3,
        refundFee: 1182,
      },
    );
    expect(await locked(own)).toBe(0);
  });

  it('is refused once a waybill is being issued', async () => {
    const { data } = await create(orderBody(fixture.buyer, fixture.shop, { confirm: true }));
    await fixture.api.query('UPDATE order_package SET output_status = 2 WHERE order_id = $1', [data.orderId]);
    expect(await fixture.buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId })).toMatchObject({
      data: { errorKey: 'ORDER_STATE' },
    });
  });
});
