import { expect, it } from 'vitest';
import { issuingFixture } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const fixture = issuingFixture();

it('a shop says how many of its parcels are still to be told there, until they are or have ended', async () => {
  const { buyer, bound, orderId } = await fixture.paidFromShop([1, 2, 3].map((no) => remoteOrder(no)));
  const counted = async () => {
    const { data } = await buyer.call<{ list: { id: number; pendingWriteBacks: number }[] }>(
      'POST',
      '/shops/getShopsList',
      {},
    );
    return data.list.find(({ id }) => id === bound.id)?.pendingWriteBacks;
  };
  const set = (change: string) =>
    fixture.query(
      `UPDATE order_package SET ${change} WHERE id = (SELECT min(id) FROM order_package WHERE order_id = $1 AND auto_send_status = 1)`,
      [orderId],
    );
  expect(await counted()).toBe(0);
  await fixture.query(
    'UPDATE order_package SET auto_send_status = 1, auto_send_at = now() WHERE order_id = $1',
    [orderId],
  );
  expect(await counted()).toBe(3);
  await set('auto_send_status = 3');
  expect(await counted()).toBe(2);
  await set('auto_send_status = 2');
  expect(await counted()).toBe(2);
  await set('auto_send_status = 5');
  expect(await counted()).toBe(1);
});
