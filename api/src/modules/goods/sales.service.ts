import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { inRounds } from '../../jobs/inRounds.ts';

const AT_ONCE = 10_000;

/**
 * Scheduled job: adds payments and refunds since the last run to the daily figures and the goods (`sold`,
 * `month_sold`); returns the number of counted movements. Orders only append theirs, so that a payment never waits
 * for a counter. Of concurrent processes one counts.
 */
export function countSales(db: Db, stop?: AbortSignal): Promise<number> {
  return inRounds(AT_ONCE, stop, async () => {
    const { rows } = await db.execute<{ counted: number }>(sql`SELECT count_sales(${AT_ONCE}) AS counted`);
    return rows[0]?.counted ?? 0;
  });
}

/** Scheduled job: removes days older than thirty from the monthly count; returns the number of changed goods. */
export async function rollMonthSold(db: Db): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`SELECT roll_month_sold() AS changed`);
  return rows[0]?.changed ?? 0;
}
