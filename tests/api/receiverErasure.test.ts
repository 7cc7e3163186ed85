import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { traceStates } from '../../api/src/adapters/tracking/trackingService.ts';
import { eraseReceivers } from '../../api/src/modules/shipments/erasing.service.ts';
import { saveTraces } from '../../api/src/modules/tracking/traces.repository.ts';
import { goodReceiver, orderBody, type Person } from '../support/api.ts';
import { holdFixture } from '../support/holdFixture.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';
import { addShopOrders, bindShop, mergeByHand } from '../support/shopOrders.ts';

const DAY_MS = 24 * 3_600_000;
const holding = holdFixture();
const { fixture } = holding;

/** The scheduled job, as it runs so many days from now. */
const erase = (days: number, api = fixture.api) =>
  eraseReceivers(api.database.db, new Date(Date.now() + days * DAY_MS));
/** All that is kept of an order: everything but whom its parcels went to, and the free words about them. */
const facts = ({ orderId }: Paid) =>
  fixture.query(
    `SELECT to_jsonb(o) - ARRAY['remark', 'updated_at'] AS "order", (SELECT count(*)::int FROM ledger_entry) AS entries,
            (SELECT jsonb_agg(to_jsonb(p) - ARRAY['receiver', 'receiver_erased_at', 'trace_text', 'remark', 'updated_at'] ORDER BY p.id) FROM order_package p
              WHERE p.order_id = o.id) AS parcels
       FROM orders o WHERE o.id = $1`,
    [orderId],
  );
/** Of each parcel of an order whether nothing of its receiver is left. */
const erased = async ({ orderId }: Paid) =>
  (
    await fixture.query<{ gone: boolean }>(
      `SELECT receiver = '' AND receiver_erased_at IS NOT NULL
              AND NOT EXISTS (SELECT FROM receiver_print r WHERE r.package_id = p.id) AS gone
         FROM order_package p WHERE order_id = $1 ORDER BY id`,
      [orderId],
    )
  ).map(({ gone }) => gone);
const found = async (who: Person, keyword: string) =>
  (await who.call<{ total: number }>('POST', '/orderPackages/getOrderPackagesList', { keyword })).data.total;
const only = async (paid: Paid): Promise<number> => (await holding.idsOf(paid))[0] ?? 0;

/** Lets an order whose parcels were issued be over: signed, paid out, let go of, and completed. */
async function finish<T extends Paid>(paid: T): Promise<T> {
  await holding.move(paid, 50);
  await holding.settle();
  await paid.buyer.call('POST', '/orders/confirmOrder', { id: paid.orderId, action: 'receive' });
  await holding.pass(paid, 8);
  await holding.complete();
  return paid;
}
const over = async (count = 1): Promise<Paid> => finish((await holding.earned(count)).paid);

describe('the receiver of an ended parcel', () => {
  it('is kept until the last day of the period and then erased with everything that it is found by', async () => {
    const paid = await over();
    const before = await facts(paid);
    await erase(89);
    expect([await erased(paid), await found(paid.buyer, goodReceiver.receiverPhone)]).toEqual([[false], 1]);
    await erase(91);
    expect([await erased(paid), await found(paid.buyer, goodReceiver.receiverPhone)]).toEqual([[true], 0]);
    expect(await facts(paid)).toEqual(before);
    expect(await erase(91)).toBe(0);
  });

  it('is kept as long as the setting says', async () => {
    const paid = await over();
    await fixture.query("INSERT INTO setting (key, value) VALUES ('receiverDays', '400')");
    await erase(399);
    const kept = await erased(paid);
    await erase(401);
    await fixture.query("DELETE FROM setting WHERE key = 'receiverDays'");
    expect([kept, await erased(paid)]).toEqual([[false], [true]]);
  });

  it.each([
    ['somebody wants its money back', 'refund_status = 30'],
    ['its shares are held', "held_until = now() + interval '1 hour'"],
    ['it was not paid out', 'settle_status = 1, held_until = NULL'],
  ])('is kept while %s', async (_case, change) => {
    const paid = await over();
    await fixture.query(`UPDATE order_package SET ${change} WHERE order_id = $1`, [paid.orderId]);
    await erase(400);
    expect(await erased(paid)).toEqual([false]);
    await fixture.query(
      'UPDATE order_package SET settle_status = 2, refund_status = 0, held_until = NULL WHERE order_id = $1',
      [paid.orderId],
    );
  });

  it('is kept for the courier’s liability year while something is wrong with the parcel', async () => {
    const paid = await over();
    await fixture.query(
      "UPDATE order_package SET status = 60, held_until = now() + interval '1 hour' WHERE order_id = $1",
      [paid.orderId],
    );
    await erase(365 + 80);
    const kept = await erased(paid);
    await erase(365 + 91);
    expect([kept, await erased(paid)]).toEqual([[false], [true]]);
    await fixture.query('UPDATE order_package SET status = 50, held_until = NULL WHERE order_id = $1', [
      paid.orderId,
    ]);
  });

  it('is kept until a late refund has reached the same age', async () => {
    const paid = await over();
    await fixture.query(
      `INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, status, created_at, finished_at)
       SELECT $2, id, order_id, account_id, seller_id, 0, 50, now(), now() + interval '50 days' FROM order_package WHERE order_id = $1`,
      [paid.orderId, randomUUID()],
    );
    await erase(139);
    const kept = await erased(paid);
    await erase(141);
    expect([kept, await erased(paid)]).toEqual([[false], [true]]);
  });

  it('is erased once by two concurrent processes', async () => {
    const paid = await over(5);
    const other = await fixture.beside();
    const counts = await Promise.all([erase(91), erase(91, other)]);
    await other.close();
    await erase(91);
    expect([counts[0] + counts[1] >= 5, await erased(paid)]).toEqual([true, Array(5).fill(true)]);
  });
});

