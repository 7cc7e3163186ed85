import { describe, expect, it } from 'vitest';
import { ShopError } from '../../api/src/adapters/shops/shopError.ts';
import type { RemoteOrder } from '../../api/src/adapters/shops/shopPlatform.ts';
import { decided, issuingFixture } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const fixture = issuingFixture();

/** Orders of one shop whose receivers differ. */
const remoteOrders = (count: number) => Array.from({ length: count }, (_, no) => remoteOrder(no + 1));
/** What the shop says of an order from now on; null once it has no such order. */
function change(no: string, to: Partial<RemoteOrder> | null): void {
  const { orders } = fixture.platform.script;
  const at = orders.findIndex(({ remoteOrderNo }) => remoteOrderNo === no);
  const before = orders[at];
  if (!before) throw new Error(`no order ${no}`);
  if (to === null) orders.splice(at, 1);
  else orders[at] = { ...before, updatedAt: new Date(before.updatedAt.getTime() + 1000), ...to };
}
const firstNo = remoteOrder(1).remoteOrderNo;

describe('a parcel of a shop order', () => {
  it('goes to the encrypted receiver of the platform and schedules a write-back', async () => {
    const paid = await fixture.paidFromShop(remoteOrders(2));
    await fixture.drain();
    const receivers = fixture.courier.asked.map(({ receiver }) => receiver);
    expect(
      receivers.toSorted((a, b) => (String(a.encryptedId) < String(b.encryptedId) ? -1 : 1)),
    ).toMatchObject([
      { name: '张*', encryptedId: 'enc-1', platform: 4, remoteOrderNo: 'R00000001' },
      { name: '张*', encryptedId: 'enc-2', platform: 4, remoteOrderNo: 'R00000002' },
    ]);
    const reported = { status: 30, outputStatus: 3, autoSendStatus: 1 };
    expect(await fixture.parcels(paid)).toMatchObject([reported, reported]);
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
    const issued = { importStatus: 2, taken: true, problem: '' };
    expect(await fixture.shopOrders(paid.bound.id)).toEqual([issued, issued]);
    expect(await fixture.waitingJobs('shop.send', String(paid.bound.id))).toHaveLength(1);
  });

  it('schedules no write-back when its shop is updated by hand', async () => {
    const paid = await fixture.paidFromShop(remoteOrders(1), { autoSend: false });
    await fixture.drain();
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 30, outputStatus: 3, autoSendStatus: 0 }]);
    expect(await fixture.waitingJobs('shop.send', String(paid.bound.id))).toEqual([]);
  });
});

const receiver = { ...remoteOrder(1).receiver, encryptedId: 'moved' };

describe('a shop order that must not be shipped any more', () => {
  it.each([
    ['is being refunded', { refundStatus: 1 }, 'SHOP_REFUNDING', '店铺订单退款中', 5],
    ['was refunded', { refundStatus: 2, status: 6 }, 'SHOP_REFUNDING', '店铺订单退款中', 5],
    ['was shipped elsewhere', { status: 4 }, 'SHOP_SHIPPED', '店铺订单已发货', 5],
    ['was shipped in part', { status: 3 }, 'SHOP_SHIPPED', '店铺订单已发货', 5],
    ['was closed', { status: 6 }, 'SHOP_CLOSED', '店铺订单已关闭', 5],
    ['is not there', null, 'SHOP_CLOSED', '店铺订单已关闭', 5],
    ['has another receiver', { receiver }, 'RECEIVER_CHANGED', '收件信息已变更', 0],
  ] as const)('because it %s costs nothing', async (_why, to, outputCode, outputResult, importStatus) => {
    const paid = await fixture.paidFromShop(remoteOrders(1));
    change(firstNo, to);
    await fixture.drain();
    await fixture.issue(paid.orderId);
    expect(fixture.courier.asked).toEqual([]);
    expect(await fixture.parcels(paid)).toMatchObject([
      { status: 70, outputStatus: 0, outputCode, outputResult, waybillNo: null, leased: false },
    ]);
    expect(await fixture.order(paid)).toEqual({
      status: 70,
      afterSale: 3,
      refunds: 1,
      quantity: 1000,
      locked: 0,
    });
    expect(await fixture.balance(paid)).toBe(1_000_000);
    expect(await fixture.shopOrders(paid.bound.id)).toEqual([
      { importStatus, taken: false, problem: importStatus === 0 ? outputCode : '' },
    ]);
  });

  it('is detected even though the shop reports no change', async () => {
    const paid = await fixture.paidFromShop(remoteOrders(1));
    change(firstNo, { refundStatus: 1, updatedAt: remoteOrder(1).updatedAt });
    await fixture.drain();
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70, outputCode: 'SHOP_REFUNDING' }]);
    expect(await fixture.shopOrders(paid.bound.id)).toMatchObject([{ importStatus: 5 }]);
  });

  it('does not block the other parcels of the order', async () => {
    const paid = await fixture.paidFromShop(remoteOrders(3));
    change(firstNo, { refundStatus: 1 });
    await fixture.drain();
    const states = (await fixture.parcels(paid)).map(({ status }) => status);
    expect(states).toEqual([70, 30, 30]);
    expect(await fixture.order(paid)).toEqual({
      status: 30,
      afterSale: 2,
      refunds: 1,
      quantity: 998,
      locked: 0,
    });
    const [sums] = await fixture.query(
      `SELECT o.refund_fee = p.refund_fee AND p.refund_fee = p.package_fee AS "inFull", count(t.id)::int AS movements
         FROM orders o JOIN order_package p ON p.order_id = o.id AND p.status = 70
         LEFT JOIN ledger_tx t ON t.kind = 3 AND t.biz_id = p.id WHERE o.id = $1 GROUP BY o.id, p.id`,
      [paid.orderId],
    );
    expect(sums).toEqual({ inFull: true, movements: 1 });
  });

  it('ends the parcel that it shares with another shop order, which can be ordered again', async () => {
    const shared = remoteOrders(2).map((order) => ({ ...order, receiver: remoteOrder(1).receiver }));
    const paid = await fixture.paidFromShop(shared, { merged: true });
    expect(await fixture.parcels(paid)).toHaveLength(1);
    change('R00000002', { refundStatus: 1 });
    await fixture.drain();
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70, outputCode: 'SHOP_REFUNDING' }]);
    expect(await fixture.shopOrders(paid.bound.id)).toEqual([
      { importStatus: 0, taken: false, problem: '' },
      { importStatus: 5, taken: false, problem: '' },
    ]);
  });
});

