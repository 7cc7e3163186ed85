import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Left } from './chooseAffordable.ts';

/** The settings and limits of a shop with automatic ordering. */
export type Orderer = {
  actor: Actor;
  senderId: number | null;
  /** Fen spent on its orders today. */
  spentToday: number;
};

/** The owner of a shop and today's spending; undefined when the account may not order. */
export async function findOrderer(db: Queryable, shopId: number): Promise<Orderer | undefined> {
  const { rows } = await db.execute<{
    accountId: number;
    level: number;
    superId: number | null;
    senderId: number | null;
    spentToday: number;
  }>(sql`
    SELECT a.id AS "accountId", a.level, a.super_id AS "superId",
           (SELECT s.id FROM sender s WHERE s.account_id = a.id AND (s.id = h.default_sender_id OR s.is_default)
             ORDER BY s.id = h.default_sender_id DESC NULLS LAST LIMIT 1) AS "senderId",
           (SELECT coalesce(sum(total_fee - refund_fee), 0)::bigint FROM orders o
             WHERE o.shop_id = h.id AND o.by_itself AND o.status <> 60
               AND o.created_at >= date_trunc('day', now(), 'Asia/Shanghai')) AS "spentToday"
      FROM shop h JOIN account a ON a.id = h.account_id AND a.kind = 1 AND a.status = 1
     WHERE h.id = ${shopId}`);
  const row = rows[0];
  if (!row) return undefined;
  const { senderId, spentToday, ...account } = row;
  return { actor: { ...account, kind: 'buyer' }, senderId, spentToday };
}

/**
 * Waiting shop orders and open merges. Those with a problem come last, so that they do not block new ones; `fresh`
 * is the number without a problem.
 */
export async function findWaiting(
  db: Queryable,
  shopId: number,
  limit: number,
): Promise<{ shopOrderIds: number[]; mergeIds: number[]; fresh: number }> {
  const { rows } = await db.execute<{ id: number; mergeId: number | null; isFresh: boolean }>(sql`
    SELECT s.id, m.id AS "mergeId", s.problem_code = '' AS "isFresh" FROM shop_order s LEFT JOIN merge_order m ON m.id = s.merge_id AND m.status = 1
     WHERE s.shop_id = ${shopId} AND s.import_status = 0 AND awaits_parcels(s)
     ORDER BY s.problem_code <> '', s.paid_at NULLS LAST, s.id LIMIT ${limit}`);
  return {
    shopOrderIds: rows.filter(({ mergeId }) => mergeId === null).map(({ id }) => id),
    mergeIds: [...new Set(rows.map(({ mergeId }) => mergeId).filter((id) => id !== null))],
    fresh: rows.filter(({ isFresh }) => isFresh).length,
  };
}

/** Records why orders were left to a person, where they still wait. */
export async function recordProblems(
  db: Queryable,
  shopId: number,
  problems: readonly Left[],
): Promise<void> {
  const rows = problems.flatMap(({ shopOrderIds, mergeIds = [], reasonCode, msg }) => [
    ...shopOrderIds.map((id) => ({ id, code: reasonCode, text: msg })),
    ...mergeIds.map((merge) => ({ merge, code: reasonCode, text: msg })),
  ]);
  await db.execute(sql`
    UPDATE shop_order s SET problem_code = x.code, problem_text = x.text
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS x (id bigint, merge bigint, code text, text text)
     WHERE (s.id = x.id OR s.merge_id = x.merge) AND s.shop_id = ${shopId} AND s.import_status = 0`);
}

/** Clears the recorded problems of a shop's orders. */
export async function clearProblems(db: Queryable, shopId: number): Promise<void> {
  await db.execute(sql`
    UPDATE shop_order SET problem_code = '', problem_text = '' WHERE shop_id = ${shopId} AND problem_code <> ''`);
}
