import { beforeEach, describe, expect, it } from 'vitest';
import { sweepUnpaid } from '../../api/src/modules/shipments/cancelling.service.ts';
import { orderBody } from '../support/api.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;

// What earlier tests have left is done before, so that a count is this test's own.
beforeEach(async () => {
  await refunding.receive();
  await refunding.complete();
  await refunding.settle();
});

/** What an order looks like so many days after it was shipped, or received. */
const after = async (paid: Paid, column: 'shipped_at' | 'received_at', days: number) => {
  await fixture.query(
    `UPDATE orders SET ${column} = now() - make_interval(days => $2, secs => 1) WHERE id = $1`,
    [paid.orderId, days],
  );
  if (column === 'shipped_at')
    await fixture.query(
      'UPDATE order_package SET shipped_at = now() - make_interval(days => $2) WHERE order_id = $1',
      [paid.orderId, days],
    );
};
const statusOf = async ({ orderId }: Paid) =>
  (await fixture.query<{ status: number }>('SELECT status FROM orders WHERE id = $1', [orderId]))[0]?.status;
const review = (paid: Paid, more: object = {}) =>
  paid.buyer.call<{ status: number }>('POST', '/orders/reviewOrder', {
    orderId: paid.orderId,
    score: 5,
    ...more,
  });

describe('an unpaid order', () => {
  it('is cancelled once after half an hour by several workers', async () => {
    const sweep = () => sweepUnpaid(fixture.api.database.db);
    const orders = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const buyer = await fixture.api.buyer();
        const shop = await fixture.api.shop({ stock: 1000 });
        const { data } = await buyer.call<{ orderId: number }>(
          'POST',
          '/orders/createOrder',
          orderBody(buyer, shop),
        );
        return { orderId: data.orderId, buyer, shop };
      }),
    );
    expect(await sweep()).toBe(0);
    await fixture.query('UPDATE orders SET pay_expire_at = now() WHERE id = ANY ($1)', [
      orders.map(({ orderId }) => orderId),
    ]);
    const counts = await Promise.all([sweep(), sweep(), sweep()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(orders.length);
    expect(await sweep()).toBe(0);
    for (const order of orders)
      expect(await fixture.order(order)).toMatchObject({ status: 60, quantity: 1000, locked: 0 });
  });
});

describe('expired unpaid orders', () => {
  /** More than a round takes. */
  async function expired(): Promise<number[]> {
    const { api } = fixture;
    const shop = await api.shop({ stock: 1000 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => api.buyer()));
    const placed: number[] = [];
    for (let round = 0; round < 10; round += 1)
      for (const buyer of buyers) {
        const { data } = await buyer.call<{ orderId: number }>(
          'POST',
          '/orders/createOrder',
          orderBody(buyer, shop),
        );
        placed.push(data.orderId);
      }
    await fixture.query('UPDATE orders SET pay_expire_at = now() WHERE id = ANY ($1)', [placed]);
    return placed;
  }

  it('are cancelled by one run, however many there are', async () => {
    const placed = await expired();
    expect(await sweepUnpaid(fixture.api.database.db)).toBe(placed.length);
    expect(
      await fixture.query<object>(
        'SELECT status, count(*)::int AS orders FROM orders WHERE id = ANY ($1) GROUP BY status',
        [placed],
      ),
    ).toEqual([{ status: 60, orders: placed.length }]);
  });

  it('are left to the next run by one that is stopped', async () => {
    const placed = await expired();
    expect(await sweepUnpaid(fixture.api.database.db, AbortSignal.abort())).toBe(50);
    expect(await sweepUnpaid(fixture.api.database.db)).toBe(placed.length - 50);
  });
});

