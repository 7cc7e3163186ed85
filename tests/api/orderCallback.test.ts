import { describe, expect, it } from 'vitest';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { refundFixture } from '../support/refundFixture.ts';

const { fixture, idsOf, issued } = refundFixture();

const ask = ({ buyer, orderId }: Paid) => decided<object>(buyer, '/orders/callback', { orderId });

describe('orders/callback for an order without a waiting shop', () => {
  it('requests its waybills again and reports the state of its parcels', async () => {
    const paid = await fixture.paid(2);
    await fixture.query('DELETE FROM queue.job');
    const ids = await idsOf(paid);
    const { data } = await ask(paid);
    const waiting = { outputStatus: 1, waybillNo: null, autoSendStatus: 0 };
    expect(data).toEqual({
      orderId: paid.orderId,
      checked: 2,
      updated: 0,
      packages: ids.map((packageId) => ({ packageId, ...waiting })),
    });
    await fixture.drain();
    expect((await fixture.parcels(paid)).map(({ outputStatus }) => outputStatus)).toEqual([3, 3]);
  });

  it('is limited to its buyer, to active orders and to once in ten seconds', async () => {
    const paid = await issued();
    const { data } = await paid.buyer.call<{ allowedActions: string[] }>('POST', '/orders/findOrders', {
      id: paid.orderId,
    });
    expect(data.allowedActions).toContain('callback');
    expect((await ask(paid)).code).toBe(0);
    expect([(await ask(paid)).msg, (await ask({ ...paid, buyer: await fixture.api.buyer() })).msg]).toEqual([
      '操作过于频繁，请稍后再试',
      '数据不存在',
    ]);
    await fixture.query('UPDATE orders SET status = 50 WHERE id = $1', [paid.orderId]);
    expect((await ask(paid)).data).toMatchObject({ errorKey: 'ORDER_STATE' });
  });
});
