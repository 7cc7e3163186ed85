import { expect, it } from 'vitest';
import { WaybillError } from '../../api/src/adapters/waybills/waybillError.ts';
import type { TestApi } from '../support/api.ts';
import type { Paid } from '../support/issuingFixture.ts';
import { FEE, refundFixture } from '../support/refundFixture.ts';

const refunding = refundFixture();
const { fixture } = refunding;

const ROUNDS = 20;
const RACES_A_ROUND = 10;

/** The money of a parcel is wanted at the moment in which a worker of another process ships it; who begins turns. */
async function race(paid: Paid, place: number, other: TestApi): Promise<void> {
  const hands = [() => refunding.refund(paid), () => fixture.issue(paid.orderId, other)];
  const [first, second] = place % 2 ? hands : hands.toReversed();
  await Promise.all([
    first?.(),
    (async () => {
      for (let wait = place % 5; wait > 0; wait -= 1) await fixture.query('SELECT 1');
      await second?.();
    })(),
  ]);
}

it('200 concurrent refunds and shipments agree on one winner in courier, parcel and money', {
  timeout: 180_000,
}, async () => {
  const other = await fixture.beside();
  // Some couriers do not take a waybill back: the parcel is on its way then, and its money stays where it is.
  fixture.courier.beforeVoid = async ({ waybillNo }) => {
    if (Number(waybillNo.at(-1)) % 2) throw new WaybillError('scripted', 'refused', 'NO');
  };
  const winners: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await Promise.all(Array.from({ length: RACES_A_ROUND }, () => fixture.paid()));
    await Promise.all(orders.map((paid, place) => race(paid, round + place, other)));
    await refunding.voidDue();
    for (const paid of orders) {
      const [parcel] = await fixture.parcels(paid);
      const [refund, ...others] = await refunding.refunds(paid);
      const waybillNo = parcel?.waybillNo ?? null;
      const isBack = fixture.courier.voided.some((each) => each.waybillNo === waybillNo);
      const winner = waybillNo === null ? 'refunded' : isBack ? 'voided' : 'shipped';
      winners.push(winner);
      expect({
        status: parcel?.status,
        outputStatus: parcel?.outputStatus,
        refund: refund?.status,
        others,
        balance: await fixture.balance(paid),
        order: await fixture.order(paid),
      }).toEqual(endOf(winner));
    }
  }
  await other.close();
  const live = winners.filter((winner) => winner !== 'refunded').length;
  expect(fixture.courier.numbers.size).toBe(live);
  expect(fixture.courier.voided).toHaveLength(winners.filter((winner) => winner === 'voided').length);
  expect(new Set(winners)).toEqual(new Set(['refunded', 'voided', 'shipped']));
});

function endOf(winner: 'refunded' | 'voided' | 'shipped') {
  if (winner === 'shipped') {
    return {
      status: 30,
      outputStatus: 3,
      refund: 30,
      others: [],
      balance: 1_000_000 - FEE,
      order: { status: 30, afterSale: 1, refunds: 0, quantity: 999, locked: 0 },
    };
  }
  const isIssued = winner === 'voided';
  return {
    status: 70,
    outputStatus: isIssued ? 6 : 0,
    refund: 40,
    others: [],
    balance: 1_000_000,
    order: { status: 70, afterSale: 3, refunds: 1, quantity: isIssued ? 999 : 1000, locked: 0 },
  };
}
