import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shopGoods, shops } from '../../db/schema/index.ts';
import type { Paging } from '../../shared/paging.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import type { LinkableSku, NewLink } from './linking.ts';
import type { ShopGoodDto } from './shopGoods.schemas.ts';

/** What stands for link `m` by the rows `i` of a table, as `LinkItem[]` in their order. */
const itemsIn = (table: SQL) => sql`(
  SELECT coalesce(json_agg(json_build_object('skuId', k.id, 'goodId', kg.id, 'goodName', kg.name, 'skuName', k.name,
           'pic', coalesce(nullif(k.pic, ''), kg.pics->>0, ''), 'num', i.num,
           'onSale', k.status = 1 AND k.deleted_at IS NULL AND kg.status = 1 AND kg.deleted_at IS NULL) ORDER BY i.sort), '[]')
    FROM ${table} i JOIN sku k ON k.id = i.sku_id JOIN goods kg ON kg.id = k.good_id WHERE i.shop_good_id = m.id)`;
const ITEMS = itemsIn(sql`shop_good_item`);
const FALLBACK = sql`(
  SELECT json_build_object('items', ${itemsIn(sql`shop_good_fallback_item`)}, 'byItself', f.by_itself,
           'priceLimit', f.price_limit, 'moreLimit', f.more_limit) FROM shop_good_fallback f WHERE f.shop_good_id = m.id)`;

/** The state of link `m`: 1 linked, 2 its SKU has other words now, 3 it names no combination. */
export const LINK_STATE: SQL = sql`
  CASE WHEN NOT EXISTS (SELECT FROM shop_good_item i WHERE i.shop_good_id = m.id) THEN 3
       WHEN changed_sku_text(m) IS NOT NULL THEN 2 ELSE 1 END`;

const COLUMNS = sql`
  m.id, m.shop_id AS "shopId", m.remote_good_id AS "remoteGoodId", m.remote_sku_id AS "remoteSkuId",
  m.remote_title AS "remoteTitle", coalesce(m.agreed_texts[cardinality(m.agreed_texts)], '') AS "remoteSkuText",
  changed_sku_text(m) AS "changedSkuText", ${LINK_STATE} AS state, ${ITEMS} AS items,
  ${FALLBACK} AS fallback,
  m.good_id AS "goodId", g.name AS "goodName", coalesce(g.pics->>0, '') AS "goodPic",
  g.status = 1 AND g.deleted_at IS NULL AS "onSale", m.warehouse_id AS "warehouseId", h.name AS "warehouseName",
  m.courier_id AS "courierId", c.name AS "courierName", m.num`;

const JOINS = sql`
  JOIN goods g ON g.id = m.good_id
  LEFT JOIN warehouse h ON h.id = m.warehouse_id
  LEFT JOIN courier c ON c.id = m.courier_id`;

type Filter = Paging & { shopId: number; keyword?: string };

const NEWEST: Order = { name: 'shopGoods', by: [sql`m.id`], descending: true };

