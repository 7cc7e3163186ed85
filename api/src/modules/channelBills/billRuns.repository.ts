import { sql } from 'drizzle-orm';
import type { BillLine } from '../../adapters/payments/paymentChannel.ts';
import type { Db, Queryable } from '../../db/client.ts';
import type { PaymentToQuery } from '../payments/paymentQueries.repository.ts';
import type { PayType } from '../payments/payTypes.ts';
import { lineKinds } from './billStates.ts';

/** One reading of a bill. The last one begun is the one that counts. */
export type BillRun = { id: number; run: number; payType: PayType; day: string };

const COLUMNS = sql`id, runs AS run, pay_type AS "payType", day::text AS day`;

/** Begins a reading; any earlier one that is still under way comes to nothing. */
export async function beginRun(db: Queryable, payType: PayType, day: string): Promise<BillRun> {
  const { rows } = await db.execute<BillRun>(sql`
    INSERT INTO channel_bill (pay_type, day, runs, asked_at) VALUES (${payType}, ${day}::date, 1, now())
    ON CONFLICT (pay_type, day) DO UPDATE SET runs = channel_bill.runs + 1, asked_at = now(), code = ''
    RETURNING ${COLUMNS}`);
  const [begun] = rows;
  if (!begun) throw new Error('the bill was not written down');
  return begun;
}

/** Ends a reading that came to nothing: why. Its lines are removed. */
export async function failRun(db: Db, { id, run }: BillRun, code: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE channel_bill SET code = ${code} WHERE id = ${id} AND runs = ${run}`);
    await tx.execute(sql`DELETE FROM channel_bill_line WHERE bill_id = ${id} AND run = ${run}`);
  });
}

/** Removes what a reading has written down after another has begun. */
export async function removeRun(db: Queryable, { id, run }: BillRun): Promise<void> {
  await db.execute(sql`DELETE FROM channel_bill_line WHERE bill_id = ${id} AND run = ${run}`);
}

/** Adds lines of a reading. */
export async function addLines(
  db: Queryable,
  { id, run }: BillRun,
  lines: readonly BillLine[],
): Promise<void> {
  const rows = lines.map(({ kind, ...line }) => ({ ...line, kind: lineKinds[kind] }));
  await db.execute(sql`
    INSERT INTO channel_bill_line (bill_id, run, kind, number, trade_no, amount, is_done, at)
    SELECT ${id}, ${run}, kind, number, "tradeNo", amount, "isDone", at
      FROM json_to_recordset(${JSON.stringify(rows)})
        AS l (kind smallint, number text, "tradeNo" text, amount bigint, "isDone" boolean, at timestamptz)
    ON CONFLICT DO NOTHING`);
}

/** Holds the bill until the transaction ends; false where another reading has begun since. */
export async function holdRun(tx: Queryable, { id, run }: BillRun): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM channel_bill WHERE id = ${id} AND runs = ${run} FOR UPDATE`,
  );
  return rows.length > 0;
}

/** Days of which a channel has no compared bill yet, among these. */
export async function daysToRead(
  db: Queryable,
  payType: PayType,
  days: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    SELECT d.day FROM unnest(${sql.param(days)}::text[]) WITH ORDINALITY d (day, at)
      LEFT JOIN channel_bill b ON b.pay_type = ${payType} AND b.day = d.day::date
     WHERE b.id IS NULL OR b.status = 0 OR b.code <> '' OR b.compared_at < b.asked_at AND b.code = '' AND b.asked_at < now() - interval '15 minutes'
     ORDER BY d.at`);
  return rows.map(({ day }) => day);
}

/** Compared bills with open differences whose lines are still there. */
export async function runsToCompare(db: Queryable, since: string): Promise<BillRun[]> {
  const { rows } = await db.execute<BillRun>(sql`
    SELECT ${COLUMNS} FROM channel_bill b
     WHERE day >= ${since}::date AND status = 1 AND code = '' AND compared_at >= asked_at
       AND EXISTS (SELECT FROM channel_bill_difference d WHERE d.bill_id = b.id AND d.closed_at IS NULL)
     ORDER BY id`);
  return rows;
}

/** Removes lines of bills before a day, some at a time; how many. */
export async function removeLines(db: Queryable, before: string, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM channel_bill_line WHERE ctid = ANY (ARRAY(
      SELECT l.ctid FROM channel_bill b JOIN channel_bill_line l ON l.bill_id = b.id WHERE b.day < ${before}::date LIMIT ${most}))`);
  return rowCount ?? 0;
}

/** Payments that a bill says are paid and that were not credited. */
export async function paymentsToAsk(db: Queryable, billId: number, most: number): Promise<PaymentToQuery[]> {
  const { rows } = await db.execute<PaymentToQuery>(sql`
    SELECT y.id, y.pay_no AS "payNo", y.pay_type AS "payType", y.status, false AS "isOver"
      FROM channel_bill_difference d JOIN payment y ON y.id = d.payment_id
     WHERE d.bill_id = ${billId} AND d.closed_at IS NULL AND d.line_kind = 1 AND d.told IS NOT NULL AND y.status IN (0, 2, 3)
     ORDER BY d.id LIMIT ${most}`);
  return rows;
}

/** Refunds that a bill says are done and that are under way with us. */
export async function refundsToAsk(db: Queryable, billId: number, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ refundNo: string }>(sql`
    SELECT r.refund_no AS "refundNo" FROM channel_bill_difference d JOIN recharge_refund r ON r.refund_no = d.number
     WHERE d.bill_id = ${billId} AND d.closed_at IS NULL AND d.line_kind = 2 AND d.kind = 4 AND r.status = 0
     ORDER BY d.id LIMIT ${most}`);
  return rows.map(({ refundNo }) => refundNo);
}
