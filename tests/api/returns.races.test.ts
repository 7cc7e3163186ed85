import { describe, expect, it } from 'vitest';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import { raceOn } from '../support/race.ts';
import { FEE } from '../support/refundFixture.ts';

const casing = caseFixture();
const { fixture } = casing;
const race = raceOn(fixture.query);
let numbers = 0;

/** A case whose goods its buyer is to send back, under a number that nobody else has. */
async function wanted() {
  const earned = await casing.earned();
  const { paid, seller } = earned;
  await casing.move(paid, 50);
  await fixture.query("UPDATE warehouse SET contact = '退货组', phone = '13800001111' WHERE id = $1", [
    paid.shop.warehouseId,
  ]);
  const { data } = await casing.open(paid, { ask: 4 });
  const { caseId } = data;
  await casing.answer(seller, { caseId, action: 'accept' });
  numbers += 1;
  const waybillNo = `YT66${String(numbers).padStart(8, '0')}`;
  const sendBack = () =>
    casing.reply(paid.buyer, { caseId, action: 'sendBack', courierId: paid.shop.courierId, waybillNo });
  return { ...earned, caseId, waybillNo, sendBack };
}

const outcomeOf = async ({ paid }: Pick<Awaited<ReturnType<typeof wanted>>, 'paid'>) => {
  const [found] = await casing.cases(paid);
  return { found, fen: ((await fixture.balance(paid)) ?? 0) - (1_000_000 - FEE) };
};

describe('goods that come back have one outcome', { timeout: 120_000 }, () => {
  it('when they are sent as the time for it is over, twice each', async () => {
    const ends = new Set<string>();
    await race(
      async () => {
        const of = await wanted();
        await casing.wait(of.paid, 241);
        return of;
      },
      ({ sendBack }) => [casing.stepDue, sendBack, casing.stepDue, sendBack],
      async (of) => {
        const { found, fen } = await outcomeOf(of);
        expect(fen).toBe(0);
        ends.add(`${found?.status} ${found?.outcome}`);
      },
    );
    expect([...ends].sort()).toEqual(['40 null', '80 lapsed']);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('when the warehouse scans them, twice, as their buyer names the number, twice', async () => {
    await race(
      wanted,
      ({ seller, sendBack, waybillNo }) => {
        const scan = () => decided(seller, '/returns/scan', { waybillNo });
        return [scan, sendBack, scan, sendBack];
      },
      async (of) => {
        const { found } = await outcomeOf(of);
        const [parcel] = await fixture.query(
          "SELECT account_id = $2 AS known, arrived_at IS NOT NULL AS arrived, $3::timestamptz < now() + interval '4 days' AS soon FROM return_parcel WHERE id = $1",
          [found?.returnId, of.paid.buyer.accountId, (await dueOf(of.caseId)) ?? null],
        );
        expect([found?.status, parcel]).toEqual([40, { known: true, arrived: true, soon: true }]);
      },
    );
  });

  it('when their supplier inspects them as its time is over, twice each', async () => {
    const restocked = new Set<boolean>();
    await race(
      async () => {
        const of = await wanted();
        await of.sendBack();
        await decided(of.seller, '/returns/scan', { waybillNo: of.waybillNo });
        await casing.wait(of.paid, 73);
        return of;
      },
      ({ seller, caseId }) => {
        const accept = () => casing.answer(seller, { caseId, action: 'accept', restock: true });
        return [casing.stepDue, accept, casing.stepDue, accept];
      },
      async (of) => {
        const { found, fen } = await outcomeOf(of);
        expect([found?.outcome, fen, found?.givenAmount]).toEqual(['refunded', FEE, FEE]);
        const [refund] = await fixture.query<{ returned: boolean }>(
          'SELECT returned_at IS NOT NULL AS returned FROM refund WHERE id = $1',
          [found?.refundId],
        );
        restocked.add(refund?.returned === true);
      },
    );
    expect([...restocked].sort()).toEqual([false, true]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

describe('goods that are sent again', { timeout: 120_000 }, () => {
  it('go out once, whoever accepts how often', async () => {
    await race(
      async () => {
        const earned = await casing.earned();
        await casing.move(earned.paid, 50);
        const { data } = await casing.open(earned.paid);
        const { caseId } = data;
        await casing.answer(earned.seller, { caseId, action: 'offer', offer: 3, amount: 40 });
        return { ...earned, caseId };
      },
      ({ paid, seller, caseId }) => {
        const accept = () => casing.reply(paid.buyer, { caseId, action: 'acceptOffer' });
        return [accept, () => casing.answer(seller, { caseId, action: 'offer', amount: 10 }), accept];
      },
      async ({ paid }) => {
        const [found] = await casing.cases(paid);
        const orders = await fixture.query(
          'SELECT o.id FROM orders o JOIN order_package p ON p.id = o.replaces WHERE p.order_id = $1',
          [paid.orderId],
        );
        expect([orders.length, await casing.freightPaid(paid)]).toEqual(
          found?.status === 50 ? [1, 40] : [0, 0],
        );
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('arrive or are given up while their buyer goes to the platform', async () => {
    const ends = new Set<number | undefined>();
    await race(
      async () => {
        const earned = await casing.earned();
        await casing.move(earned.paid, 50);
        const { data } = await casing.open(earned.paid, { ask: 3 });
        await casing.answer(earned.seller, { caseId: data.caseId, action: 'accept' });
        const again = await casing.replacementOf(earned.paid);
        if (!again) throw new Error('nothing replaces it');
        await fixture.issue(again.orderId);
        return { ...earned, again, caseId: data.caseId };
      },
      ({ paid, again, caseId }) => [
        async () => {
          await casing.arrive(again);
          await casing.stepDue();
        },
        () => casing.reply(paid.buyer, { caseId, action: 'escalate', text: '没有收到' }),
        casing.stepDue,
      ],
      async ({ paid }) => void ends.add((await casing.cases(paid))[0]?.status),
    );
    expect([...ends].sort()).toEqual([60, 70]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

async function dueOf(caseId: number): Promise<Date | undefined> {
  const [row] = await fixture.query<{ due: Date }>(
    'SELECT due_at AS due FROM after_sale_case WHERE id = $1',
    [caseId],
  );
  return row?.due;
}