/** A page of a shop's links, newest first. */
export async function listShopGoods(db: Db, filter: Filter) {
  const window = windowOf(filter, NEWEST);
  const where = [sql`m.shop_id = ${filter.shopId}`];
  if (filter.keyword) {
    const part = containing(filter.keyword);
    where.push(sql`(m.remote_title ILIKE ${part} OR g.name ILIKE ${part})`);
  }
  const requested = sql`FROM shop_good m ${JOINS} WHERE ${sql.join(where, sql` AND `)}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<ShopGoodDto>(
      sql`SELECT ${COLUMNS} ${requested} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`,
    ),
    countTold(db, requested),
  ]);
  return pageOfRows(window, rows, total, (row) => row);
}

/** Links of a shop by their ids. */
export async function findShopGoods(
  db: Queryable,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, ShopGoodDto>> {
  const { rows } = await db.execute<ShopGoodDto>(sql`
    SELECT ${COLUMNS} FROM shop_good m ${JOINS} WHERE m.shop_id = ${shopId} AND m.id = ANY (${`{${ids.join()}}`}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What an item of a shop is called by its platform, as one text. */
export function remoteKeyOf({ remoteGoodId, remoteSkuId }: { remoteGoodId: string; remoteSkuId: string }) {
  return JSON.stringify([remoteGoodId, remoteSkuId]);
}

/** The links of these items themselves, by `remoteKeyOf`. */
export async function findLinksOf(
  db: Queryable,
  shopId: number,
  items: readonly { remoteGoodId: string; remoteSkuId: string }[],
): Promise<Map<string, ShopGoodDto>> {
  const named = JSON.stringify(items.map(({ remoteGoodId, remoteSkuId }) => ({ remoteGoodId, remoteSkuId })));
  const { rows } = await db.execute<ShopGoodDto>(sql`
    SELECT ${COLUMNS} FROM shop_good m ${JOINS}
     WHERE m.shop_id = ${shopId} AND (m.remote_good_id, m.remote_sku_id) IN (
       SELECT "remoteGoodId", "remoteSkuId" FROM json_to_recordset(${named}::json) AS x ("remoteGoodId" text, "remoteSkuId" text))`);
  return new Map(rows.map((row) => [remoteKeyOf(row), row]));
}

/** Writes links, each instead of the one that its item had. */
export async function putLinks(db: Queryable, shopId: number, links: readonly NewLink[]): Promise<void> {
  const rows = links.map(({ items, fallback, ...link }) => ({
    remote_good_id: link.remoteGoodId,
    remote_sku_id: link.remoteSkuId,
    remote_title: link.remoteTitle,
    sku_text: link.remoteSkuText,
    warehouse_id: link.warehouseId,
    courier_id: link.courierId,
    items: items?.map(({ skuId, goodId, num }) => ({ sku_id: skuId, good_id: goodId, num })),
    fallback: fallbackRow(fallback),
  }));
  await db.execute(sql`SELECT put_shop_goods(${shopId}, ${JSON.stringify(rows)}::jsonb)`);
}

/** Links of one combination that were renamed at the shop by this product agree with what they are called there now. */
export async function agreeWithRenamed(
  db: Queryable,
  shopId: number,
  renamed: readonly { remoteGoodId: string; remoteSkuId: string; skuId: number }[],
): Promise<void> {
  await db.execute(sql`
    UPDATE shop_good m SET agreed_texts = m.agreed_texts || k.sku_text, version = m.version + 1
      FROM json_to_recordset(${JSON.stringify(renamed)}::json) AS x ("remoteGoodId" text, "remoteSkuId" text, "skuId" bigint)
      JOIN shop_sku k ON k.shop_id = ${shopId} AND k.remote_good_id = x."remoteGoodId" AND k.remote_sku_id = x."remoteSkuId"
     WHERE m.shop_id = k.shop_id AND m.remote_good_id = k.remote_good_id AND m.remote_sku_id = k.remote_sku_id
       AND m.remote_sku_id <> '' AND m.agreed_texts <> '{}' AND k.sku_text <> ALL (m.agreed_texts)
       AND ARRAY[x."skuId"] = (SELECT array_agg(i.sku_id) FROM shop_good_item i WHERE i.shop_good_id = m.id)`);
}

/** What of a shop's goods has links, by the platform's ids of its combinations; '' where the whole goods have one. */
export async function linkedSkus(db: Queryable, shopId: number, remoteGoodId: string): Promise<Set<string>> {
  const rows = await db
    .select({ remoteSkuId: shopGoods.remoteSkuId })
    .from(shopGoods)
    .where(and(eq(shopGoods.shopId, shopId), eq(shopGoods.remoteGoodId, remoteGoodId)));
  return new Set(rows.map(({ remoteSkuId }) => remoteSkuId));
}

/** Undefined leaves what there is. */
function fallbackRow(fallback: NewLink['fallback']) {
  if (!fallback) return fallback === null ? { items: [] } : undefined;
  const { items, byItself, priceLimit, moreLimit } = fallback;
  return {
    items: items.map(({ skuId, num }) => ({ sku_id: skuId, num })),
    ...{ by_itself: byItself, price_limit: priceLimit, more_limit: moreLimit },
  };
}

/** Removes the link of an item; false when there is none. */
export async function removeShopGood(db: Queryable, accountId: number, id: number): Promise<boolean> {
  const own = and(eq(shops.accountId, accountId), sql`${shops.status} <> ${shopStatuses.unbound}`);
  const rows = await db
    .delete(shopGoods)
    .where(
      and(
        eq(shopGoods.id, id),
        sql`EXISTS (SELECT FROM ${shops} WHERE ${shops.id} = ${shopGoods.shopId} AND ${own})`,
      ),
    )
    .returning({ id: shopGoods.id });
  return rows.length > 0;
}

/**
 * Combinations on sale, those named and all of the named goods; off sale those that the shop has linked, so that a link can
 * be given a fallback when it is needed. Excludes disabled warehouses and couriers, includes paused ones.
 */
export async function findLinkable(
  db: Queryable,
  { shopId, skuIds, goodIds }: { shopId: number; skuIds: readonly number[]; goodIds: readonly number[] },
): Promise<LinkableSku[]> {
  const { rows } = await db.execute<LinkableSku>(sql`
    SELECT k.id AS "skuId", g.id AS "goodId", g.seller_id AS "sellerId", g.platforms, (
      SELECT coalesce(json_agg(json_build_object('id', h.id, 'courierIds', (
               SELECT coalesce(json_agg(f.courier_id), '[]') FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
                WHERE f.warehouse_id = h.id AND f.enabled AND c.status <> 2))), '[]')
        FROM sku_stock s JOIN warehouse h ON h.id = s.warehouse_id
       WHERE s.sku_id = k.id AND h.status <> 2 AND h.deleted_at IS NULL) AS warehouses
      FROM sku k JOIN goods g ON g.id = k.good_id
     WHERE (k.id = ANY (${`{${skuIds.join()}}`}::bigint[]) OR g.id = ANY (${`{${goodIds.join()}}`}::bigint[]))
       AND (k.status = 1 AND k.deleted_at IS NULL AND g.status = 1 AND g.deleted_at IS NULL
            OR EXISTS (SELECT FROM shop_good_item i JOIN shop_good m ON m.id = i.shop_good_id WHERE i.sku_id = k.id AND m.shop_id = ${shopId}))
     ORDER BY k.sort, k.id`);
  return rows;
}