describe('an erased receiver', () => {
  it('is shown to buyer and supplier with its time of erasure, and no label or picking list is printed', async () => {
    const paid = await over();
    await erase(91);
    const id = await only(paid);
    for (const who of [paid.buyer, paid.shop.seller]) {
      const { data } = await who.call<{ list: Record<string, unknown>[] }>(
        'POST',
        '/orderPackages/getOrderPackagesList',
        { id },
      );
      const { receiverName, receiverPhone, address, city, receiverErasedAt, allowedActions } =
        data.list[0] ?? {};
      expect([receiverName, receiverPhone, address, city]).toEqual(['', '', '', '杭州市']);
      expect([receiverErasedAt, allowedActions]).toEqual([
        expect.any(String),
        expect.not.arrayContaining(['print']),
      ]);
    }
    const print = (kind: string) =>
      paid.shop.seller.call('POST', '/orderPackages/print', { packageIds: [id], kind });
    expect([(await print('labels')).data.errorKey, (await print('picking')).data.errorKey]).toEqual([
      'RECEIVER_ERASED',
      'RECEIVER_ERASED',
    ]);
  });

  it('cannot be used to place a cancelled order again, nor be edited', async () => {
    const buyer = await fixture.api.buyer();
    const shop = await fixture.api.shop();
    const { data } = await buyer.call<{ orderId: number }>(
      'POST',
      '/orders/createOrder',
      orderBody(buyer, shop),
    );
    await buyer.call('POST', '/orders/cancelOrder', { orderId: data.orderId });
    const paid = { orderId: data.orderId, buyer, shop };
    await erase(89);
    expect(await erased(paid)).toEqual([false]);
    await erase(91);
    expect(await erased(paid)).toEqual([true]);
    const again = await buyer.call('POST', '/orders/againSubmit', {
      id: data.orderId,
      clientNo: randomUUID(),
    });
    const edited = await buyer.call('POST', '/orderPackages/editReceiver', {
      packageId: await only(paid),
      ...goodReceiver,
    });
    expect([again.data.errorKey, edited.data.errorKey, edited.msg]).toEqual([
      'RECEIVER_ERASED',
      'RECEIVER_ERASED',
      '收件人信息已按规定清除',
    ]);
  });

  it('leaves no trace text, refund reason or remark about the person', async () => {
    const paid = await over(2);
    const [first = 0, second = 0] = await holding.idsOf(paid);
    const traces = [{ at: new Date(), text: '王小二已签收，电话13800138000', state: traceStates.signed }];
    const track = (id: number) =>
      saveTraces(
        fixture.api.database.db,
        { id, orderId: paid.orderId },
        { state: traceStates.signed, traces },
        { isAsked: true },
      );
    await track(first);
    await fixture.query("UPDATE orders SET remark = '给王小二' WHERE id = $1", [paid.orderId]);
    await fixture.query(
      "UPDATE order_package SET remark = '交给王小二', specification = '红色' WHERE order_id = $1",
      [paid.orderId],
    );
    await fixture.query('UPDATE order_package SET refund_status = 30 WHERE id = $1', [second]);
    const words = () =>
      fixture.query(
        `SELECT o.remark, p.remark AS own, p.specification, p.trace_text AS trace, (SELECT count(*)::int FROM package_event e WHERE e.package_id = p.id AND e.type = 'trace') AS traces
           FROM order_package p JOIN orders o ON o.id = p.order_id WHERE o.id = $1 ORDER BY p.id`,
        [paid.orderId],
      );
    await erase(91);
    expect(await words()).toEqual([
      { remark: '给王小二', own: '', specification: '红色', trace: '', traces: 0 },
      { remark: '给王小二', own: '交给王小二', specification: '红色', trace: '', traces: 0 },
    ]);
    await fixture.query('UPDATE order_package SET refund_status = 0 WHERE id = $1', [second]);
    await erase(91);
    expect(await track(first)).toBe(false);
    expect(await words()).toEqual([
      { remark: '', own: '', specification: '红色', trace: '', traces: 0 },
      { remark: '', own: '', specification: '红色', trace: '', traces: 0 },
    ]);
  });

  it('leaves no shop data about the person, and no later reading restores it', async () => {
    const { receiver } = remoteOrder(1);
    const remote = [remoteOrder(1), remoteOrder(2, { receiver })];
    const paid = await fixture.paidFromShop(remote, { merged: true, autoSend: false });
    await fixture.issue(paid.orderId);
    await finish(paid);
    const said = () =>
      fixture.query(
        `SELECT s.receiver, s.receiver_key AS key, s.encrypted_id AS "encryptedId", s.buyer_nick AS nick, s.buyer_memo AS memo,
                s.seller_memo AS "sellerMemo", s.remote_order_no AS no, s.remote_status AS status, m.receiver_key AS merge,
                p.encrypted_id AS parcel, p.receiver_key AS "parcelKey"
           FROM shop_order s JOIN merge_order m ON m.id = s.merge_id JOIN order_package p ON p.id = s.package_id
          WHERE s.shop_id = $1 ORDER BY s.id`,
        [paid.bound.id],
      );
    await erase(91);
    const nothing = { receiver: '', key: '', encryptedId: '', nick: '', memo: '', sellerMemo: '', merge: '' };
    const gone = { ...nothing, parcel: '', parcelKey: null };
    const [one, two] = remote.map(({ remoteOrderNo }) => remoteOrderNo);
    expect(await said()).toEqual([
      { ...gone, no: one, status: 2 },
      { ...gone, no: two, status: 2 },
    ]);
    const news = remote.map((order) => ({ ...order, status: 5 as const, updatedAt: new Date() }));
    await fixture.keep(fixture.api.database.db, paid.bound.id, news);
    expect(await said()).toEqual([
      { ...gone, no: one, status: 5 },
      { ...gone, no: two, status: 5 },
    ]);
  });
});

