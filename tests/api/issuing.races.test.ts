import { describe, expect, it } from 'vitest';
import { SEND } from '../../api/src/modules/writeBacks/kinds.ts';
import { issuingFixture } from '../support/issuingFixture.ts';
import { remoteOrder } from '../support/scriptedShop.ts';

const scene = issuingFixture();

describe('parcels with concurrent operations', () => {
  it('are issued once by two workers on the same order', async () => {
    const other = await scene.beside();
    const paid = await scene.paid(100);
    await Promise.all([
      scene.issue(paid.orderId),
      scene.issue(paid.orderId, other),
      scene.issue(paid.orderId),
      scene.issue(paid.orderId, other),
    ]);
    await other.close();
    const numbers = scene.courier.asked.map(({ requestNo }) => requestNo);
    expect([numbers.length, new Set(numbers).size]).toEqual([100, 100]);
    expect(await scene.order(paid)).toMatchObject({ status: 30, quantity: 900, locked: 0 });
  });

  it('are either cancelled or issued when both happen concurrently', async () => {
    for (let round = 0; round < 50; round += 1) {
      const paid = await scene.paid(2);
      scene.courier.asked.length = 0;
      const issuing = round % 2 ? scene.issue(paid.orderId) : undefined;
      const cancelled = await Promise.all([scene.cancel(paid), issuing ?? scene.issue(paid.orderId)]).then(
        ([answer]) => answer,
      );
      const won = cancelled.code === 0;
      expect(won || cancelled.data.errorKey === 'ORDER_STATE').toBe(true);
      expect(scene.courier.asked).toHaveLength(won ? 0 : 2);
      expect(await scene.order(paid)).toEqual(
        won
          ? { status: 70, afterSale: 3, refunds: 2, quantity: 1000, locked: 0 }
          : { status: 30, afterSale: 0, refunds: 0, quantity: 998, locked: 0 },
      );
      if (won) expect(await scene.balance(paid)).toBe(1_000_000);
    }
  });

  it('are not cancelled while a courier call is in flight', async () => {
    const paid = await scene.paid();
    scene.courier.before = async () => {
      const refused = await scene.cancel(paid);
      expect(refused.data.errorKey).toBe('ORDER_STATE');
    };
    await scene.drain();
    expect(await scene.order(paid)).toMatchObject({ status: 30, refunds: 0 });
  });

  it('never deadlock with a reading of their shop', async () => {
    const { receiver } = remoteOrder(1);
    const paid = await scene.paidFromShop([1, 2].map((no) => remoteOrder(no, { receiver })));
    // The first parcel is for the order that is read last.
    await scene.query(
      `UPDATE shop_order s SET package_id = other.package_id FROM shop_order other
        WHERE s.shop_id = $1 AND other.shop_id = $1 AND other.id <> s.id`,
      [paid.bound.id],
    );
    await scene.query('UPDATE shop_order SET synced_at = now() WHERE shop_id = $1 AND remote_order_no = $2', [
      paid.bound.id,
      remoteOrder(1).remoteOrderNo,
    ]);
    const newer = (no: number) => remoteOrder(no, { receiver, updatedAt: new Date() });
    const allAsked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    scene.courier.before = () => {
      if (scene.courier.asked.length === 2) allAsked.resolve();
      return answer.promise;
    };
    const issuing = scene.issue(paid.orderId);
    await allAsked.promise;
    await scene.api.database.db.transaction(async (tx) => {
      await scene.keep(tx, paid.bound.id, [newer(1)]);
      answer.resolve();
      await scene.untilBlocked();
      await scene.keep(tx, paid.bound.id, [newer(2)]);
    });
    await issuing;
    expect(await scene.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
  });
});

describe('a worker', () => {
  it('that dies before it stores a number leaves the same number to the next worker', async () => {
    const paid = await scene.paidFromShop([remoteOrder(1), remoteOrder(2)]);
    scene.failSending(async (_tx, kind) => {
      if (kind.name === SEND.name) throw new Error('killed');
    });
    await expect(scene.issue(paid.orderId)).rejects.toThrow('killed');
    scene.failSending(async () => undefined);
    const left = { status: 20, outputStatus: 2, waybillNo: null, leased: true };
    expect(await scene.parcels(paid)).toMatchObject([left, left]);
    expect(await scene.order(paid)).toMatchObject({ status: 20, quantity: 1000, locked: 2 });
    const first = new Map(scene.courier.numbers);

    await scene.query("UPDATE orders SET paid_at = paid_at - interval '2 minutes' WHERE id = $1", [
      paid.orderId,
    ]);
    await scene.drain();
    await scene.rescue();
    expect(await scene.drain()).toBe(0);
    await scene.query(
      "UPDATE order_package SET lease_until = now() - interval '1 second' WHERE order_id = $1",
      [paid.orderId],
    );
    await scene.rescue();
    expect(await scene.drain()).toBe(1);
    expect(scene.courier.numbers).toEqual(first);
    const numbers = (await scene.parcels(paid)).map(({ waybillNo }) => waybillNo);
    expect(new Set(numbers)).toEqual(new Set(first.values()));
    expect(await scene.order(paid)).toMatchObject({ status: 30, quantity: 998, locked: 0 });
  });

  it('that cannot refund one parcel has stored nothing of the other', async () => {
    const paid = await scene.paidFromShop([remoteOrder(1), remoteOrder(2)]);
    const [first = remoteOrder(1)] = scene.platform.script.orders;
    scene.platform.script.orders[0] = { ...first, refundStatus: 1 };
    await scene.query('ALTER TABLE ledger_tx ADD CONSTRAINT no_refunds CHECK (kind <> 3) NOT VALID');
    await expect(scene.issue(paid.orderId)).rejects.toThrow();
    await scene.query('ALTER TABLE ledger_tx DROP CONSTRAINT no_refunds');
    const left = { status: 20, outputStatus: 2, waybillNo: null };
    expect(await scene.parcels(paid)).toMatchObject([left, left]);
    expect(await scene.waitingJobs('shop.send', String(paid.bound.id))).toEqual([]);
    await scene.later(paid);
    expect((await scene.parcels(paid)).map(({ status }) => status)).toEqual([70, 30]);
    expect(await scene.waitingJobs('shop.send', String(paid.bound.id))).toHaveLength(1);
  });

  it('that returns after its lease changes nothing of the next worker’s result', async () => {
    const paid = await scene.paid(3);
    let overtaken = false;
    scene.courier.before = async () => {
      if (overtaken) return;
      overtaken = true;
      await scene.query(
        "UPDATE order_package SET lease_until = now() - interval '1 second' WHERE order_id = $1",
        [paid.orderId],
      );
      await scene.issue(paid.orderId);
    };
    await scene.drain();
    expect([scene.courier.asked.length, scene.courier.numbers.size]).toEqual([6, 3]);
    expect(await scene.parcels(paid)).toMatchObject(Array(3).fill({ status: 30, outputStatus: 3, tries: 2 }));
    expect(await scene.order(paid)).toMatchObject({ status: 30, quantity: 997, locked: 0 });
  });

  it('that fails after its lease takes nothing from the worker that holds the parcels now', async () => {
    const paid = await scene.paid();
    const answer = Promise.withResolvers<void>();
    const next = Promise.withResolvers<void>();
    let overtaking: Promise<void> | undefined;
    scene.courier.before = async () => {
      scene.courier.before = () => {
        next.resolve();
        return answer.promise;
      };
      await scene.query(
        "UPDATE order_package SET lease_until = now() - interval '1 second' WHERE order_id = $1",
        [paid.orderId],
      );
      overtaking = scene.issue(paid.orderId);
      await next.promise;
      throw new TypeError('a defect');
    };
    await scene.issue(paid.orderId);
    expect(await scene.parcels(paid)).toMatchObject([{ outputStatus: 2, tries: 2, leased: true }]);
    answer.resolve();
    await overtaking;
    expect(await scene.parcels(paid)).toMatchObject([{ status: 30, outputStatus: 3, tries: 2 }]);
  });
});
