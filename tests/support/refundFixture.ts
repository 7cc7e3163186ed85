import { VOID } from '../../api/src/jobs/kinds/refunds.ts';
import { answeringService } from '../../api/src/modules/refunds/answering.service.ts';
import { releaseDue } from '../../api/src/modules/settlements/holds.service.ts';
import { settleDue } from '../../api/src/modules/settlements/settling.service.ts';
import { completeDue, receiveDue } from '../../api/src/modules/shipments/completing.service.ts';
import type { Answer, Person } from './api.ts';
import { decided, issuingFixture, type Paid } from './issuingFixture.ts';

export type Refunded = {
  success: { packageId: number; refundStatus: number; amount: number }[];
  failed: { packageId: number; reasonCode: string; msg: string }[];
  refundFee: number;
};
type RefundRow = {
  id: number;
  status: number;
  amount: number;
  waybillFee: number;
  by: string;
  auditBy: string | null;
  toVoid: boolean;
  attempts: number;
};

/** Fen of every parcel that `issuingFixture` orders. */
export const FEE = 400;

/** Paid orders whose parcels somebody wants the money of, and the work that follows from it. */
export function refundFixture(options?: Parameters<typeof issuingFixture>[0]) {
  const fixture = issuingFixture(options);
  const voiding = () => {
    const found = fixture.api.app.jobHandlers.find(({ kind }) => kind.name === VOID.name);
    if (!found) throw new Error('nothing voids waybills');
    return found;
  };
  const db = () => fixture.api.database.db;
  const idsOf = async (paid: Paid) => (await fixture.parcels(paid)).map(({ id }) => id);

  async function refund(paid: Paid, more: object = {}, who: Person = paid.buyer): Promise<Answer<Refunded>> {
    return decided<Refunded>(who, '/orderPackages/refund', { packageIds: await idsOf(paid), ...more });
  }

  return {
    fixture,
    idsOf,
    refund,

    /** An order whose parcels have their waybills. */
    async issued(count = 1): Promise<Paid> {
      const paid = await fixture.paid(count);
      await fixture.issue(paid.orderId);
      return paid;
    },
    /** Lets an order's parcels have come so far, as traces would say it. */
    async move({ orderId }: Paid, status: number, { picked = false, signedDays = 0 } = {}): Promise<void> {
      await fixture.query(
        `UPDATE order_package SET status = $2::smallint, picked_at = CASE WHEN $3 THEN now() ELSE picked_at END,
                signed_at = CASE WHEN $2::smallint = 50 THEN now() - make_interval(days => $4) END
          WHERE order_id = $1 AND status NOT IN (70, 80)`,
        [orderId, status, picked, signedDays],
      );
    },
    /** Every refund of an order, in the order in which they were asked for. */
    refunds: ({ orderId }: Paid) =>
      fixture.query<RefundRow>(
        `SELECT id, status, amount, waybill_fee AS "waybillFee", applied_by AS by, audit_by AS "auditBy",
                void_at IS NOT NULL AS "toVoid", attempts FROM refund WHERE order_id = $1 ORDER BY id`,
        [orderId],
      ),
    /** The one refund of an order. */
    async refundId({ orderId }: Paid): Promise<number> {
      const [row] = await fixture.query<{ id: number }>(
        'SELECT id FROM refund WHERE order_id = $1 ORDER BY id DESC LIMIT 1',
        [orderId],
      );
      return row?.id ?? 0;
    },
    /** Gives the waybills back whose jobs are due. */
    voidDue: () => fixture.queue.drain([voiding()]),
    voidOne: (refundId: number) => voiding().run({ refundId }),
    /** Lets every pause of the refunds of an order be over. */
    voidNow: ({ orderId }: Paid) =>
      fixture.query(
        "UPDATE refund SET void_at = now() - interval '1 second' WHERE order_id = $1 AND void_at IS NOT NULL",
        [orderId],
      ),
    answer: (who: Person, body: { refundId: number; agree: boolean; amount?: number; reason?: string }) =>
      decided<{ status: number; amount: number }>(who, '/refunds/answer', body),
    revoke: (who: Person, refundId: number) =>
      decided<{ status: number }>(who, '/refunds/revoke', { refundId }),
    agreeOverdue: () => answeringService(db()).agreeOverdue(),
    settle: () => settleDue(db()),
    release: () => releaseDue(db()),
    receive: () => receiveDue(db()),
    complete: () => completeDue(db()),
    /** Fen in the wallet of anybody. */
    async wallet({ accountId }: Person): Promise<number> {
      const [row] = await fixture.query<{ balance: number }>(
        "SELECT balance FROM ledger_account WHERE owner_id = $1 AND code = 'available'",
        [accountId],
      );
      return row?.balance ?? 0;
    },
    /** What happened to an order's first parcel, by whom. */
    async timeline(paid: Paid): Promise<string[]> {
      const [first] = await idsOf(paid);
      const rows = await fixture.query<{ type: string; actor: string }>(
        'SELECT type, actor FROM package_event WHERE package_id = $1 ORDER BY id',
        [first],
      );
      return rows.map(({ type, actor }) => `${type} ${actor}`);
    },
  };
}
