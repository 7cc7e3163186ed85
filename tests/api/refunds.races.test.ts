import { describe, expect, it } from 'vitest';
import { WaybillError } from '../../api/src/adapters/waybills/waybillError.ts';
import { raceOn } from '../support/race.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;
const race = raceOn(fixture.query);

describe('a parcel is refunded once', { timeout: 120_000 }, () => {
  it('when the refund is requested twice', async () => {
    await race(
      () => fixture.paid(2),
      (paid) => [
        () => refunding.refund(paid),
        () => refunding.refund(paid),
        () => refunding.refund(paid, {}, paid.shop.seller),
      ],
      async (paid, answers) => {
        expect(answers).toMatchObject(Array(3).fill({ http: 200 }));
        expect(await fixture.order(paid)).toMatchObject({
          status: 70,
          refunds: 2,
          quantity: 1000,
          locked: 0,
        });
        expect(await fixture.balance(paid)).toBe(1_000_000);
        expect(await refunding.refunds(paid)).toMatchObject([{ status: 40 }, { status: 40 }]);
      },
    );
  });

  it('or its waybill is issued, when both happen concurrently', async () => {
    const ends = new Set<string>();
    await race(
      () => fixture.paid(2),
      (paid) => [() => refunding.refund(paid), () => fixture.issue(paid.orderId)],
      async (paid) => {
        const states = (await fixture.parcels(paid)).map(
          ({ status, outputStatus }) => `${status}/${outputStatus}`,
        );
        ends.add([...new Set(states)].join());
        await refunding.voidDue();
        expect(await fixture.parcels(paid)).toMatchObject([{ status: 70 }, { status: 70 }]);
        expect(await fixture.balance(paid)).toBe(1_000_000);
        const numbers = [...fixture.courier.numbers.values()].sort();
        expect(fixture.courier.voided.map(({ waybillNo }) => waybillNo).sort()).toEqual(numbers);
        fixture.courier.numbers.clear();
        fixture.courier.voided.length = 0;
      },
    );
    expect(ends.size).toBeGreaterThan(1);
  });

  it('when its order is cancelled concurrently', async () => {
    await race(
      () => fixture.paid(2),
      (paid) => [() => refunding.refund(paid), () => fixture.cancel(paid)],
      async (paid) => {
        expect(await fixture.order(paid)).toEqual({
          status: 70,
          afterSale: 3,
          refunds: 2,
          quantity: 1000,
          locked: 0,
        });
        expect(await fixture.balance(paid)).toBe(1_000_000);
      },
    );
  });

  it('out of the shares when it is settled concurrently, and out of escrow otherwise', async () => {
    await race(
      async () => {
        const paid = await refunding.issued();
        await refunding.move(paid, 60);
        await fixture.query('UPDATE order_package SET status = 50, signed_at = now() WHERE order_id = $1', [
          paid.orderId,
        ]);
        return paid;
      },
      (paid) => [
        () => refunding.refund(paid, { reason: '破损' }, paid.shop.seller),
        () => refunding.settle(),
        () => refunding.settle(),
      ],
      async (paid) => {
        expect([await fixture.balance(paid), await refunding.wallet(paid.shop.seller)]).toEqual([
          1_000_000, 0,
        ]);
      },
    );
  });

  it('when its supplier agrees, refuses or times out while the buyer revokes', async () => {
    const ends = new Set<number>();
    await race(
      async () => {
        const paid = await refunding.issued();
        await refunding.move(paid, 60);
        await refunding.refund(paid);
        await fixture.query("UPDATE refund SET due_at = now() - interval '1 second' WHERE order_id = $1", [
          paid.orderId,
        ]);
        return { paid, refundId: await refunding.refundId(paid) };
      },
      ({ paid, refundId }) => [
        () => refunding.answer(paid.shop.seller, { refundId, agree: true }),
        () => refunding.agreeOverdue(),
        () => refunding.revoke(paid.buyer, refundId),
        () => refunding.agreeOverdue(),
        () => refunding.answer(paid.shop.seller, { refundId, agree: false, reason: '不同意' }),
      ],
      async ({ paid }) => {
        const [refund] = await refunding.refunds(paid);
        const status = refund?.status ?? 0;
        expect([40, 50, 60]).toContain(status);
        ends.add(status);
        expect(await fixture.balance(paid)).toBe(1_000_000 - (status === 40 ? 0 : FEE));
      },
    );
    expect(ends.size).toBeGreaterThan(1);
  });

  it('when two workers void its waybill', async () => {
    await race(
      async () => {
        const paid = await refunding.issued();
        await refunding.refund(paid);
        return { paid, refundId: await refunding.refundId(paid) };
      },
      ({ refundId }) => [() => refunding.voidOne(refundId), () => refunding.voidOne(refundId)],
      async ({ paid }) => {
        expect(fixture.courier.voided.splice(0)).toHaveLength(1);
        expect(await fixture.balance(paid)).toBe(1_000_000);
      },
    );
  });
});

describe('a refund worker', () => {
  it('that is refused after its lease takes nothing from the worker that holds the refund now', async () => {
    const paid = await refunding.issued();
    await refunding.refund(paid);
    const refundId = await refunding.refundId(paid);
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let next: Promise<void> | undefined;
    fixture.courier.beforeVoid = async () => {
      fixture.courier.beforeVoid = () => {
        reached.resolve();
        return gate.promise;
      };
      await refunding.voidNow(paid);
      next = refunding.voidOne(refundId);
      await reached.promise;
      throw new WaybillError('scripted', 'refused', 'NO');
    };
    await refunding.voidOne(refundId);
    expect(await refunding.refunds(paid)).toMatchObject([{ status: 20, attempts: 2 }]);
    gate.resolve();
    await next;
    expect(await fixture.parcels(paid)).toMatchObject([{ status: 70, outputStatus: 6 }]);
    expect(await fixture.balance(paid)).toBe(1_000_000);
  });
});

describe('the ledger', () => {
  it('refuses a second refund of a parcel from any caller', async () => {
    const paid = await fixture.paid();
    await refunding.refund(paid);
    const [id] = await refunding.idsOf(paid);
    await expect(
      fixture.query(
        `SELECT ledger_move(3::smallint, 'package', $1, '', '包裹退款', ledger_account_of(0, 'escrow'), ledger_account_of($2, 'available'), 1)`,
        [id, paid.buyer.accountId],
      ),
    ).rejects.toThrow('ledger_once');
  });
});