describe('receipt', () => {
  it('is confirmed once ten days after shipping by several workers', async () => {
    const paid = await refunding.issued(2);
    expect(await statusOf(paid)).toBe(30);
    await after(paid, 'shipped_at', 9);
    expect(await refunding.receive()).toBe(0);
    await after(paid, 'shipped_at', 10);
    const counts = await Promise.all([refunding.receive(), refunding.receive(), refunding.receive()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await statusOf(paid)).toBe(40);
    expect(await refunding.receive()).toBe(0);
  });

  it('waits while a refund is pending', async () => {
    const paid = await refunding.issued(2);
    await refunding.move(paid, 60);
    const [first] = await refunding.idsOf(paid);
    await refunding.refund(paid, { packageIds: [first] });
    await after(paid, 'shipped_at', 11);
    expect(await refunding.receive()).toBe(0);
    await refunding.revoke(paid.buyer, await refunding.refundId(paid));
    expect(await refunding.receive()).toBe(1);
  });
});

describe('a received order', () => {
  it('is completed seven days later', async () => {
    const paid = await refunding.issued();
    await paid.buyer.call('POST', '/orders/confirmOrder', { id: paid.orderId, action: 'receive' });
    expect(await statusOf(paid)).toBe(40);
    await after(paid, 'received_at', 6);
    expect(await refunding.complete()).toBe(0);
    await after(paid, 'received_at', 7);
    const counts = await Promise.all([refunding.complete(), refunding.complete()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await statusOf(paid)).toBe(50);
    expect((await review(paid)).data.errorKey).toBe('ORDER_STATE');
  });

  it('is not completed while a refund is pending', async () => {
    const paid = await refunding.issued();
    await refunding.move(paid, 60);
    await paid.buyer.call('POST', '/orders/confirmOrder', { id: paid.orderId, action: 'receive' });
    await refunding.refund(paid);
    await after(paid, 'received_at', 8);
    expect(await refunding.complete()).toBe(0);
    await refunding.revoke(paid.buyer, await refunding.refundId(paid));
    expect(await refunding.complete()).toBe(1);
  });

  it('is completed by a review of its buyer only', async () => {
    const paid = await refunding.issued();
    expect((await review(paid)).data.errorKey).toBe('ORDER_STATE');
    await paid.buyer.call('POST', '/orders/confirmOrder', { id: paid.orderId, action: 'receive' });
    const other = await fixture.api.buyer();
    expect((await review({ ...paid, buyer: other })).data.errorKey).toBe('NOT_FOUND');
    expect((await review(paid, { score: 6 })).data.errorKey).toBe('BAD_PARAM');
    expect((await review(paid, { score: 4, text: '很快' })).data.status).toBe(50);
    const [row] = await fixture.query<object>(
      'SELECT review_score AS score, review_text AS text, completed_at IS NOT NULL AS completed FROM orders WHERE id = $1',
      [paid.orderId],
    );
    expect(row).toEqual({ score: 4, text: '很快', completed: true });
  });
});

describe('the shares of a parcel', () => {
  const settled = ({ orderId }: Paid) =>
    fixture.query<{ status: number; commission: number }>(
      'SELECT settle_status AS status, commission FROM order_package WHERE order_id = $1 ORDER BY id',
      [orderId],
    );

  it('are paid out once by several workers when it was signed', async () => {
    const paid = await refunding.issued(3);
    expect(await refunding.settle()).toBe(0);
    await refunding.move(paid, 50);
    const counts = await Promise.all([refunding.settle(), refunding.settle(), refunding.settle()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(await settled(paid)).toEqual(Array(3).fill({ status: 2, commission: 0 }));
    expect(await refunding.wallet(paid.shop.seller)).toBe(3 * 330);
    expect(await refunding.settle()).toBe(0);
  });

  it('are paid out after the supplier’s settlement days, less the commission', async () => {
    const paid = await refunding.issued();
    const { accountId } = paid.shop.seller;
    await fixture.query('UPDATE account SET settle_days = 3, commission_rate = 333 WHERE id = $1', [
      accountId,
    ]);
    await after(paid, 'shipped_at', 2);
    expect(await refunding.settle()).toBe(0);
    await after(paid, 'shipped_at', 3);
    expect(await refunding.settle()).toBe(1);
    expect(await settled(paid)).toEqual([{ status: 2, commission: 3 }]);
    expect(await refunding.wallet(paid.shop.seller)).toBe(330 - 3);
  });

  it('wait while the parcel is abnormal or a refund is pending', async () => {
    const paid = await refunding.issued();
    await after(paid, 'shipped_at', 8);
    await refunding.move(paid, 60);
    expect(await refunding.settle()).toBe(0);
    await refunding.refund(paid);
    await refunding.move(paid, 50);
    expect(await refunding.settle()).toBe(0);
    await refunding.revoke(paid.buyer, await refunding.refundId(paid));
    expect(await refunding.settle()).toBe(1);
  });

  it('are not paid out for refunded amounts, nor twice after a later partial refund', async () => {
    const paid = await refunding.issued(2);
    const [first] = await refunding.idsOf(paid);
    await refunding.move(paid, 60);
    await refunding.refund(paid, { packageIds: [first] }, paid.shop.seller);
    await refunding.move(paid, 50);
    expect(await refunding.settle()).toBe(1);
    await refunding.refund(paid, { reason: '破损' });
    const { seller } = paid.shop;
    await refunding.answer(seller, { refundId: await refunding.refundId(paid), agree: true, amount: 150 });
    expect(await settled(paid)).toMatchObject([{ status: 0 }, { status: 3 }]);
    expect([await fixture.balance(paid), await refunding.wallet(seller)]).toEqual([
      1_000_000 - FEE + 150,
      FEE - 150,
    ]);
    expect(await refunding.settle()).toBe(0);
  });
});