describe('a shop order that never became a parcel', () => {
  const rows = (shopId: number) =>
    fixture.query(
      `SELECT receiver = '' AND receiver_key = '' AND encrypted_id = '' AS gone, import_status AS status FROM shop_order
        WHERE shop_id = $1 ORDER BY id`,
      [shopId],
    );

  it('is erased and intercepted with its merge when its shop has not updated it for the period', async () => {
    const { id } = await bindShop(fixture.api, await fixture.api.buyer());
    const orders = await addShopOrders(fixture.api, id, [{}, { importStatus: 4 }, { importStatus: 5 }]);
    const merge = await mergeByHand(
      fixture.api,
      id,
      orders.slice(0, 1).map((order) => order.id),
    );
    const merged = () => fixture.query('SELECT receiver_key AS key FROM merge_order WHERE id = $1', [merge]);
    await erase(89);
    expect(await rows(id)).toEqual([0, 4, 5].map((status) => ({ gone: false, status })));
    expect(await merged()).toEqual([{ key: expect.stringContaining('merged-') }]);
    await erase(91);
    expect(await rows(id)).toEqual([5, 5, 5].map((status) => ({ gone: true, status })));
    expect(await merged()).toEqual([{ key: '' }]);
  });

  it('waits again with its receiver when its shop updates it', async () => {
    const { id } = await bindShop(fixture.api, await fixture.api.buyer());
    const keep = (updatedAt: Date) =>
      fixture.keep(fixture.api.database.db, id, [{ ...remoteOrder(1), updatedAt }]);
    await keep(new Date());
    await erase(91);
    expect(await rows(id)).toEqual([{ gone: true, status: 5 }]);
    await keep(new Date(Date.now() + DAY_MS));
    expect(await rows(id)).toEqual([{ gone: false, status: 0 }]);
  });

  it('keeps its receiver as long as the parcel it belonged to', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1)], { autoSend: false });
    await fixture.query("UPDATE shop_order SET synced_at = now() - interval '80 days' WHERE shop_id = $1", [
      paid.bound.id,
    ]);
    await paid.buyer.call('POST', '/orders/cancelOrder', { orderId: paid.orderId });
    await erase(89);
    const kept = await rows(paid.bound.id);
    await erase(91);
    expect([kept, await rows(paid.bound.id)]).toEqual([
      [{ gone: false, status: 0 }],
      [{ gone: true, status: 5 }],
    ]);
  });
});
