import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literals } from '../../db/conditions.ts';
import { payTypes } from '../payments/payTypes.ts';
import { boundsOf } from './billDays.ts';
import type { BillRun } from './billRuns.repository.ts';

/** In a demo both may be one merchant's, whose bill has the payments of both. */
const ONE_MERCHANT = literals([payTypes.alipay, payTypes.simulated]);

/** What the lines of a reading and the books say differently, a row each. */
function differences({ id, run, payType, day }: BillRun): SQL {
  const { from, to } = boundsOf(day);
  const lines = (kind: 1 | 2) =>
    sql`(SELECT * FROM channel_bill_line WHERE bill_id = ${id} AND run = ${run} AND kind = ${sql.raw(String(kind))}) l`;
  const ofChannel = sql`(y.pay_type = ${payType} OR y.pay_type IN ${ONE_MERCHANT} AND ${payType}::int IN ${ONE_MERCHANT})`;
  /** Not in this bill, nor in a neighbour's: what moves around midnight has two days. */
  const inNoBill = (kind: 1 | 2, number: SQL) => sql`NOT EXISTS (
    SELECT FROM channel_bill_line l
     WHERE l.kind = ${sql.raw(String(kind))} AND l.number = ${number} AND (l.bill_id <> ${id} OR l.run = ${run}))`;
  const onDay = (moment: SQL) => sql`${moment} >= ${from}::timestamptz AND ${moment} < ${to}::timestamptz`;
  return sql`
    SELECT CASE WHEN y.id IS NULL THEN 1 WHEN y.amount <> l.amount THEN 3 ELSE 4 END::smallint AS kind, 1::smallint AS line_kind,
           l.number, l.trade_no, y.id AS payment_id, l.amount AS told, y.amount AS ours, l.at AS told_at
      FROM ${lines(1)} LEFT JOIN payment y ON y.pay_no = l.number
     WHERE y.id IS NULL OR ${ofChannel} AND (y.amount <> l.amount OR y.status NOT IN (1, 4))
    UNION ALL
    SELECT 2, 1, y.pay_no, coalesce(y.channel_trade_no, ''), y.id, NULL, y.amount, NULL
      FROM payment y WHERE y.pay_type = ${payType} AND ${onDay(sql`y.paid_at`)} AND ${inNoBill(1, sql`y.pay_no`)}
    UNION ALL
    SELECT CASE WHEN r.id IS NULL THEN 1 WHEN r.amount <> l.amount THEN 3 ELSE 4 END, 2,
           l.number, l.trade_no, r.payment_id, l.amount, r.amount, l.at
      FROM ${lines(2)} LEFT JOIN recharge_refund r ON r.refund_no = l.number
     WHERE CASE WHEN r.id IS NULL THEN l.is_done
                -- One that the channel could not make was sent back by a transfer.
                ELSE r.amount <> l.amount OR l.is_done <> (r.status = 1 AND r.transfer_no IS NULL) END
    UNION ALL
    SELECT 2, 2, r.refund_no, coalesce(y.channel_trade_no, ''), y.id, NULL, r.amount, NULL
      FROM recharge_refund r JOIN payment y ON y.id = r.payment_id
     WHERE y.pay_type = ${payType} AND r.status = 1 AND r.transfer_no IS NULL AND ${onDay(sql`r.ended_at`)}
       AND ${inNoBill(2, sql`r.refund_no`)}`;
}

/**
 * Writes down what differs, once each, and closes what does no more. One that an operator has closed stays so while it is
 * the same.
 */
export async function keepDifferences(tx: Queryable, run: BillRun): Promise<void> {
  const same = sql`d.closed_by <> '' AND (d.kind, d.told, d.ours) IS NOT DISTINCT FROM (excluded.kind, excluded.told, excluded.ours)`;
  await tx.execute(sql`
    WITH found AS MATERIALIZED (${differences(run)}),
    kept AS (
      INSERT INTO channel_bill_difference AS d (bill_id, kind, line_kind, number, trade_no, payment_id, told, ours, told_at)
      SELECT ${run.id}, f.* FROM found f
      ON CONFLICT (bill_id, line_kind, number) DO UPDATE SET
        kind = excluded.kind, trade_no = excluded.trade_no, payment_id = excluded.payment_id, told = excluded.told,
        ours = excluded.ours, told_at = excluded.told_at,
        closed_at = CASE WHEN ${same} THEN d.closed_at END, closed_by = CASE WHEN ${same} THEN d.closed_by ELSE '' END,
        reason = CASE WHEN ${same} THEN d.reason ELSE '' END)
    UPDATE channel_bill_difference d SET closed_at = now()
     WHERE d.bill_id = ${run.id} AND d.closed_at IS NULL
       AND NOT EXISTS (SELECT FROM found f WHERE f.line_kind = d.line_kind AND f.number = d.number)`);
  // What was missing in the bill of another day is in this one.
  await tx.execute(sql`
    UPDATE channel_bill_difference d SET closed_at = now()
      FROM channel_bill_line l
     WHERE d.closed_at IS NULL AND d.kind = 2 AND d.bill_id <> ${run.id}
       AND l.bill_id = ${run.id} AND l.run = ${run.run} AND l.kind = d.line_kind AND l.number = d.number AND l.amount = d.ours`);
}

/** Writes down what came and went back by the bill, and by the books on that day; it is compared then. */
export async function keepSums(tx: Queryable, { id, run, payType, day }: BillRun): Promise<void> {
  const { from, to } = boundsOf(day);
  const onDay = (moment: SQL) => sql`${moment} >= ${from}::timestamptz AND ${moment} < ${to}::timestamptz`;
  await tx.execute(sql`
    UPDATE channel_bill b SET status = 1, code = '', compared_at = now(),
           told_payments = t.payments, told_paid = t.paid, told_refunds = t.refunds, told_returned = t.returned,
           our_payments = p.payments, our_paid = p.paid, our_refunds = r.refunds, our_returned = r.returned
      FROM (SELECT count(*) FILTER (WHERE kind = 1) AS payments, coalesce(sum(amount) FILTER (WHERE kind = 1), 0) AS paid,
                   count(*) FILTER (WHERE kind = 2 AND is_done) AS refunds,
                   coalesce(sum(amount) FILTER (WHERE kind = 2 AND is_done), 0) AS returned
              FROM channel_bill_line WHERE bill_id = ${id} AND run = ${run}) t,
           (SELECT count(*) AS payments, coalesce(sum(amount), 0) AS paid FROM payment
             WHERE pay_type = ${payType} AND ${onDay(sql`paid_at`)}) p,
           (SELECT count(*) AS refunds, coalesce(sum(r.amount), 0) AS returned
              FROM recharge_refund r JOIN payment y ON y.id = r.payment_id
             WHERE y.pay_type = ${payType} AND r.status = 1 AND r.transfer_no IS NULL AND ${onDay(sql`r.ended_at`)}) r
     WHERE b.id = ${id}`);
  await tx.execute(sql`DELETE FROM channel_bill_line WHERE bill_id = ${id} AND run < ${run}`);
}
