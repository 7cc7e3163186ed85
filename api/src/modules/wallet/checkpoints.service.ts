import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';

const AT_ONCE = 200;
/** Lines between two checkpoints, and the newest ones that are left out: those are refunded. */
const LINES_BETWEEN = 1_000;
const LINES_LEFT_OUT = 1_000;

/**
 * Scheduled job: writes down what is known of the lines of wallets that both earn and spend, so that what may be cashed
 * out is found from a few thousand lines however many there are. Each wallet is locked alone, for a moment.
 */
export function checkpointWallets(db: Db, stop?: AbortSignal): Promise<void> {
  return eachInRounds<{ id: number }>(
    AT_ONCE,
    stop,
    async (last) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        SELECT a.id FROM ledger_account a WHERE a.spends AND a.income > 0 AND a.id > ${last?.id ?? 0}
           AND a.version >= ${LINES_BETWEEN + LINES_LEFT_OUT}
             + coalesce((SELECT max(c.seq) FROM wallet_checkpoint c WHERE c.account_id = a.id), 0)
         ORDER BY a.id LIMIT ${AT_ONCE}`);
      return rows;
    },
    ({ id }) => db.execute(sql`SELECT checkpoint_wallet(${id}, ${LINES_BETWEEN}, ${LINES_LEFT_OUT})`),
  );
}
