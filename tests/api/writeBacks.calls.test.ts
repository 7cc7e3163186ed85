import { describe, expect, it } from 'vitest';
import { PAUSED, shopError, told, writeBackFixture } from '../support/writeBackFixture.ts';

const fixture = writeBackFixture();

describe('resending on request', () => {
  const resend = (orderId: number, more: object = {}) =>
    fixture.buyer.call('POST', '/orders/reAutoSend', { orderId, ...more });

  it('answers with the result', async () => {
    const order = await fixture.issued([1, 1, 1, 1]);
    const [gone, refunding, chosen, waiting] = order.parcels.map(({ id }) => id);
    await fixture.api.query(
      `UPDATE order_package SET auto_send_status = 4, auto_send_code = 'TIMEOUT', auto_send_result = '平台超时',
         auto_send_attempts = 6, auto_send_at = NULL WHERE order_id = $1 AND id <> $2`,
      [order.orderId, waiting],
    );
    fixture.script.orders = fixture.script.orders.map((each, at) =>
      at === 1 ? { ...each, refundStatus: 1 } : each,
    );
    const before = await fixture.states(order);
    const only = resend(order.orderId, { packageIds: [chosen, waiting, 999_999_999] });
    await expect.poll(() => fixture.drain()).toBe(1);
    expect((await only).data).toEqual({ orderId: order.orderId, submitted: 1, success: 1, failed: [] });
    expect(await fixture.states(order)).toEqual([
      before[0],
      before[1],
      told(chosen ?? 0),
      told(waiting ?? 0),
    ]);

    const all = resend(order.orderId);
    await expect.poll(() => fixture.drain()).toBe(1);
    expect((await all).data).toEqual({
      orderId: order.orderId,
      submitted: 2,
      success: 1,
      failed: [{ packageId: refunding, reasonCode: 'SHOP_REFUNDING', msg: '店铺订单退款中' }],
    });
    expect((await fixture.states(order))[0]).toEqual(told(gone ?? 0));
  });

  it('reports an expired authorisation and refuses when nothing is to be sent', async () => {
    const order = await fixture.issued([1]);
    const packageId = order.parcels[0]?.id ?? 0;
    expect((await resend(order.orderId)).data.errorKey).toBe('ORDER_STATE');
    await fixture.api.query('UPDATE shop SET status = 3 WHERE id = $1', [order.shop.id]);
    await fixture.send(order);
    const answer = resend(order.orderId);
    await expect.poll(() => fixture.drain()).toBe(1);
    expect((await answer).data).toEqual({
      orderId: order.orderId,
      submitted: 1,
      success: 0,
      failed: [{ packageId, reasonCode: 'SHOP_EXPIRED', msg: PAUSED.result }],
    });
    const stranger = await fixture.api.buyer();
    const refused = await stranger.call('POST', '/orders/reAutoSend', { orderId: order.orderId });
    expect(refused.data.errorKey).toBe('NOT_FOUND');
  });
});

describe('synchronising on request', () => {
  const ask = (orderId: number) => fixture.buyer.call('POST', '/orders/callback', { orderId });

  it('updates what was done at the shop and requests waiting waybills', async () => {
    const order = await fixture.issued([1, 1, 1, 1]);
    const [ours, others, open, queued] = order.parcels;
    await fixture.api.query(
      `UPDATE order_package SET auto_send_status = 4, auto_send_code = 'TIMEOUT', auto_send_result = '平台超时',
         auto_send_at = NULL WHERE order_id = $1`,
      [order.orderId],
    );
    await fixture.api.query(
      `UPDATE order_package SET status = 20, output_status = 1, waybill_no = NULL, auto_send_status = 0, auto_send_code = '',
         auto_send_result = '' WHERE id = $1`,
      [queued?.id],
    );
    const shipped = (waybillNo: string) => ({
      status: 4 as const,
      shipments: [{ waybillNo, courierCode: 'YTO' }],
    });
    fixture.script.orders = fixture.script.orders.map((each, at) =>
      at < 2 ? { ...each, ...shipped(at === 0 ? (ours?.waybillNo ?? '') : 'SF9') } : each,
    );
    await fixture.api.query('DELETE FROM queue.job');
    const answer = await ask(order.orderId);
    const row = (parcel: typeof ours, autoSendStatus: number) => ({
      packageId: parcel?.id,
      outputStatus: 3,
      waybillNo: parcel?.waybillNo,
      autoSendStatus,
    });
    expect(answer.data).toEqual({
      orderId: order.orderId,
      checked: 4,
      updated: 2,
      packages: [
        row(ours, 3),
        row(others, 6),
        row(open, 4),
        { packageId: queued?.id, outputStatus: 1, waybillNo: null, autoSendStatus: 0 },
      ],
    });
    expect(await fixture.imports(order)).toEqual([3, 2, 2, 2]);
    expect(await fixture.api.query('SELECT name, data FROM queue.job')).toEqual([
      { name: 'waybill.issue', data: { orderId: order.orderId } },
    ]);
    expect(fixture.script.posted).toEqual([]);
  });

  it('is limited to the owner of a paid shop order and to once in ten seconds', async () => {
    const order = await fixture.issued([1]);
    const stranger = await fixture.api.buyer();
    expect((await stranger.call('POST', '/orders/callback', { orderId: order.orderId })).data.errorKey).toBe(
      'NOT_FOUND',
    );
    await fixture.api.query('UPDATE orders SET status = 40 WHERE id = $1', [order.orderId]);
    expect((await ask(order.orderId)).data.errorKey).toBe('ORDER_STATE');
    await fixture.api.query('UPDATE orders SET status = 30 WHERE id = $1', [order.orderId]);
    const answers = await Promise.all([ask(order.orderId), ask(order.orderId), ask(order.orderId)]);
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual([
      '操作成功',
      '操作过于频繁，请稍后再试',
      '操作过于频繁，请稍后再试',
    ]);
    await fixture.api.query("UPDATE counter SET ends_at = now() WHERE key = 'callback:' || $1", [
      order.orderId,
    ]);
    expect((await ask(order.orderId)).code).toBe(0);
  });

  it('reports a shop whose authorisation expired or whose platform fails', async () => {
    const [lapsed, failing] = [await fixture.issued([1]), await fixture.issued([1])];
    fixture.script.beforeOrder = async () => {
      throw shopError('transient');
    };
    expect((await ask(failing.orderId)).data.errorKey).toBe('PLATFORM_LIMIT');
    await fixture.api.query('UPDATE shop SET status = 3 WHERE id = $1', [lapsed.shop.id]);
    expect((await ask(lapsed.orderId)).data.errorKey).toBe('SHOP_EXPIRED');
  });
});
