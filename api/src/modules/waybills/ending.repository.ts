import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { parcels, refunds, shopOrders } from '../../db/schema/index.ts';
import { VOID } from '../../jobs/kinds/refunds.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { reasonTexts } from '../../shared/reasons.ts';
import { outputStatuses, refundStatus } from '../../shared/statuses.ts';
import { inFull, type OrderRow, refundParcels } from '../shipments/refunding.repository.ts';
import type { ParcelRow } from './claims.repository.ts';
import type { Outcome, Verdict } from './outcomes.ts';

const IMPORT_INTERCEPTED = 5;

type Intercepted = { parcel: ParcelRow; outcome: Extract<Outcome, { kind: 'intercepted' }> };

/** The parcel state while its waybill is voided. */
export const VOIDING = {
  outputStatus: outputStatuses.voiding,
  outputInfo: '正在作废面单',
  refundStatus: refundStatus.voiding,
  cancelRequested: false,
};

/** Ends parcels whose shop orders must not be shipped: refunds them, and the shop orders get the reason. */
export async function intercept(tx: Tx, order: OrderRow, intercepted: readonly Intercepted[]): Promise<void> {
  if (intercepted.length === 0) return;
  for (const { parcel, outcome } of intercepted) {
    const { reasonCode } = outcome;
    await tx
      .update(parcels)
      .set({ outputCode: reasonCode, outputResult: reasonTexts[reasonCode] })
      .where(eq(parcels.id, parcel.id));
    for (const verdict of outcome.verdicts) await recordVerdict(tx, verdict);
  }
  await refundParcels(
    tx,
    order,
    intercepted.map(({ parcel }) => inFull(parcel)),
    { by: 'system', reason: '店铺订单已变化，包裹已拦截' },
  );
}

/** Waybills issued despite a requested refund: a job voids them and then refunds. */
export async function beginVoiding(tx: Tx, queue: JobSender, packageIds: readonly number[]): Promise<void> {
  if (packageIds.length === 0) return;
  const begun = await tx
    .update(refunds)
    .set({
      status: refundStatus.voiding,
      amount: sql`${refunds.amount} - ${refunds.waybillFee}`,
      voidAt: sql`now()`,
    })
    .where(
      and(inArray(refunds.packageId, [...packageIds]), eq(refunds.status, literal(refundStatus.applied))),
    )
    .returning({ id: refunds.id });
  for (const { id } of begun) await queue.send(tx, VOID, String(id), { refundId: id });
}

/** Before its parcel ends: intercepted shop orders stay intercepted, and all others can be ordered again. */
async function recordVerdict(tx: Tx, { shopOrderId, reasonCode }: Verdict): Promise<void> {
  if (reasonCode === null) return;
  await tx
    .update(shopOrders)
    .set(
      reasonCode === 'RECEIVER_CHANGED'
        ? { problemCode: reasonCode, problemText: reasonTexts[reasonCode] }
        : { importStatus: IMPORT_INTERCEPTED },
    )
    .where(eq(shopOrders.id, shopOrderId));
}
