import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { parcelStatus, payStatus } from '../../shared/statuses.ts';

/** Jobs that are due and wait, by their kind. */
export type DueJobs = { name: string; depth: number; ageSeconds: number };

export async function dueJobs(db: Queryable): Promise<DueJobs[]> {
  // As a partial index of the queue says it: what is done is not read.
  const { rows } = await db.execute<DueJobs>(sql`
    SELECT name, count(*) AS depth, extract(epoch FROM now() - min(start_after))::float8 AS "ageSeconds"
      FROM queue.job WHERE state < 'active' AND start_after <= now() GROUP BY name`);
  return rows;
}

export type Waiting = {
  payments: number;
  paymentSeconds: number;
  parcels: number;
  parcelSeconds: number;
};

/** Payments that nobody has paid yet, and paid parcels without a waybill; how long the oldest of them waits. */
export async function waiting(db: Queryable): Promise<Waiting | undefined> {
  const { rows } = await db.execute<Waiting>(sql`
    SELECT payment.count AS payments, ${secondsSince(sql`payment.oldest`)} AS "paymentSeconds",
           parcel.count AS parcels, ${secondsSince(sql`orders.paid_at`)} AS "parcelSeconds"
      FROM (SELECT count(*), min(created_at) AS oldest FROM payment
             WHERE status = ${literal(payStatus.pending)}) payment,
           (SELECT count(*), min(order_id) AS oldest FROM order_package
             WHERE output_status IN (1, 2) AND status = ${literal(parcelStatus.pendingShipment)}) parcel
      LEFT JOIN orders ON orders.id = parcel.oldest`);
  return rows[0];
}

export type Books = { violations: number; paused: boolean; checkSeconds: number };

export async function books(db: Queryable): Promise<Books | undefined> {
  const { rows } = await db.execute<Books>(sql`
    SELECT (SELECT count(*) FROM ledger_violation WHERE resolved_at IS NULL) AS violations,
           paused_at IS NOT NULL AS paused, ${secondsSince(sql`checked_at`)} AS "checkSeconds"
      FROM ledger_check`);
  return rows[0];
}

export type Bills = { differences: number; unread: number };

/** Open differences between channels' bills and the books, and bills that should have been compared by now. */
export async function bills(db: Queryable): Promise<Bills | undefined> {
  const { rows } = await db.execute<Bills>(sql`
    SELECT (SELECT count(*) FROM channel_bill_difference WHERE closed_at IS NULL) AS differences,
           (SELECT count(*) FROM channel_bill WHERE status = 0 AND day < (now() AT TIME ZONE 'Asia/Shanghai')::date - 1) AS unread`);
  return rows[0];
}

/** 0 where there is no such moment. */
function secondsSince(moment: ReturnType<typeof sql>) {
  return sql`coalesce(extract(epoch FROM now() - ${moment}), 0)::float8`;
}
