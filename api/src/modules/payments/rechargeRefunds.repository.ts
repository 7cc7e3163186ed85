import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import type { Fen } from '../../shared/money.ts';
import { rechargeRefundStatuses } from '../../shared/statuses.ts';
import type { PayType } from './payTypes.ts';

type Ended = 1 | 2;

export type RefundToMake = {
  id: number;
  refundNo: string;
  amount: Fen;
  payNo: string;
  paid: Fen;
  payType: PayType;
};

/** Seconds between attempts: most arrive within minutes, and the rest within days. */
const PAUSES = sql`ARRAY[5, 15, 60, 300, 900, 3600]`;

/** Claims refunds that are due for a call or a query, of one account or of all. */
export async function claimRefunds(db: Db, accountId: number | null, most: number): Promise<RefundToMake[]> {
  const { rows } = await db.execute<RefundToMake>(sql`
    UPDATE recharge_refund r SET tries = tries + 1, next_try_at = now() + make_interval(secs => (${PAUSES})[least(tries + 1, 6)])
      FROM payment y
     WHERE y.id = r.payment_id AND r.id IN (
       SELECT id FROM recharge_refund WHERE status = 0 AND next_try_at <= now() AND account_id = coalesce(${accountId}::bigint, account_id)
        ORDER BY next_try_at LIMIT ${literal(most)} FOR UPDATE SKIP LOCKED)
    RETURNING r.id, r.refund_no AS "refundNo", r.amount, y.pay_no AS "payNo", y.amount AS paid, y.pay_type AS "payType"`);
  return rows;
}

/** The only transition of a refund; see `end_recharge_refund`. Returns the new status. */
export async function endRefund(
  db: Queryable,
  id: number,
  status: Ended,
  { code = '', transferNo }: { code?: string; transferNo?: string } = {},
): Promise<number> {
  const { rows } = await db.execute<{ status: number }>(sql`
    SELECT end_recharge_refund(${id}, ${status}::smallint, ${code}, ${transferNo ?? null}) AS status`);
  return rows[0]?.status ?? rechargeRefundStatuses.underway;
}

/** Records for operators why it has not arrived yet. */
export async function recordRefundError(db: Db, id: number, code: string): Promise<void> {
  await db.execute(sql`UPDATE recharge_refund SET code = ${code} WHERE id = ${id} AND status = 0`);
}

/** Makes it due immediately. */
export async function wakeRefund(db: Queryable, refundNo: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ accountId: number }>(sql`
    UPDATE recharge_refund SET next_try_at = now() WHERE refund_no = ${refundNo} AND status = 0 RETURNING account_id AS "accountId"`);
  return rows[0]?.accountId;
}

/** Whether a part of a payment was refunded or is being refunded. */
export async function isSentBack(db: Queryable, paymentId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM recharge_refund WHERE payment_id = ${paymentId} AND status IN (0, 1) LIMIT 1`);
  return rows.length > 0;
}
