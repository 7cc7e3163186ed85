import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { toRefusals } from '../../db/toRefusals.ts';
import type { Fen } from '../../shared/money.ts';
import { cashOutStatus, splitStatus } from '../../shared/statuses.ts';

const { underway, done, refused, closed } = splitStatus;

export type SplitToMake = {
  id: number;
  splitNo: string;
  cashOutId: number;
  cashOutNo: string;
  amount: Fen;
  tradeNo: string;
  payType: number;
  /** How often the channel was asked, this time included. */
  tries: number;
  kind: 'merchant' | 'person';
  /** Sealed, like the name. */
  account: string;
  name: string;
};

/** Seconds between attempts: most arrive within a minute. */
const PAUSES = sql`ARRAY[3, 5, 15, 60, 300, 900, 3600]`;

/** Plans what is left of a cash-out; see `plan_split`. */
export async function planSplit(
  db: Queryable,
  cashOutId: number,
  terms: { payType: number; days: number },
): Promise<void> {
  await toRefusals(db.execute(sql`SELECT plan_split(${cashOutId}, ${JSON.stringify(terms)}::jsonb)`));
}

/** Claims parts that are due for a call or a query. */
export async function claimSplits(db: Db, most: number): Promise<SplitToMake[]> {
  const { rows } = await db.execute<SplitToMake>(sql`
    UPDATE cash_out_split s
       SET tries = least(tries + 1, 1000), next_try_at = now() + make_interval(secs => (${PAUSES})[least(tries + 1, 7)])
      FROM payment y, cash_out c, split_receiver r
     WHERE y.id = s.payment_id AND c.id = s.cash_out_id AND r.id = s.receiver_id AND s.id IN (
       SELECT id FROM cash_out_split WHERE status = ${literal(underway)} AND next_try_at <= now()
        ORDER BY next_try_at LIMIT ${literal(most)} FOR UPDATE SKIP LOCKED)
    RETURNING s.id, s.split_no AS "splitNo", s.cash_out_id AS "cashOutId", c.cash_out_no AS "cashOutNo", s.amount, s.tries,
              y.channel_trade_no AS "tradeNo", y.pay_type AS "payType", r.kind, r.account, r.name`);
  return rows;
}

/** Ends a part; whoever calls holds the cash-out. False where it has ended already. */
export async function endSplit(
  db: Queryable,
  id: number,
  end: { status: number; code?: string; orderNo?: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ ended: boolean }>(sql`
    SELECT end_split(${id}, ${end.status}::smallint, ${end.code ?? ''}, ${end.orderNo ?? null}) AS ended`);
  return rows[0]?.ended ?? false;
}

/** Records for operators why it has not ended yet. */
export async function recordSplitError(db: Db, id: number, code: string): Promise<void> {
  await db.execute(sql`UPDATE cash_out_split SET code = ${code} WHERE id = ${id} AND status = ${underway}`);
}

/** Makes it due immediately; whether it is under way. */
export async function wakeSplit(db: Queryable, splitNo: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE cash_out_split SET next_try_at = now() WHERE split_no = ${splitNo} AND status = ${underway} RETURNING id`);
  return rows.length > 0;
}

export type SplitsOfCashOut = {
  cashOutNo: string;
  paidBy: string;
  /** Fen that are to arrive, and that have. */
  net: Fen;
  done: Fen;
  underway: number;
  /** The channel's reasons of what did not arrive since the payment began last, such as `NO_RELATION`. */
  codes: string[];
};

/** How the parts of a cash-out stand, which is held from here on. */
export async function holdSplits(db: Queryable, cashOutId: number): Promise<SplitsOfCashOut | undefined> {
  await db.execute(sql`SELECT FROM cash_out WHERE id = ${cashOutId} FOR UPDATE`);
  const { rows } = await db.execute<SplitsOfCashOut>(sql`
    SELECT c.cash_out_no AS "cashOutNo", coalesce(c.paid_by, '') AS "paidBy", c.amount - c.fee AS net,
           split_of_cash_out(c.id) AS done, p.underway, p.codes
      FROM cash_out c CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE s.status = ${underway})::int AS underway,
               coalesce(array_agg(DISTINCT s.code) FILTER (WHERE s.status IN (${refused}, ${closed})
                   AND s.created_at = (SELECT max(created_at) FROM cash_out_split WHERE cash_out_id = c.id)), '{}') AS codes
          FROM cash_out_split s WHERE s.cash_out_id = c.id) p
     WHERE c.id = ${cashOutId}`);
  return rows[0];
}

export type SplitDay = { day: string; splits: number; amount: Fen; ledger: Fen };

/**
 * The last days on which something was split, by the clock of Shanghai: what arrived of cash-outs that are paid by splits
 * alone, and what the ledger says of those.
 */
export async function splitDays(db: Queryable, days: number): Promise<SplitDay[]> {
  const { rows } = await db.execute<SplitDay>(sql`
    SELECT (c.paid_at AT TIME ZONE 'Asia/Shanghai')::date::text AS day, sum(s.splits)::int AS splits,
           sum(s.amount)::bigint AS amount, sum(l.amount)::bigint AS ledger
      FROM cash_out c
      JOIN LATERAL (SELECT count(*) AS splits, sum(amount) AS amount FROM cash_out_split
                     WHERE cash_out_id = c.id AND status = ${done}) s ON s.splits > 0
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount), 0) AS amount FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
          JOIN ledger_account a ON a.id = e.account_id AND a.owner_id = 0 AND a.code = 'cashOut'
         WHERE t.biz_type = 'cash_out' AND t.biz_id = c.id) l
     WHERE c.paid_at > now() - make_interval(days => ${days}) AND c.status = ${cashOutStatus.paid}
     GROUP BY 1 ORDER BY 1 DESC`);
  return rows;
}
