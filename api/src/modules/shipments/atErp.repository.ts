import { and, eq, inArray, sql } from 'drizzle-orm';
import { AT_ERP, IS_HANDED } from '../../db/atErp.ts';
import type { Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { parcels, refunds } from '../../db/schema/index.ts';
import { SYNC_ERP } from '../../jobs/kinds/erpAccounts.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { caseAsks, caseKinds, erpTradeStates, refundStatus } from '../../shared/statuses.ts';
import { openCase } from '../cases/cases.repository.ts';
import type { AtErp } from '../lifecycle/parcelActions.ts';
import { tell } from '../notices/personNotices.ts';
import { feeLeft } from '../settlements/shares.ts';
import { DUE_AT, openRefunds } from './openRefunds.repository.ts';
import { type AuditActor, type OrderRow, rederiveOrder } from './refunding.repository.ts';

type ParcelRow = typeof parcels.$inferSelect;

const { waiting, pushed, cancelling } = erpTradeStates;

/** Those of locked parcels that lie at an ERP which may have shipped them, and how. */
export async function atErpOf(tx: Tx, packageIds: readonly number[]): Promise<ReadonlyMap<number, AtErp>> {
  const { rows } = await tx.execute<{ id: number; atErp: AtErp }>(sql`
    SELECT x.id, x."atErp" FROM (
      SELECT p.id, ${AT_ERP} AS "atErp" FROM order_package p WHERE p.id = ANY (${`{${packageIds.join()}}`}::bigint[])) x
     WHERE x."atErp" IS NOT NULL`);
  return new Map(rows.map(({ id, atErp }) => [id, atErp]));
}

/** Has parcels cancelled at their ERP: by the next run, which is woken where there is a `queue`. */
export async function cancelAtErp(
  tx: Tx,
  packageIds: readonly number[],
  queue: JobSender | null,
): Promise<void> {
  if (packageIds.length === 0) return;
  const { rows } = await tx.execute<{ accountId: number }>(sql`
    WITH asked AS (
      UPDATE erp_trade t SET state = ${cancelling}, due_at = now(), attempts = 0, code = '', msg = '',
             handed_at = CASE WHEN t.state = ${waiting} THEN coalesce(t.handed_at, now()) END
       WHERE t.package_id = ANY (${`{${packageIds.join()}}`}::bigint[])
         AND (t.state = ${literal(pushed)} OR (t.state = ${literal(waiting)} AND ${IS_HANDED}))
      RETURNING t.account_id)
    UPDATE erp_account SET due_at = now() WHERE id IN (SELECT account_id FROM asked) RETURNING id AS "accountId"`);
  for (const { accountId } of rows)
    await queue?.send(tx, SYNC_ERP, String(accountId), { erpAccountId: accountId });
}

/** Asks for all of locked parcels back that an ERP has first to cancel; the caller derives the order's status. */
export async function refundOnceCancelled(
  tx: Tx,
  order: OrderRow,
  asked: readonly ParcelRow[],
  terms: { by: AuditActor; reason: string },
): Promise<void> {
  if (asked.length === 0) return;
  const status = refundStatus.applied;
  const ids = asked.map(({ id }) => id);
  const opened = asked.map((parcel) => ({
    ...{ packageId: parcel.id, status, amount: feeLeft(parcel), waybillFee: 0 },
  }));
  await openRefunds(tx, order, opened, terms);
  await tx
    .update(parcels)
    .set({ refundStatus: status, cancelRequested: true })
    .where(inArray(parcels.id, ids));
  await cancelAtErp(tx, ids, null);
}

/** Why a refund that waited for an ERP is its supplier's to decide. */
export const leftReasons = {
  shipped: '供应商的仓库已经发出，等待供应商处理',
  silent: '供应商的仓库没有确认取消，等待供应商处理',
} as const;

/** Leaves refunds of locked parcels that waited for an ERP to their supplier, as those of what was shipped with its own number. */
export async function leaveToSupplier(
  tx: Tx,
  order: OrderRow,
  left: readonly ParcelRow[],
  why: keyof typeof leftReasons,
): Promise<void> {
  for (const parcel of left) {
    const [refund] = await tx
      .update(refunds)
      .set({
        ...{ status: refundStatus.waitSeller, waybillFee: 0, dueAt: DUE_AT },
        ...{ auditBy: 'platform', auditReason: leftReasons[why] },
      })
      .where(and(eq(refunds.packageId, parcel.id), eq(refunds.status, literal(refundStatus.applied))))
      .returning();
    if (!refund) continue;
    await tx
      .update(parcels)
      .set({ refundStatus: refundStatus.waitSeller, cancelRequested: false })
      .where(eq(parcels.id, parcel.id));
    const { appliedBy } = refund;
    const hasCase = appliedBy === 'user' || appliedBy === 'platform';
    // What its supplier wants to give itself needs no case.
    if (hasCase)
      await openCase(
        tx,
        parcel,
        {
          ...{ packageId: parcel.id, kind: caseKinds.unspecified, ask: caseAsks.wholeRefund },
          ...{ amount: refund.amount, items: refund.items, refundId: refund.id },
        },
        { by: appliedBy, text: refund.reason },
      );
    await tellOfLeft(tx, parcel, { refundId: refund.id, why, hasCase });
  }
  if (left.length > 0) await rederiveOrder(tx, order);
}

/** Its buyer, and its supplier where no case tells it. */
function tellOfLeft(
  tx: Tx,
  { accountId, sellerId, orderId, packageNo }: ParcelRow,
  { refundId, why, hasCase }: { refundId: number; why: keyof typeof leftReasons; hasCase: boolean },
): Promise<void> {
  const told = {
    kind: 'refundAnswered' as const,
    title: why === 'shipped' ? '包裹已发出，退款待供应商处理' : '退款待供应商处理',
    detail: `包裹 ${packageNo}：${leftReasons[why]}，48 小时没有处理自动同意退款。`,
    link: `/packageCenter/${orderId}?tab=refunds`,
    onceKey: `refundLeft ${refundId}`,
  };
  const toldIds = hasCase ? [accountId] : [accountId, sellerId];
  return tell(
    tx,
    toldIds.map((id) => ({ accountId: id, ...told })),
  );
}
