import { expect, it } from 'vitest';
import type { Person } from '../support/api.ts';
import { refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;

const pendingOf = async (seller: Person) =>
  (await seller.call<{ pendingSettle: number }>('GET', '/seller/info')).data.pendingSettle;

it('the unsettled amount of a supplier ends with the settlement, whatever happens to the parcel later', async () => {
  const paid = await fixture.paid(3);
  const { seller } = paid.shop;
  await fixture.query('UPDATE account SET commission_rate = 350 WHERE id = $1', [seller.accountId]);
  // Of each parcel 330 are the supplier's, less 3 of 350 in ten thousand of its goods.
  expect(await pendingOf(seller)).toBe(3 * 327);
  await fixture.issue(paid.orderId);
  const [refunded] = await refunding.idsOf(paid);
  await refunding.refund(paid, { packageIds: [refunded] });
  await refunding.voidDue();
  expect(await pendingOf(seller)).toBe(2 * 327);
  await refunding.move(paid, 50);
  expect(await pendingOf(seller)).toBe(2 * 327);
  expect(await refunding.settle()).toBe(2);
  expect(await pendingOf(seller)).toBe(0);
  expect(await refunding.wallet(seller)).toBe(2 * 327);
  await refunding.move(paid, 60);
  expect(await pendingOf(seller)).toBe(0);
});

it('the unsettled amount of a supplier excludes unpaid orders', async () => {
  const paid = await fixture.paid();
  await fixture.query('UPDATE order_package SET status = 10 WHERE order_id = $1', [paid.orderId]);
  expect(await pendingOf(paid.shop.seller)).toBe(0);
  await fixture.query('UPDATE order_package SET status = 20 WHERE order_id = $1', [paid.orderId]);
  expect(await pendingOf(paid.shop.seller)).toBe(330);
});
