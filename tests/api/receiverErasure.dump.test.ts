import { afterAll, beforeAll, expect, it } from 'vitest';
import { traceStates } from '../../api/src/adapters/tracking/trackingService.ts';
import { keepPartitionsOf } from '../../api/src/jobs/keepPartitionsOf.ts';
import { releaseDue } from '../../api/src/modules/settlements/holds.service.ts';
import { settleDue } from '../../api/src/modules/settlements/settling.service.ts';
import { eraseReceivers } from '../../api/src/modules/shipments/erasing.service.ts';
import { saveTraces } from '../../api/src/modules/tracking/traces.repository.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { openedDumpOf } from '../support/openedDump.ts';
import { plantPeople } from '../support/plantedPeople.ts';

const DAY_MS = 24 * 3_600_000;
const WORDS = '转告收件人龢龘';

let people: Awaited<ReturnType<typeof plantPeople>>;
beforeAll(async () => {
  people = await plantPeople();
}, 120_000);
afterAll(() => people.close());

/** One parcel refunded with a word about its receiver, the other signed, with a trace that says by whom. */
async function endPaid(): Promise<void> {
  const { api, buyer, shop, done, orders } = people;
  const { db } = api.database;
  const [refunded, sent] = await api.query<{ id: number; packageNo: string }>(
    'SELECT id, package_no AS "packageNo" FROM order_package WHERE order_id = $1 ORDER BY id',
    [orders.bySheet],
  );
  if (!refunded || !sent) throw new Error('two parcels were paid');
  done(await buyer.call('POST', '/orderPackages/refund', { packageIds: [refunded.id], reason: WORDS }));
  const rows = [{ row: 1, packageNo: sent.packageNo, waybillNo: `YT${Date.now()}` }];
  done(await shop.seller.call('POST', '/orderPackages/fillWaybill', { rows }));
  const traces = [{ at: new Date(), text: `${WORDS}已签收`, state: traceStates.signed }];
  const ref = { id: sent.id, orderId: orders.bySheet };
  await saveTraces(db, ref, { state: traceStates.signed, traces }, { isAsked: true });
  await settleDue(db);
  done(await buyer.call('POST', '/orders/reviewOrder', { orderId: orders.bySheet, score: 5 }));
  await api.query(
    `UPDATE order_package SET signed_at = signed_at - interval '8 days', held_until = held_until - interval '8 days' WHERE id = $1`,
    [sent.id],
  );
  await releaseDue(db);
}

it('a decrypted dump holds no receiver and no text about one once all parcels ended long ago', async () => {
  const { api, buyer, done, orders, receivers } = people;
  const { db } = api.database;
  await api.query('UPDATE orders SET remark = $1 WHERE id <> $2', [WORDS, 0]);
  await api.query('UPDATE shop_order SET buyer_memo = $1, seller_memo = $1, problem_text = $1', [WORDS]);
  await endPaid();
  for (const id of [...orders.orderIds, orders.ofShop].filter((each) => each !== orders.bySheet))
    done(await buyer.call('POST', '/orders/cancelOrder', { orderId: id }));

  const before = await openedDumpOf(api);
  const stored = receivers.filter((said) => before.includes(said));
  // Name, phone and street of seven: two by hand, of whom one was edited, four from sheets, one of the shop's.
  expect([stored.length, before.split(WORDS).length > 6]).toEqual([21, true]);
  expect((await api.query('SELECT FROM receiver_print')).length).toBeGreaterThan(10);
  const ledger = await api.query('SELECT * FROM ledger_entry ORDER BY id');
  const money = await api.query('SELECT id, order_no, total_fee, refund_fee, status FROM orders ORDER BY id');

  await eraseReceivers(db, new Date(Date.now() + 91 * DAY_MS));
  await api.query("UPDATE idempotency_key SET created_at = created_at - interval '7 days'");
  await keepPartitionsOf(db, api.app.log);
  expect(await api.query('SELECT FROM idempotency_key')).toEqual([]);

  const after = await openedDumpOf(api);
  expect([receivers.filter((said) => after.includes(said)), after.includes(WORDS)]).toEqual([[], false]);
  expect(await api.query('SELECT FROM receiver_print')).toEqual([]);
  expect(
    await api.query(
      `SELECT id FROM order_package WHERE receiver_erased_at IS NULL OR receiver_key <> '' OR encrypted_id <> ''
       UNION ALL SELECT id FROM shop_order WHERE receiver_key <> '' OR encrypted_id <> '' OR buyer_nick <> ''
       UNION ALL SELECT id FROM merge_order WHERE receiver_key <> ''`,
    ),
  ).toEqual([]);
  expect(await api.query('SELECT * FROM ledger_entry ORDER BY id')).toEqual(ledger);
  expect(
    await api.query('SELECT id, order_no, total_fee, refund_fee, status FROM orders ORDER BY id'),
  ).toEqual(money);
  expect(await brokenInvariants(api)).toEqual([]);
});
