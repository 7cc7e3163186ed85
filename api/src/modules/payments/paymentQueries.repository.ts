import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { payStatus } from '../../shared/statuses.ts';
import type { PayType } from './payTypes.ts';

export type PaymentToQuery = { id: number; payNo: string; payType: PayType; status: number; isOver: boolean };

const COLUMNS = sql`id, pay_no AS "payNo", pay_type AS "payType", status, expire_at <= now() AS "isOver"`;
/** Seconds between queries; most people pay within the first minutes. */
const PAUSES = sql`ARRAY[10, 30, 60, 120, 300]`;

/** Claims the right to query one payment now; false when it was queried within these seconds. */
export async function claimQuery(db: Db, id: number, seconds: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE payment SET asked_at = now()
     WHERE id = ${id} AND status = ${literal(payStatus.pending)}
       AND (asked_at IS NULL OR asked_at <= now() - make_interval(secs => ${seconds}))`);
  return rowCount === 1;
}

/** Claims waiting payments that are due for a query, until their next time. */
export async function claimWaiting(db: Db, payTypes: PayType[], most: number): Promise<PaymentToQuery[]> {
  const { rows } = await db.execute<PaymentToQuery>(sql`
    UPDATE payment SET asks = asks + 1, asked_at = now(),
           next_ask_at = CASE WHEN expire_at <= now() THEN now() + interval '5 minutes'
             ELSE least(now() + make_interval(secs => (${PAUSES})[least(asks + 1, 5)]), expire_at + interval '5 seconds') END
     WHERE id IN (
       SELECT id FROM payment WHERE status = ${literal(payStatus.pending)} AND next_ask_at <= now() AND pay_type = ANY (${sql.param(payTypes)}::int[])
        ORDER BY next_ask_at LIMIT ${literal(most)} FOR UPDATE SKIP LOCKED)
    RETURNING ${COLUMNS}`);
  return rows;
}

/** Claims payments that are due for reconciliation; a failed one is retried in an hour. */
export async function claimUnreconciled(
  db: Db,
  payTypes: PayType[],
  most: number,
): Promise<PaymentToQuery[]> {
  const { rows } = await db.execute<PaymentToQuery>(sql`
    UPDATE payment SET reconcile_at = now() + interval '1 hour'
     WHERE id IN (
       SELECT id FROM payment WHERE reconcile_at <= now() AND pay_type = ANY (${sql.param(payTypes)}::int[])
        ORDER BY reconcile_at LIMIT ${literal(most)} FOR UPDATE SKIP LOCKED)
    RETURNING ${COLUMNS}`);
  return rows;
}

export async function markReconciled(db: Db, id: number): Promise<void> {
  await db.execute(sql`UPDATE payment SET reconcile_at = NULL WHERE id = ${id}`);
}

/** Records once that a channel does not know a credited payment. */
export async function recordNotPaid(db: Db, id: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO payment_problem (payment_id, kind) VALUES (${id}, 'notPaid') ON CONFLICT DO NOTHING`);
}
