import { expect } from 'vitest';
import { WaybillError } from '../../../api/src/adapters/waybills/waybillError.ts';
import type { Db } from '../../../api/src/db/client.ts';
import { answeringService } from '../../../api/src/modules/refunds/answering.service.ts';
import { settleDue } from '../../../api/src/modules/settlements/settling.service.ts';
import { sweepUnpaid } from '../../../api/src/modules/shipments/cancelling.service.ts';
import { completeDue, receiveDue } from '../../../api/src/modules/shipments/completing.service.ts';
import { markStalled } from '../../../api/src/modules/tracking/stalled.repository.ts';
import type { Answer } from '../api.ts';
import { decided } from '../issuingFixture.ts';
import { SIGNED } from '../scriptedTracking.ts';
import { type AnswerEvent, type LifecycleEvent, type OrderEvent, PART, type ParcelEvent } from './events.ts';
import type { Living, Placed } from './lifecycleFixture.ts';
import { shiftedClock } from './shiftedClock.ts';
import { triesOn } from './tries.ts';

const STATE = { moved: 0, trouble: 2, signed: 3 } as const;

/** The hands of everybody who has to do with one order. */
export function lifecycleActions({ refunding, fixture, other }: Living, placed: Placed) {
  const { orderId, buyer, shop, packages, courier, courierCode } = placed;
  const { seller } = shop;
  let issuing = Promise.resolve();
  let traces = 0;
  const { sweep, sweepLater } = shiftedClock(fixture.api, other);
  const { idOf, refundIdOf, parcelTries, orderTries } = triesOn(fixture, placed);

  async function push(at: 0 | 1, state: keyof typeof STATE): Promise<void> {
    const [row] = await fixture.query<{ no: string }>(
      'SELECT waybill_no AS no FROM order_package WHERE id = $1',
      [idOf(at)],
    );
    traces += 1;
    const trace = { at: new Date(), text: `第${traces}步`, state: STATE[state] };
    const param = { waybillNo: row?.no, courierCode, isAborted: false, state: STATE[state], traces: [trace] };
    const answer = await other.app.inject({
      method: 'POST',
      url: '/api/v1/tracking/push',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ sign: SIGNED, param: JSON.stringify(param) }).toString(),
    });
    expect(answer.statusCode).toBe(200);
  }

  /** The job of the last refund, twice at once. */
  async function giveBack(at: 0 | 1, isKept = false): Promise<void> {
    const refundId = await refundIdOf(at);
    fixture.courier.beforeVoid = async () => {
      if (isKept) throw new WaybillError('scripted', 'refused', 'NO');
    };
    await Promise.all([refunding.voidOne(refundId), refunding.voidOne(refundId)]);
  }

  const granted = async (answer: Promise<Answer>) => {
    const { code, msg, data } = await answer;
    expect({ code, errorKey: data.errorKey }, msg).toEqual({ code: 0, errorKey: undefined });
    return data;
  };

  const dueOfOrder = (
    job: (db: Db) => Promise<unknown>,
    by: string,
    column: 'pay_expire_at' | 'shipped_at' | 'received_at',
  ) => sweepLater(job, by, { table: 'orders', column }, [orderId]);

  const ofOrder: Record<OrderEvent['type'], () => Promise<unknown>> = {
    'order.pay': async () => {
      await granted(orderTries['buyer pays']());
      // The minute in which another payment is taken for the same one is over.
      await fixture.query("UPDATE orders SET paid_at = paid_at - interval '2 minutes' WHERE id = $1", [
        orderId,
      ]);
    },
    'order.cancel': () => granted(orderTries['buyer cancels']()),
    'order.expired': () => dueOfOrder(sweepUnpaid, '31 minutes', 'pay_expire_at'),
    'order.repeat': async () => {
      const { newOrderId } = await granted(orderTries['buyer submits']());
      await granted(decided(buyer, '/orders/cancelOrder', { orderId: Number(newOrderId) }));
    },
    'order.issue': async () => {
      const [row] = await fixture.query<{ waiting: number }>(
        `WITH over AS (UPDATE order_package SET lease_until = NULL WHERE order_id = $1 AND output_status = 1 RETURNING id)
         SELECT count(*)::int AS waiting FROM over`,
        [orderId],
      );
      const requested = courier.asked(row?.waiting ?? 0);
      issuing = fixture.issue(orderId);
      await requested;
      await fixture.issue(orderId, other);
    },
    'order.receive': () => granted(orderTries['buyer receives']()),
    'order.receiptDue': () => dueOfOrder(receiveDue, '10 days', 'shipped_at'),
    'order.review': () => granted(orderTries['buyer reviews']()),
    'order.completionDue': () => dueOfOrder(completeDue, '7 days', 'received_at'),
    'order.settle': () => sweep(settleDue),
    'order.settlementDue': () =>
      sweepLater(settleDue, '7 days', { table: 'order_package', column: 'shipped_at' }, [idOf(0), idOf(1)]),
  };

  const ofParcel: Record<ParcelEvent['type'], (at: 0 | 1) => Promise<unknown>> = {
    'refund.apply': (at) => granted(parcelTries['buyer refunds'](at)),
    'refund.give': (at) => granted(parcelTries['seller refunds'](at)),
    'refund.revoke': (at) => granted(parcelTries['buyer revokes'](at)),
    'refund.agree': (at) => granted(parcelTries['seller agrees'](at)),
    'refund.agreeInPart': async (at) => {
      const refundId = await refundIdOf(at);
      await granted(decided(seller, '/refunds/answer', { refundId, agree: true, amount: PART }));
    },
    'refund.reject': (at) => granted(parcelTries['seller rejects'](at)),
    'refund.overdue': async (at) =>
      sweepLater(
        (db) => answeringService(db).agreeOverdue(),
        '48 hours',
        { table: 'refund', column: 'due_at' },
        [await refundIdOf(at)],
      ),
    'waybill.voided': (at) => giveBack(at),
    'waybill.kept': (at) => giveBack(at, true),
    'waybill.recalled': async (at) => {
      const before = fixture.courier.voided.length;
      const requested = courier.asked(1);
      const recalled = giveBack(at);
      await requested;
      courier.answer(packages[at]?.packageNo ?? '', 'issued');
      await recalled;
      expect(fixture.courier.voided).toHaveLength(before + 1);
    },
    'waybill.resubmit': (at) =>
      granted(decided(at ? seller : buyer, '/orders/againSubmit', { id: orderId, packageIds: [idOf(at)] })),
    'receiver.edit': (at) => granted(parcelTries['buyer edits'](at)),
    'trace.moved': (at) => push(at, 'moved'),
    'trace.trouble': (at) => push(at, 'trouble'),
    'trace.signed': (at) => push(at, 'signed'),
    'trace.stalled': (at) =>
      sweepLater(markStalled, '49 hours', { table: 'order_package', column: 'traced_at' }, [idOf(at)]),
    'signing.longAgo': (at) =>
      fixture.query("UPDATE order_package SET signed_at = signed_at - interval '8 days' WHERE id = $1", [
        idOf(at),
      ]),
    'goods.returned': (at) => granted(parcelTries['seller returns'](at)),
  };

  return {
    parcelTries,
    orderTries,
    async perform(event: LifecycleEvent): Promise<void> {
      if ('at' in event) await ofParcel[event.type](event.at);
      else if (event.type === 'courier.answer') await answer(event);
      else await ofOrder[event.type]();
    },
    /** Leaves nothing under way. */
    async end(): Promise<void> {
      courier.refuseAll();
      await issuing;
    },
  };

  async function answer({ of }: AnswerEvent): Promise<void> {
    for (const [at, { packageNo }] of packages.entries()) {
      const input = of[at];
      if (input) courier.answer(packageNo, input);
    }
    await issuing;
  }
}