describe('a shop that cannot be read', () => {
  it('because its authorisation expired is waited for and issued once it is renewed', async () => {
    const { script } = fixture.platform;
    const paid = await fixture.paidFromShop(remoteOrders(30));
    script.alive.clear();
    script.refreshable = false;
    await fixture.drain();
    const lapsed = await fixture.parcels(paid);
    expect(lapsed).toEqual(
      lapsed.map((parcel) => ({
        ...parcel,
        status: 20,
        outputStatus: 1,
        outputInfo: '店铺授权已过期，请续期后继续出单',
        tries: 0,
        leased: false,
      })),
    );
    await fixture.query("UPDATE orders SET paid_at = paid_at - interval '2 minutes' WHERE id = $1", [
      paid.orderId,
    ]);
    await fixture.rescue();
    expect(await fixture.drain()).toBe(0);

    const { data } = await decided<{ state: string }>(paid.buyer, '/shops/auth', { flag: 4 });
    script.shops.set('again', { remoteShopId: paid.bound.remoteShopId, shopName: '橙子小店' });
    const callback = `/api/v1/shops/callback/4?code=again&state=${data.state}`;
    expect((await fixture.api.app.inject({ method: 'GET', url: callback })).statusCode).toBe(200);
    // A job that takes long hands the rest on to another one.
    expect(await fixture.drain()).toBeGreaterThan(0);
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 970, locked: 0 });
  });

  it.each([
    ['transient', '店铺平台没有响应，稍后自动继续出单'],
    ['rateLimited', '平台繁忙，稍后自动继续出单'],
  ] as const)('because of %s is retried a little later', async (kind, outputInfo) => {
    const paid = await fixture.paidFromShop(remoteOrders(2));
    const { platform } = fixture.platform;
    const { getOrder } = platform;
    platform.getOrder = () => Promise.reject(new ShopError('scripted', kind, 'NO'));
    await fixture.drain();
    expect(fixture.courier.asked).toEqual([]);
    const waiting = { status: 20, outputStatus: 1, outputInfo, tries: 0, leased: true };
    expect(await fixture.parcels(paid)).toMatchObject([waiting, waiting]);
    expect(await fixture.waitingJobs('waybill.issue', `${paid.orderId}:later`)).toHaveLength(1);
    platform.getOrder = getOrder;
    await fixture.later(paid);
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
  });

  it('because of unknown errors fails its parcels after five attempts', async () => {
    const paid = await fixture.paidFromShop(remoteOrders(1));
    fixture.platform.platform.getOrder = () => Promise.reject(new ShopError('scripted', 'unknown', 'NO'));
    await fixture.drain();
    for (let again = 0; again < 4; again += 1) await fixture.later(paid);
    expect(await fixture.parcels(paid)).toMatchObject([
      { status: 20, outputStatus: 4, outputCode: 'PLATFORM_ERROR', outputResult: '平台返回错误', tries: 5 },
    ]);
  });

  it('because it was unbound leaves its parcels to be cancelled', async () => {
    const paid = await fixture.paidFromShop(remoteOrders(1));
    await decided(paid.buyer, '/shops/deleteShops', { id: paid.bound.id });
    await fixture.drain();
    expect(await fixture.parcels(paid)).toMatchObject([
      { status: 20, outputStatus: 1, outputInfo: '店铺已解绑，重新绑定后继续出单，也可以取消订单', tries: 0 },
    ]);
    const cancelled = await fixture.cancel(paid);
    expect(cancelled.data).toMatchObject({ status: 70 });
  });
});
