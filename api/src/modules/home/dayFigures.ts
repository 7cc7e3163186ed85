import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';
import type { DayDto } from './home.schemas.ts';

const DAY_MS = 86_400_000;
/** Today, the day before, the same day of the week before. */
const DAYS_AGO = [0, 1, 7];

/** Where the rows of a day begin: ids grow with time, so that only newer rows are read on the way there. */
const behind = (table: string) =>
  sql`coalesce((SELECT id FROM ${sql.raw(table)} WHERE created_at < d.begins ORDER BY id DESC LIMIT 1), 0)`;

/** What happened on today's and two other days. */
export async function dayFigures(db: Queryable, now: Date): Promise<DayDto[]> {
  const days = DAYS_AGO.map((ago) => {
    const { date } = shanghaiParts(new Date(now.getTime() - ago * DAY_MS));
    const begins = shanghaiMoment(date, 0);
    return { day: date, begins, ends: new Date(begins.getTime() + DAY_MS) };
  });
  const within = sql`created_at >= d.begins AND created_at < d.ends`;
  const { rows } = await db.execute<DayDto>(sql`
    SELECT d.day, o.*, a.*, r.*, c.*
      FROM json_to_recordset(${JSON.stringify(days)}) AS d (day text, begins timestamptz, ends timestamptz)
     CROSS JOIN LATERAL (
       SELECT count(*) AS orders, coalesce(sum(piece_count), 0)::bigint AS pieces, coalesce(sum(total_fee), 0)::bigint AS turnover
         FROM orders WHERE status IN (20, 30, 40, 50, 70) AND ${within} AND replaces IS NULL) o
     CROSS JOIN LATERAL (SELECT count(*) AS accounts FROM account WHERE id > ${behind('account')} AND ${within}) a
     CROSS JOIN LATERAL (
       SELECT count(*) AS refunds, coalesce(sum(amount) FILTER (WHERE status NOT IN (50, 60)), 0)::bigint AS refunded
         FROM refund WHERE id > ${behind('refund')} AND ${within}) r
     CROSS JOIN LATERAL (
       SELECT count(*) AS "cashOuts", coalesce(sum(amount) FILTER (WHERE status NOT IN (40, 60)), 0)::bigint AS "cashedOut"
         FROM cash_out WHERE id > ${behind('cash_out')} AND ${within}) c
     ORDER BY d.day DESC`);
  return rows;
}
