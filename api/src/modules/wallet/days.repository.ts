import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { WalletDayDto } from './wallet.schemas.ts';

const TODAY = sql`(now() AT TIME ZONE 'Asia/Shanghai')::date`;

/** The movements of a wallet on each of the last days; balances are computed back from the current one. */
export async function listDays(db: Queryable, accountId: number, days: number): Promise<WalletDayDto[]> {
  const { rows } = await db.execute<WalletDayDto>(sql`
    WITH wallet AS (SELECT id, balance FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'),
    moved AS (
      SELECT (e.created_at AT TIME ZONE 'Asia/Shanghai')::date AS day, sum(e.amount) FILTER (WHERE e.amount > 0) AS money_in,
             -sum(e.amount) FILTER (WHERE e.amount < 0) AS money_out, sum(e.amount) AS net
        FROM ledger_entry e
       WHERE e.account_id = (SELECT id FROM wallet) AND e.account_seq IS NOT NULL
         AND e.created_at >= (${TODAY} - ${days}::int + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'
       GROUP BY 1)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS date, coalesce(m.money_in, 0)::bigint AS "moneyIn", coalesce(m.money_out, 0)::bigint AS "moneyOut",
           (coalesce((SELECT balance FROM wallet), 0) - coalesce(sum(m.net) OVER (ORDER BY d.day ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING), 0))::bigint
             AS balance
      FROM (SELECT ${TODAY} - n AS day FROM generate_series(0, ${days}::int - 1) n) d LEFT JOIN moved m ON m.day = d.day ORDER BY d.day`);
  return rows;
}
