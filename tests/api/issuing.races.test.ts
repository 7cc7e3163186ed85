import { describe, expect, it } from 'vitest';
import { SEND } from '../../api/src/jobs/kinds/writeBacks.ts';
import { issuingFixture } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const fixture = issuingFixture();

describe('parcels with concurrent operations', () => {
  it('are issued once by two workers on the same order', async () => {
    const other = await fixture.beside();
    const paid = await fixture.paid(100);
    await Promise.all([
      fixture.issue(paid.orderId),
      fixture.issue(paid.orderId, other),
      fixture.issue(paid.orderId),
      fixture.issue(paid.orderId, other),
    ]);
    await other.close();
    const numbers = fixture.courier.asked.map(({ requestNo }) => requestNo);
    expect([numbers.length, new Set(numbers).size]).toEqual([100, 100]);
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 900, locked: 0 });
  });

  it('are either cancelled or issued when both happen concurrently', async () => {
    for (let round = 0; round < 50; round += 1) {
      const paid = await fixture.paid(2);
      fixture.courier.asked.length = 0;
      const issuing = round % 2 ? fixture.issue(paid.orderId) : undefined;
      const cancelled = await Promise.all([
        fixture.cancel(paid),
        issuing ?? fixture.issue(paid.orderId),
      ]).then(([answer]) => answer);
      const won = cancelled.code === 0;
      expect(won || cancelled.data.errorKey === 'ORDER_STATE').toBe(true);
      expect(fixture.courier.asked).toHaveLength(won ? 0 : 2);
      expect(await fixture.order(paid)).toEqual(
        won
          ? { status: 70, afterSale: 3, refunds: 2, quantity: 1000, locked: 0 }
          : { status: 30, afterSale: 0, refunds: 0, quantity: 998, locked: 0 },
      );
      if (won) expect(await fixture.balance(paid)).toBe(1_000_000);
    }
  });

  it('are not cancelled while a courier call is in flight', async () => {
    const paid = await fixture.paid();
    fixture.courier.before = async () => {
      const refused = await fixture.cancel(paid);
      expect(refused.data.errorKey).toBe('ORDER_STATE');
    };
    await fixture.drain();
    expect(await fixture.order(paid)).toMatchObject({ status: 30, refunds: 0 });
  });

  it('never deadlock with a reading of their shop', async () => {
    const { receiver } = remoteOrder(1);
    const paid = await fixture.paidFromShop([1, 2].map((no) => remoteOrder(no, { receiver })));
    // The first parcel is for the order that is read last.
    await fixture.query(
      `UPDATE shop_order_parcel x SET package_id = y.package_id FROM shop_order_parcel y, shop_order s, shop_order other
        WHERE s.id = x.shop_order_id AND other.id = y.shop_order_id
          AND s.shop_id = $1 AND other.shop_id = $1 AND other.id <> s.id`,
      [paid.bound.id],
    );
    await fixture.query(
      'UPDATE shop_order SET synced_at = now() WHERE shop_id = $1 AND remote_order_no = $2',
      [paid.bound.id, remoteOrder(1).remoteOrderNo],
    );
    const newer = (no: number) => remoteOrder(no, { receiver, updatedAt: new Date() });
    const allAsked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    fixture.courier.before = () => {
      if (fixture.courier.asked.length === 2) allAsked.resolve();
      return answer.promise;
    };
    const issuing = fixture.issue(paid.orderId);
    await allAsked.promise;
    await fixture.api.database.db.transaction(async (tx) => {
      await fixture.keep(tx, paid.bound.id, [newer(1)]);
      answer.resolve();
      await fixture.untilBlocked();
      await fixture.keep(tx, paid.bound.id, [newer(2)]);
    });
    await issuing;
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
  });
});

