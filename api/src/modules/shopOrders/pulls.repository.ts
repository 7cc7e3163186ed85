import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shopPulls, shops } from '../../db/schema/index.ts';
import { shopStatuses } from '../../shared/statuses.ts';

export type PullRow = typeof shopPulls.$inferSelect;

export const pullStatuses = { running: 0, done: 1, failed: 2 } as const;

/** Starts a reading, or joins the running one of the shop. */
export async function beginPull(
  tx: Queryable,
  pull: Pick<PullRow, 'shopId' | 'fromAt' | 'toAt' | 'orderNo'>,
): Promise<string> {
  const [added] = await tx
    .insert(shopPulls)
    .values(pull)
    .onConflictDoNothing()
    .returning({ id: shopPulls.id });
  if (added) return added.id;
  const [running] = await tx
    .select({ id: shopPulls.id })
    .from(shopPulls)
    .where(and(eq(shopPulls.shopId, pull.shopId), eq(shopPulls.status, literal(pullStatuses.running))));
  // It ended in between: nothing is running now.
  return running?.id ?? beginPull(tx, pull);
}

export type DueShop = { id: number; isSeller: boolean; lastSyncAt: string | null };

/**
 * The next shops with automatic ordering, and suppliers to whom orders are assigned, that were not read for five minutes,
 * by their ids. A supplier is read for all of its merchants.
 */
export async function findDueShops(db: Db, after: number, limit: number): Promise<DueShop[]> {
  const { rows } = await db.execute<DueShop>(sql`
    SELECT h.id, h.is_seller AS "isSeller", h.last_sync_at AS "lastSyncAt" FROM (
      SELECT id FROM shop WHERE auto_order AND id > ${after} UNION SELECT id FROM shop WHERE receives_assigned AND id > ${after}
    ) d JOIN shop h ON h.id = d.id
     WHERE h.is_seller = h.receives_assigned AND h.assigned_from IS NULL AND h.status = ${literal(shopStatuses.active)}
       AND NOT EXISTS (SELECT FROM shop_pull p WHERE p.shop_id = h.id AND p.status = ${literal(pullStatuses.running)})
       AND coalesce((SELECT max(p.created_at) FROM shop_pull p WHERE p.shop_id = h.id) <= now() - interval '5 minutes', true)
     ORDER BY h.id LIMIT ${literal(limit)}`);
  return rows;
}

/** A reading of one of the account's shops. */
export async function findPull(db: Db, accountId: number, id: string): Promise<PullRow | undefined> {
  const [row] = await db
    .select({ pull: shopPulls })
    .from(shopPulls)
    .innerJoin(shops, eq(shops.id, shopPulls.shopId))
    .where(and(eq(shopPulls.id, id), eq(shops.accountId, accountId)));
  return row?.pull;
}

export async function findAnyPull(db: Queryable, id: string): Promise<PullRow | undefined> {
  const [row] = await db.select().from(shopPulls).where(eq(shopPulls.id, id));
  return row;
}

/** Records a page; the next one begins at `cursor`. */
export async function recordPage(
  tx: Queryable,
  id: string,
  page: { total: number; added: number; updated: number; cursor: string | null },
): Promise<void> {
  await tx
    .update(shopPulls)
    .set({
      total: sql`${shopPulls.total} + ${page.total}`,
      added: sql`${shopPulls.added} + ${page.added}`,
      updated: sql`${shopPulls.updated} + ${page.updated}`,
      cursor: page.cursor,
    })
    .where(eq(shopPulls.id, id));
}

export async function endPull(tx: Queryable, id: string, errorKey: string | null): Promise<void> {
  await tx
    .update(shopPulls)
    .set({
      status: errorKey === null ? pullStatuses.done : pullStatuses.failed,
      errorKey,
      finishedAt: sql`now()`,
    })
    .where(and(eq(shopPulls.id, id), eq(shopPulls.status, literal(pullStatuses.running))));
}
