import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { RefundItem } from '../../db/schema/index.ts';
import { refundStatus } from '../../shared/statuses.ts';
import { SELLER_HOURS } from '../cases/cases.repository.ts';
import { type AuditActor, type OrderRow, REFUND_NO } from './refunding.repository.ts';

/** An undecided refund. */
export type Opened = {
  packageId: number;
  status: number;
  amount: number;
  waybillFee: number;
  /** Some of its pieces; without them it is about all. */
  items?: RefundItem[];
};

export const DUE_AT = sql`now() + make_interval(hours => ${SELLER_HOURS})`;

export type OpenedRefund = { id: number; packageId: number; amount: number; status: number };

/** Creates refunds that wait for a waybill's outcome, an ERP, a job or the supplier. Returns their ids. */
export async function openRefunds(
  tx: Tx,
  order: OrderRow,
  opened: readonly Opened[],
  { by, reason }: { by: AuditActor; reason: string },
): Promise<OpenedRefund[]> {
  const { rows } = await tx.execute<OpenedRefund>(sql`
    INSERT INTO refund (refund_no, package_id, order_id, account_id, seller_id, amount, waybill_fee, items, reason, status, applied_by, due_at, void_at)
    SELECT ${REFUND_NO}, p.id, p.order_id, p.account_id, ${order.sellerId}, x.amount, x."waybillFee", x.items, ${reason}, x.status, ${by},
           CASE x.status WHEN ${refundStatus.waitSeller} THEN ${DUE_AT} END, CASE x.status WHEN ${refundStatus.voiding} THEN now() END
      FROM jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) AS x ("packageId" bigint, status smallint, amount bigint, "waybillFee" bigint, items jsonb)
      JOIN order_package p ON p.id = x."packageId" ORDER BY p.id
    RETURNING id, package_id AS "packageId", amount, status`);
  return rows;
}
