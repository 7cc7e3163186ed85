import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { basketLines } from '../../db/schema/index.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { goodsStatus } from '../../shared/statuses.ts';
import { SEEN } from '../goods/goods.repository.ts';
import { type Viewer as AnyViewer, skuPriceFor } from '../goods/viewerPrices.ts';
import { type BasketLineDto, type BasketLineInput, basketLineStates } from './basketLines.schemas.ts';

type Viewer = NonNullable<AnyViewer>;
type Row = Omit<BasketLineDto, 'createdAt'> & { createdAt: Date };

const { ok, offSale, warehouseOff, short } = basketLineStates;

/** The lines of an account, those of a warehouse together, the newest first; with `only`, one of them. */
export async function listBasketLines(
  db: Queryable,
  viewer: Viewer,
  only?: number,
): Promise<BasketLineDto[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT b.id, b.sku_id AS "skuId", g.id AS "goodId", b.warehouse_id AS "warehouseId", h.name AS "warehouseName",
           b.quantity, g.name AS "goodName", s.name AS "skuName",
           coalesce(nullif(s.pic, ''), g.pics ->> 0, '') AS pic, g.unit, g.min_num AS "minNum", g.max_num AS "maxNum",
           p.price, p.price - b.price AS "priceDelta", coalesce(t.available, 0) AS available,
           CASE WHEN g.status <> ${goodsStatus.onSale} OR g.deleted_at IS NOT NULL
                  OR s.status <> 1 OR s.deleted_at IS NOT NULL OR t.sku_id IS NULL THEN ${offSale}::int
                WHEN h.status <> 1 OR h.deleted_at IS NOT NULL THEN ${warehouseOff}::int
                WHEN t.available < b.quantity THEN ${short}::int
                ELSE ${ok}::int END AS state,
           b.created_at AS "createdAt"
      FROM basket_line b
      JOIN sku s ON s.id = b.sku_id
      JOIN goods g ON g.id = s.good_id
      JOIN warehouse h ON h.id = b.warehouse_id
      CROSS JOIN LATERAL (SELECT ${skuPriceFor(viewer)} AS price) p
      LEFT JOIN sku_stock t ON t.sku_id = s.id AND t.good_id = g.id AND t.warehouse_id = b.warehouse_id
     WHERE b.account_id = ${viewer.accountId} ${only === undefined ? sql`` : sql`AND b.id = ${only}`}
     ORDER BY max(b.id) OVER (PARTITION BY b.warehouse_id) DESC, b.id DESC`);
  return rows.map((row) => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) }));
}

/** Whether buyers can order the combination from there. */
export async function isStocked(tx: Queryable, { skuId, warehouseId }: BasketLineInput): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM sku s JOIN goods g ON g.id = s.good_id
      JOIN sku_stock t ON t.sku_id = s.id AND t.good_id = g.id AND t.warehouse_id = ${warehouseId}
      JOIN warehouse h ON h.id = t.warehouse_id AND h.deleted_at IS NULL
     WHERE s.id = ${skuId} AND s.status = 1 AND s.deleted_at IS NULL
       AND ${SEEN} AND g.status = ${goodsStatus.onSale}`);
  return rows.length > 0;
}

/** Puts a line in at the price of now; of one that is there the pieces become these. */
export async function putBasketLine(tx: Queryable, viewer: Viewer, line: BasketLineInput): Promise<number> {
  const { skuId, warehouseId, quantity } = line;
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO basket_line (account_id, sku_id, warehouse_id, quantity, price)
    SELECT ${viewer.accountId}, s.id, ${warehouseId}, ${quantity}, ${skuPriceFor(viewer)}
      FROM sku s JOIN goods g ON g.id = s.good_id WHERE s.id = ${skuId}
    ON CONFLICT (account_id, sku_id, warehouse_id) DO UPDATE SET quantity = excluded.quantity
    RETURNING id`);
  return Number(rows[0]?.id);
}

export async function countBasketLines(tx: Queryable, accountId: number): Promise<number> {
  const [row] = await tx
    .select({ kept: count() })
    .from(basketLines)
    .where(eq(basketLines.accountId, accountId));
  return row?.kept ?? 0;
}

/** Takes lines out; those that are not there are none the worse. Answers with those that were. */
export async function removeBasketLines(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  const removed = await db
    .delete(basketLines)
    .where(and(eq(basketLines.accountId, accountId), inArray(basketLines.id, [...ids])))
    .returning({ id: basketLines.id });
  return removed.map(({ id }) => id);
}
