import { describe, expect, it } from 'vitest';
import type { ShopErrorKind } from '../../api/src/adapters/shops/shopError.ts';
import {
  onlyOnce,
  PAUSED,
  type SendState,
  shopError,
  told,
  waits,
  writeBackFixture,
} from '../support/writeBackFixture.ts';

const fixture = writeBackFixture();

const failed = (id: number, more: Partial<SendState>): SendState => ({ ...told(id), status: 4, ...more });

describe('writing waybill numbers back to a shop', () => {
  it('reads the shop’s state and posts what is missing', async () => {
    const order = await fixture.issued([1, 1]);
    await fixture.api.query("UPDATE orders SET remote_address_id = 'a-7' WHERE id = $1", [order.orderId]);
    await fixture.send(order);
    const { parcels, courierCode } = order;
    expect(fixture.script.asked.toSorted()).toEqual(
      parcels.flatMap(({ remoteOrderNos }) => remoteOrderNos).toSorted(),
    );
    expect(fixture.script.posted.toSorted((a, b) => a.requestId.localeCompare(b.requestId))).toEqual(
      parcels.map(({ packageNo, waybillNo, remoteOrderNos }) => ({
        remoteOrderNos,
        lineIds: null,
        courierCode,
        waybillNo,
        remoteAddressId: 'a-7',
        requestId: packageNo,
      })),
    );
    expect(await fixture.states(order)).toEqual(parcels.map(({ id }) => told(id)));
    expect(await fixture.imports(order)).toEqual([3, 3]);
    expect(await fixture.drain()).toBe(0);
  });

  it('posts a merged parcel once for all its orders, and only the rest where some have the number', async () => {
    const order = await fixture.issued([3]);
    const [parcel] = order.parcels;
    const [first] = parcel?.remoteOrderNos ?? [];
    const waybillNo = parcel?.waybillNo ?? '';
    fixture.script.orders = fixture.script.orders.map((each) =>
      each.remoteOrderNo === first
        ? { ...each, status: 4, shipments: [{ waybillNo, courierCode: 'YTO' }] }
        : each,
    );
    const whole = await fixture.issued([2]);
    await fixture.send(order);
    await fixture.send(whole);
    expect(fixture.script.posted.map(({ remoteOrderNos }) => remoteOrderNos)).toEqual([
      parcel?.remoteOrderNos.slice(1),
      whole.parcels[0]?.remoteOrderNos,
    ]);
    expect(await fixture.states(order)).toEqual([told(parcel?.id ?? 0)]);
    expect(await fixture.imports(order)).toEqual([3, 3, 3]);
  });

  it('posts to the possible orders of a merged parcel and reports what blocks the others', async () => {
    const order = await fixture.issued([3]);
    const [parcel] = order.parcels;
    const [, second] = parcel?.remoteOrderNos ?? [];
    fixture.script.orders = fixture.script.orders.map((each) =>
      each.remoteOrderNo === second ? { ...each, refundStatus: 1 } : each,
    );
    await fixture.send(order);
    expect(fixture.script.posted.map(({ remoteOrderNos }) => remoteOrderNos)).toEqual([
      parcel?.remoteOrderNos.filter((no) => no !== second),
    ]);
    expect(await fixture.states(order)).toEqual([
      failed(parcel?.id ?? 0, { code: 'SHOP_REFUNDING', result: '店铺订单退款中' }),
    ]);
    expect(await fixture.imports(order)).toEqual([3, 2, 3]);
  });

  it('posts once although the answer was lost', async () => {
    const order = await fixture.issued([1]);
    const id = order.parcels[0]?.id ?? 0;
    fixture.script.beforeAnswer = onlyOnce(shopError('transient'));
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([
      waits(id, { code: 'TIMEOUT', result: '平台超时', attempts: 1, minutes: 1 }),
    ]);
    await fixture.due(order);
    await fixture.send(order);
    expect(fixture.script.posted).toHaveLength(1);
    expect(await fixture.states(order)).toEqual([told(id, 1)]);
    expect(await fixture.imports(order)).toEqual([3]);
  });

  it('retries five times at growing intervals and then leaves it to a person', async () => {
    const order = await fixture.issued([1]);
    const id = order.parcels[0]?.id ?? 0;
    fixture.script.beforePost = async () => {
      throw shopError('unknown');
    };
    const error = { code: 'PLATFORM_ERROR', result: '平台返回错误' };
    for (const [at, minutes] of [1, 5, 15, 60, 360].entries()) {
      await fixture.send(order);
      expect(await fixture.states(order)).toEqual([waits(id, { ...error, attempts: at + 1, minutes })]);
      await fixture.due(order);
    }
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([failed(id, { ...error, attempts: 6 })]);
    expect(fixture.script.asked).toHaveLength(6);
    await fixture.send(order);
    expect(fixture.script.asked).toHaveLength(6);
  });

  it.each<[ShopErrorKind, Partial<SendState>]>([
    ['refunding', { status: 4, code: 'SHOP_REFUNDING', result: '店铺订单退款中' }],
    ['closed', { status: 4, code: 'SHOP_CLOSED', result: '店铺订单已关闭' }],
    ['addressChanged', { status: 4, code: 'RECEIVER_CHANGED', result: '收件信息已变更' }],
    ['waybillUsed', { status: 4, code: 'WAYBILL_USED', result: '运单号已被使用' }],
    ['courierUnknown', { status: 4, code: 'COURIER_MAPPING', result: '快递公司未映射' }],
    ['alreadyShipped', { status: 6, code: 'SHOP_SHIPPED', result: '店铺订单已发货' }],
  ])('does not retry after the answer %s', async (kind, state) => {
    const order = await fixture.issued([1]);
    fixture.script.beforePost = async () => {
      throw shopError(kind);
    };
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([{ ...told(order.parcels[0]?.id ?? 0), ...state }]);
    expect(await fixture.imports(order)).toEqual([2]);
  });

  it.each([
    ['refunding', { refundStatus: 1 }, { status: 4, code: 'SHOP_REFUNDING', result: '店铺订单退款中' }],
    ['closed', { status: 6 }, { status: 4, code: 'SHOP_CLOSED', result: '店铺订单已关闭' }],
    [
      'shipped with another number',
      { status: 4, shipments: [{ waybillNo: 'SF9', courierCode: 'SF' }] },
      { status: 6, code: 'SHOP_SHIPPED', result: '店铺订单已发货' },
    ],
  ] as const)('posts nothing to an order that is %s', async (_name, more, state) => {
    const order = await fixture.issued([1], { more: more as object });
    await fixture.send(order);
    expect(fixture.script.posted).toEqual([]);
    expect(await fixture.states(order)).toEqual([{ ...told(order.parcels[0]?.id ?? 0), ...state }]);
    const [kept] = await fixture.api.query(
      'SELECT remote_status AS status, remote_refund_status AS refund FROM shop_order WHERE order_id = $1',
      [order.orderId],
    );
    expect(kept).toEqual({
      status: 2,
      refund: 0,
      ...('status' in more ? { status: more.status } : { refund: 1 }),
    });
  });

  it('accepts an already shipped order when it carries the same number', async () => {
    const order = await fixture.issued([1]);
    const [parcel] = order.parcels;
    fixture.script.beforePost = async ({ waybillNo }) => {
      fixture.script.orders = fixture.script.orders.map((each) => ({
        ...each,
        status: 4,
        shipments: [{ waybillNo, courierCode: 'YTO' }],
      }));
      throw shopError('alreadyShipped');
    };
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual([told(parcel?.id ?? 0)]);
    expect(await fixture.imports(order)).toEqual([3]);
  });

  it('pauses the whole shop as long as the platform says and counts no attempt', async () => {
    const order = await fixture.issued(Array(8).fill(1));
    fixture.script.beforePost = async () => {
      throw shopError('rateLimited', 180_000);
    };
    await fixture.send(order);
    expect(fixture.script.asked).toHaveLength(5);
    const states = await fixture.states(order);
    const limited = { code: 'RATE_LIMITED', result: '平台限流', minutes: 3 };
    expect(states).toEqual(order.parcels.map(({ id }, at) => waits(id, at < 5 ? limited : { minutes: 3 })));
    fixture.script.beforePost = async () => undefined;
    await fixture.due(order);
    await fixture.send(order);
    expect(await fixture.states(order)).toEqual(order.parcels.map(({ id }) => told(id)));
    expect(fixture.script.posted).toHaveLength(8);
  });

  it('pauses a shop whose authorisation expired and loses nothing', async () => {
    const order = await fixture.issued(Array(12).fill(1));
    await fixture.api.query(
      "UPDATE order_package SET auto_send_at = now() + interval '1 hour' WHERE id = $1",
      [order.parcels.at(-1)?.id],
    );
    fixture.script.refreshable = false;
    fixture.script.beforePost = async () => {
      if (fixture.script.posted.length >= 2) fixture.script.alive.clear();
      if (fixture.script.alive.size === 0) throw shopError('authExpired');
    };
    await fixture.send(order);
    const posted = fixture.script.posted.length;
    expect(posted).toBeLessThan(11);
    const states = await fixture.states(order);
    expect(states.filter(({ status }) => status === 3)).toHaveLength(posted);
    expect(states.filter(({ status }) => status !== 3)).toEqual(
      states.filter(({ status }) => status !== 3).map(({ id }) => ({ ...told(id), ...PAUSED })),
    );
    const requested = fixture.script.asked.length;
    await fixture.send(order);
    expect(fixture.script.asked).toHaveLength(requested);

    fixture.script.beforePost = async () => undefined;
    await fixture.renew(order);
    await fixture.drain();
    expect(await fixture.states(order)).toEqual(order.parcels.map(({ id }) => told(id)));
    expect(fixture.script.posted).toHaveLength(12);
    expect(new Set(fixture.script.posted.map(({ waybillNo }) => waybillNo)).size).toBe(12);
  });

  it('does not pause what a renewal has resumed meanwhile', async () => {
    const order = await fixture.issued([1, 1]);
    fixture.script.refreshable = false;
    fixture.script.beforeOrder = onlyOnce(shopError('authExpired'));
    const [first] = order.parcels;
    await fixture.api.query(
      'UPDATE order_package SET auto_send_at = NULL, auto_send_status = 0 WHERE id <> $1 AND order_id = $2',
      [first?.id, order.orderId],
    );
    // The renewal comes between the platform's refusal and what is made of it.
    await fixture.api.query(`
      CREATE FUNCTION renew_meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.status := 1; RETURN NEW; END $$`);
    await fixture.api.query(
      'CREATE TRIGGER meanwhile BEFORE UPDATE ON shop FOR EACH ROW EXECUTE FUNCTION renew_meanwhile()',
    );
    await fixture.send(order);
    await fixture.api.query('DROP TRIGGER meanwhile ON shop');
    expect((await fixture.states(order))[0]).toEqual(told(first?.id ?? 0));
  });

  it('pauses waiting parcels when the shop is unbound, also later due ones', async () => {
    const order = await fixture.issued([1, 1]);
    const [first, second] = order.parcels.map(({ id }) => id);
    const unbound = { ...PAUSED, result: '店铺已解绑，请到店铺后台填写运单号' };
    await fixture.api.query(
      'UPDATE order_package SET auto_send_status = 0, auto_send_at = NULL WHERE id = $1',
      [second],
    );
    expect((await fixture.buyer.call('POST', '/shops/deleteShops', { id: order.shop.id })).msg).toBe(
      '已解绑',
    );
    expect((await fixture.states(order))[0]).toEqual({ ...told(first ?? 0), ...unbound });
    await fixture.api.query(
      'UPDATE order_package SET auto_send_status = 1, auto_send_at = now() WHERE id = $1',
      [second],
    );
    await fixture.send(order);
    expect((await fixture.states(order))[1]).toEqual({ ...told(second ?? 0), ...unbound });
    expect(fixture.script.asked).toEqual([]);
  });

  it('marks posted orders by the shop’s rule and ignores a failing mark', async () => {
    const order = await fixture.issued([2], { more: { sellerMemo: '送礼' } });
    const rule = { matchType: 3, color: 'green', text: '橙仓已发' };
    await fixture.api.query('UPDATE shop SET tag_rule = $1 WHERE id = $2', [
      JSON.stringify(rule),
      order.shop.id,
    ]);
    await fixture.send(order);
    expect(fixture.script.remarks).toEqual(
      order.parcels[0]?.remoteOrderNos.map((remoteOrderNo) => ({
        remoteOrderNo,
        flagColor: 'green',
        text: '送礼 橙仓已发',
      })),
    );
    fixture.script.remarkable = false;
    const other = await fixture.issued([1], { shop: order.shop });
    await fixture.send(other);
    expect(await fixture.states(other)).toEqual([told(other.parcels[0]?.id ?? 0)]);
  });

  it('leaves out a parcel that was refunded', async () => {
    const order = await fixture.issued([1]);
    await fixture.api.query('UPDATE order_package SET status = 70 WHERE order_id = $1', [order.orderId]);
    await fixture.send(order);
    expect(fixture.script.asked).toEqual([]);
  });
});
