import { describe, expect, it } from 'vitest';
import type { Db } from '../../api/src/db/client.ts';
import { answeringService } from '../../api/src/modules/refunds/answering.service.ts';
import { settleDue } from '../../api/src/modules/settlements/settling.service.ts';
import { sweepUnpaid } from '../../api/src/modules/shipments/cancelling.service.ts';
import { completeDue, receiveDue } from '../../api/src/modules/shipments/completing.service.ts';
import { markStalled } from '../../api/src/modules/tracking/stalled.repository.ts';
import { lifecycleActions } from '../support/lifecycle/lifecycleActions.ts';
import { lifecycleFixture, type Placed } from '../support/lifecycle/lifecycleFixture.ts';
import { shiftedClock } from '../support/lifecycle/shiftedClock.ts';

const living = lifecycleFixture();

const SCHEDULED_JOBS: ((db: Db) => Promise<unknown>)[] = [
  sweepUnpaid,
  (db) => answeringService(db).agreeOverdue(),
  receiveDue,
  completeDue,
  settleDue,
  markStalled,
];

/** An order whose parcels have their waybills, and a clock that is turned for it. */
async function begin({ issued = true } = {}) {
  const placed = await living.place();
  const hands = lifecycleActions(living, placed);
  if (issued) {
    await hands.perform({ type: 'order.pay' });
    await hands.perform({ type: 'order.issue' });
    await hands.perform({ type: 'courier.answer', of: ['issued', 'issued'] });
  }
  const clock = shiftedClock(living.fixture.api, living.other);
  let known = await stateOf(placed);
  const reported: string[] = [];
  return {
    ...hands,
    told: reported,
    /** Turns the clock so often by a day, or by `step`, with every scheduled job after each; notes what the order came to. */
    async pass(from: number, to: number, step = 'day'): Promise<void> {
      for (let time = from; time <= to; time += 1) {
        await clock.turn(placed.orderId, `1 ${step}`);
        for (const job of SCHEDULED_JOBS) await clock.sweep(job);
        const now = await stateOf(placed);
        if (now !== known) reported.push(`${step} ${time}: ${now}`);
        known = now;
      }
    },
  };
}

/** The status of the order, and of each parcel with what was refunded and settled of it. */
async function stateOf({ orderId }: Placed): Promise<string> {
  const rows = await living.fixture.query<{ order: number; parcel: string }>(
    `SELECT o.status AS order, concat_ws('/', p.status, p.refund_status, p.settle_status) AS parcel
       FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.id = $1 ORDER BY p.id`,
    [orderId],
  );
  return [rows[0]?.order, ...rows.map(({ parcel }) => parcel)].join(' ');
}

describe('an order without further action, over simulated days', { timeout: 120_000 }, () => {
  it('is cancelled half an hour after it was placed', async () => {
    const order = await begin({ issued: false });
    await order.pass(1, 40, 'minute');
    expect(order.told).toEqual(['minute 30: 60 80/0/0 80/0/0']);
  });

  it('without tracking news is settled after seven days, received after ten and completed seven days later', async () => {
    const order = await begin();
    await order.pass(1, 20);
    expect(order.told).toEqual([
      'day 7: 30 30/0/2 30/0/2',
      'day 10: 40 30/0/2 30/0/2',
      'day 17: 50 30/0/2 30/0/2',
    ]);
  });

  it('that stops on its way becomes abnormal after two days and is settled once it counts as received', async () => {
    const order = await begin();
    await order.perform({ type: 'trace.moved', at: 0 });
    await order.perform({ type: 'trace.signed', at: 1 });
    await order.pass(1, 18);
    expect(order.told).toEqual([
      'day 1: 30 40/0/1 50/0/2',
      'day 2: 30 60/0/1 50/0/2',
      'day 10: 40 60/0/2 50/0/2',
      'day 17: 50 60/0/2 50/0/2',
    ]);
  });

  it('is refunded two days after a request that its supplier ignores, and not received before', async () => {
    const order = await begin();
    await order.pass(1, 9);
    await order.perform({ type: 'trace.trouble', at: 0 });
    await order.perform({ type: 'refund.apply', at: 0 });
    await order.pass(10, 20);
    expect(order.told).toEqual([
      'day 7: 30 30/0/2 30/0/2',
      'day 10: 30 60/30/2 30/0/2',
      'day 11: 40 70/40/3 30/0/2',
      'day 18: 50 70/40/3 30/0/2',
    ]);
  });

  it('cannot be refunded more than seven days after it was signed for', async () => {
    const order = await begin();
    await order.perform({ type: 'trace.signed', at: 0 });
    await order.perform({ type: 'trace.signed', at: 1 });
    await order.pass(1, 6);
    await order.perform({ type: 'refund.apply', at: 0 });
    await order.pass(7, 7);
    const late = await order.parcelTries['buyer refunds'](1);
    expect(late.data.errorKey).toBe('REFUND_LATE');
    await order.pass(8, 8);
    expect(order.told).toEqual([
      'day 1: 40 50/0/2 50/0/2',
      'day 7: 40 50/30/2 50/0/2',
      'day 8: 50 70/40/3 50/0/2',
    ]);
  });
});
