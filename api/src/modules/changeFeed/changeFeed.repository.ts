import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The database channel on which every process receives every change. */
export const CHANNEL = 'changes';
const MAX_ROWS = 5_000;
const MAX_ORDERS = 50;

/** A change of an account: its balance, or its orders at a supplier. */
export type Change = {
  accountId: number;
  /** Null where no supplier is involved. */
  sellerId: number | null;
  orderIds: number[];
  /** More has changed than is listed. */
  unnamed: boolean;
  balance: boolean;
};

/**
 * Notifies every listening process of the changes since the last call, coalesced. Any number of processes may call
 * it concurrently.
 */
export async function notifyChanges(db: Db): Promise<void> {
  await db.execute(sql`
    WITH gone AS (
      DELETE FROM change_event WHERE ctid = ANY (ARRAY (SELECT ctid FROM change_event LIMIT ${MAX_ROWS} FOR UPDATE SKIP LOCKED))
      RETURNING account_id, seller_id, order_ids, balance
    ), named AS (
      SELECT account_id, seller_id, array_agg(DISTINCT order_id ORDER BY order_id) AS order_ids, bool_or(order_id IS NULL) AS unnamed
        FROM gone LEFT JOIN LATERAL unnest(order_ids) AS order_id ON true WHERE NOT balance GROUP BY account_id, seller_id
    ), told AS (
      SELECT CASE WHEN unnamed OR cardinality(order_ids) > ${MAX_ORDERS}
                  THEN json_build_object('a', account_id, 's', seller_id, 'all', true)
                  ELSE json_build_object('a', account_id, 's', seller_id, 'o', order_ids) END AS payload FROM named
      UNION ALL
      SELECT json_build_object('a', account_id, 'w', 1) FROM gone WHERE balance GROUP BY account_id
    )
    SELECT pg_notify(${CHANNEL}, payload::text) FROM told`);
}

type Payload = { a: number; s?: number | null; o?: number[]; all?: true; w?: 1 };

export function parseChange(payload: string): Change {
  const { a, s = null, o = [], all = false, w } = JSON.parse(payload) as Payload;
  return { accountId: a, sellerId: s, orderIds: o, unnamed: all, balance: w === 1 };
}
