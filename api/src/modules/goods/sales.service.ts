import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const AT_ONCE = 10_000;
const ROUNDS = 20;

/**
 * A chore: adds what was paid and refunded since to the days and the goods it belongs to (`sold`, `month_sold`); answers
 * how many movements were counted. Orders only append theirs, so that a payment never waits for a counter. Any number of
 * processes may run it: one of them counts.
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

/** A chore: days that are past leave the count of the last thirty; answers how many goods that changed. */
export async function rollMonthSold(db: Db): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`SELECT roll_month_sold() AS changed`);
  return rows[0]?.changed ?? 0;
}
