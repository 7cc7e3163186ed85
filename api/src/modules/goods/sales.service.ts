import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const AT_ONCE = 10_000;
const ROUNDS = 20;

/**
 * Scheduled job: adds payments and refunds since the last run to the daily figures and the goods (`sold`,
 * `month_sold`); returns the number of counted movements. Orders only append theirs, so that a payment never waits
 * for a counter. Of concurrent processes one counts.
 */
export async function countSales(db: Db): Promise<number> {
  let counted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows } = await db.execute<{ counted: number }>(sql`SELECT count_sales(${AT_ONCE}) AS counted`);
    const some = rows[0]?.counted ?? 0;
    counted += some;
    if (some < AT_ONCE) break;
  }
  return counted;
}

/** Scheduled job: removes days older than thirty from the monthly count; returns the number of changed goods. */
export async function rollMonthSold(db: Db): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`SELECT roll_month_sold() AS changed`);
  return rows[0]?.changed ?? 0;
}