describe('a worker', () => {
  it('that dies before it stores a number leaves the same number to the next worker', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1), remoteOrder(2)]);
    fixture.failSending(async (_tx, kind) => {
      if (kind.name === SEND.name) throw new Error('killed');
    });
    await expect(fixture.issue(paid.orderId)).rejects.toThrow('killed');
    fixture.failSending(async () => undefined);
    const left = { status: 20, outputStatus: 2, waybillNo: null, leased: true };
    expect(await fixture.parcels(paid)).toMatchObject([left, left]);
    expect(await fixture.order(paid)).toMatchObject({ status: 20, quantity: 1000, locked: 2 });
    const first = new Map(fixture.courier.numbers);

    await fixture.query("UPDATE orders SET paid_at = paid_at - interval '2 minutes' WHERE id = $1", [
      paid.orderId,
    ]);
    await fixture.drain();
    await fixture.rescue();
    expect(await fixture.drain()).toBe(0);
    await fixture.query(
      "UPDATE order_package SET lease_until = now() - interval '1 second' WHERE order_id = $1",
      [paid.orderId],
    );
    await fixture.rescue();
    expect(await fixture.drain()).toBe(1);
    expect(fixture.courier.numbers).toEqual(first);
    const numbers = (await fixture.parcels(paid)).map(({ waybillNo }) => waybillNo);
    expect(new Set(numbers)).toEqual(new Set(first.values()));
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
  });

  it('that cannot refund one parcel has stored nothing of the other', async () => {
    const paid = await fixture.paidFromShop([remoteOrder(1), remoteOrder(2)]);
    const [first = remoteOrder(1)] = fixture.platform.script.orders;
    fixture.platform.script.orders[0] = { ...first, refundStatus: 1 };
    await fixture.query('ALTER TABLE ledger_tx ADD CONSTRAINT no_refunds CHECK (kind <> 3) NOT VALID');
    await expect(fixture.issue(paid.orderId)).rejects.toThrow();
    await fixture.query('ALTER TABLE ledger_tx DROP CONSTRAINT no_refunds');
    const left = { status: 20, outputStatus: 2, waybillNo: null };
    expect(await fixture.parcels(paid)).toMatchObject([left, left]);
    expect(await fixture.waitingJobs('shop.send', String(paid.bound.id))).toEqual([]);
    await fixture.later(paid);
    expect((await fixture.parcels(paid)).map(({ status }) => status)).toEqual([70, 30]);
    expect(await fixture.waitingJobs('shop.send', String(paid.bound.id))).toHaveLength(1);
  });

  it('that returns after its lease changes nothing of the next worker’s result', async () => {
    const paid = await fixture.paid(3);
    let overtaken = false;
    fixture.courier.before = async () => {
      if (overtaken) return;
      overtaken = true;
      await fixture.query(
        "UPDATE order_package SET lease_until = now() - interval '1 second' WHERE order_id = $1",
        [paid.orderId],
      );
      await fixture.issue(paid.orderId);
    };
    await fixture.drain();
    expect([fixture.courier.asked.length, fixture.courier.numbers.size]).toEqual([6, 3]);
    expect(await fixture.parcels(paid)).toMatchObject(
      Array(3).fill({ status: 30, outputStatus: 3, tries: 2 }),
    );
    expect(await fixture.order(paid)).toMatchObject({ status: 30, quantity: 997, locked: 0 });
  });

  it('that fails after its lease takes nothing from the worker that holds the parcels now', async () => {
    const paid = await fixture.paid();
    const answer = Promise.withResolvers<void>();
    const next = Promise.withResolvers<void>();
    let overtaking: Promise<void> | undefined;
    fixture.courier.before = async () => {
      fixture.courier.before = () => {
        next.resolve();
        return answer.promise;
      };
      await fixture.query(
        "UPDATE order_package SET lease_until = now() - interval '1 second' WHERE order_id = $1",
        [paid.orderId],
      );
      overtaking = fixture.issue(paid.orderId);
      await next.promise;
      throw new TypeError('a defect');
    };
    await fixture.issue(paid.orderId);
    expect(await fixture.parcels(paid)).toMatchObject([{ outputStatus: 2, tries: 2, leased: true }]);
    answer.resolve();
    await overtaking;
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 30, outputStatus: 3, tries: 2 }]);
  });
});
