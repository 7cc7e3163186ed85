import { and, desc, eq, sql } from 'drizzle-orm';
import type { RemoteGoodsPage, RemoteSku } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shopGoodsPulls } from '../../db/schema/index.ts';

export type GoodsPullRow = typeof shopGoodsPulls.$inferSelect;

export const goodsPullStatuses = { running: 0, done: 1, failed: 2, cancelled: 3 } as const;

const RUNNING = eq(shopGoodsPulls.status, literal(goodsPullStatuses.running));

/** Starts a reading, or joins the running one of the shop. */
export async function beginGoodsPull(tx: Queryable, shopId: number): Promise<GoodsPullRow> {
  const [added] = await tx.insert(shopGoodsPulls).values({ shopId }).onConflictDoNothing().returning();
  if (added) return added;
  const [running] = await tx
    .select()
    .from(shopGoodsPulls)
    .where(and(eq(shopGoodsPulls.shopId, shopId), RUNNING));
  // It ended in between: nothing is running now.
  return running ?? beginGoodsPull(tx, shopId);
}

/** The newest reading of a shop. */
export async function findNewestGoodsPull(db: Db, shopId: number): Promise<GoodsPullRow | undefined> {
  const [row] = await db
    .select()
    .from(shopGoodsPulls)
    .where(eq(shopGoodsPulls.shopId, shopId))
    .orderBy(desc(shopGoodsPulls.createdAt))
    .limit(1);
  return row;
}

export async function findGoodsPull(db: Queryable, id: string): Promise<GoodsPullRow | undefined> {
  const [row] = await db.select().from(shopGoodsPulls).where(eq(shopGoodsPulls.id, id));
  return row;
}

/**
 * Records a page that was read from where `pull` stands, and its goods; undefined, and nothing is kept, where the reading
 * has ended or another worker has read that page.
 */
export async function recordGoodsPage(
  tx: Queryable,
  pull: Pick<GoodsPullRow, 'id' | 'shopId' | 'cursor'>,
  { skus, read, total, next }: RemoteGoodsPage,
): Promise<GoodsPullRow | undefined> {
  const from = pull.cursor;
  const [moved] = await tx
    .update(shopGoodsPulls)
    .set({
      cursor: next,
      ...(total !== null && { total }),
      read: sql`${shopGoodsPulls.read} + ${read}`,
      skus: sql`${shopGoodsPulls.skus} + ${skus.length}`,
    })
    .where(
      and(
        eq(shopGoodsPulls.id, pull.id),
        RUNNING,
        sql`${shopGoodsPulls.cursor} IS NOT DISTINCT FROM ${from}`,
      ),
    )
    .returning({ id: shopGoodsPulls.id });
  if (!moved) return undefined;
  const kept = await putListedSkus(tx, pull.shopId, skus);
  const [row] = await tx
    .update(shopGoodsPulls)
    .set({
      added: sql`${shopGoodsPulls.added} + ${kept.added}`,
      updated: sql`${shopGoodsPulls.updated} + ${kept.updated}`,
    })
    .where(eq(shopGoodsPulls.id, pull.id))
    .returning();
  return row;
}

/** Keeps what a shop has on sale, as its catalogue says; answers how many are new and changed. */
export async function putListedSkus(tx: Queryable, shopId: number, skus: readonly RemoteSku[]) {
  const rows = skus.map((sku) => ({
    remote_good_id: sku.remoteGoodId,
    remote_sku_id: sku.remoteSkuId,
    title: sku.title,
    sku: sku.sku,
    merchant_code: sku.merchantCode.trim(),
    pic: sku.pic,
    price: sku.price,
  }));
  const { rows: kept } = await tx.execute<{ added: number; updated: number }>(
    sql`SELECT added, updated FROM list_shop_skus(${shopId}, ${JSON.stringify(rows)}::jsonb)`,
  );
  return kept[0] ?? { added: 0, updated: 0 };
}

/** Ends a running reading; undefined when it runs no more. */
export async function endGoodsPull(
  tx: Queryable,
  which: { id: string } | { shopId: number },
  status: Exclude<keyof typeof goodsPullStatuses, 'running'>,
  errorKey: string | null = null,
): Promise<GoodsPullRow | undefined> {
  const [row] = await tx
    .update(shopGoodsPulls)
    .set({ status: goodsPullStatuses[status], errorKey, finishedAt: sql`now()` })
    .where(
      and('id' in which ? eq(shopGoodsPulls.id, which.id) : eq(shopGoodsPulls.shopId, which.shopId), RUNNING),
    )
    .returning();
  return row;
}
