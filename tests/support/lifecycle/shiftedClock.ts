import type { Db } from '../../../api/src/db/client.ts';
import type { TestApi } from '../api.ts';

type Moment =
  | { table: 'orders'; column: 'pay_expire_at' | 'shipped_at' | 'received_at' }
  | { table: 'order_package'; column: 'shipped_at' | 'traced_at' }
  | { table: 'refund'; column: 'due_at' };

/** A clock that can be turned for single moments of single rows, and scheduled jobs that two workers run. */
export function shiftedClock(one: TestApi, other: TestApi) {
  /** At the same time on both, and once more. */
  async function sweep(job: (db: Db) => Promise<unknown>): Promise<void> {
    await Promise.all([job(one.database.db), job(other.database.db)]);
    await job(one.database.db);
  }

  return {
    sweep,
    /** Turns the clock for all that is known of an order, and of what somebody wants back of it. */
    async turn(orderId: number, by: string): Promise<void> {
      const columns = await one.query<{ table: string; column: string }>(
        `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
          WHERE table_name IN ('orders', 'order_package', 'refund') AND data_type = 'timestamp with time zone'`,
      );
      for (const [table, of] of Map.groupBy(columns, (each) => each.table)) {
        const older = of.map(({ column }) => `${column} = ${column} - $2::interval`).join(', ');
        const own = table === 'orders' ? 'id' : 'order_id';
        await one.query(`UPDATE ${table} SET ${older} WHERE ${own} = $1`, [orderId, by]);
      }
    },
    /** Runs a scheduled job so much later, and turns the clock back. */
    async sweepLater(
      job: (db: Db) => Promise<unknown>,
      by: string,
      { table, column }: Moment,
      ids: readonly number[],
    ): Promise<void> {
      const shift = (sign: '+' | '-') =>
        one.query(`UPDATE ${table} SET ${column} = ${column} ${sign} $2::interval WHERE id = ANY ($1)`, [
          ids,
          by,
        ]);
      await shift('-');
      await sweep(job);
      await shift('+');
    },
  };
}
