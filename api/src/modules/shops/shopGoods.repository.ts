import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shopGoods, shops } from '../../db/schema/index.ts';
import type { Paging } from '../../shared/paging.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import type { ShopGoodDto } from './shopGoods.schemas.ts';

type NewShopGood = Omit<typeof shopGoods.$inferSelect, 'id' | 'createdAt'>;

const COLUMNS = sql`
  m.id, m.shop_id AS "shopId", m.remote_good_id AS "remoteGoodId", m.remote_sku_id AS "remoteSkuId",
  m.remote_title AS "remoteTitle", m.good_id AS "goodId", g.name AS "goodName", coalesce(g.pics->>0, '') AS "goodPic",
  g.status = 1 AND g.deleted_at IS NULL AS "onSale", m.warehouse_id AS "warehouseId", h.name AS "warehouseName",
  m.courier_id AS "courierId", c.name AS "courierName", m.num`;

const JOINS = sql`
  JOIN goods g ON g.id = m.good_id
  LEFT JOIN warehouse h ON h.id = m.warehouse_id
  LEFT JOIN courier c ON c.id = m.courier_id`;

type Filter = Paging & { shopId: number; keyword?: string };

const NEWEST: Order = { name: 'shopGoods', by: [sql`m.id`], descending: true };

/** A page of a shop's goods mappings, newest first. */
export async function listShopGoods(db: Db, filter: Filter) {
  const window = windowOf(filter, NEWEST);
  const where = [sql`m.shop_id = ${filter.shopId}`];
  if (filter.keyword) {
    const part = containing(filter.keyword);
    where.push(sql`(m.remote_title ILIKE ${part} OR g.name ILIKE ${part})`);
  }
  const requested = sql`FROM shop_good m ${JOINS} WHERE ${sql.join(where, sql` AND `)}`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.execute<ShopGoodDto>(
      sql`SELECT ${COLUMNS} ${requested} AND ${window.after} ${orderBy(NEWEST)} LIMIT ${window.limit} OFFSET ${window.offset}`,
    ),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total ${requested}`),
  ]);
  return pageOfRows(window, rows, totals[0]?.total ?? 0, (row) => row);
}

/** Upserts the mapping of an item. */
export async function putShopGood(tx: Queryable, mapping: NewShopGood): Promise<ShopGoodDto> {
  const { shopId: _shopId, remoteGoodId: _goodId, remoteSkuId: _skuId, ...change } = mapping;
  const [put] = await tx
    .insert(shopGoods)
    .values(mapping)
    .onConflictDoUpdate({
      target: [shopGoods.shopId, shopGoods.remoteGoodId, shopGoods.remoteSkuId],
      set: change,
    })
    .returning({ id: shopGoods.id });
  const { rows } = await tx.execute<ShopGoodDto>(
    sql`SELECT ${COLUMNS} FROM shop_good m ${JOINS} WHERE m.id = ${put?.id}`,
  );
  const [row] = rows;
  if (!row) throw new Error('the shop’s goods were not written');
  return row;
}

/** Removes the mapping of an item; false when there is none. */
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

/** Goods available for a mapping: on sale, with their warehouses and couriers. */
type Mappable = { platforms: number[]; warehouses: { id: number; courierIds: number[] }[] };

/** Undefined for goods that are not on sale. Excludes disabled warehouses and couriers, includes paused ones. */
export async function findMappable(db: Queryable, goodId: number): Promise<Mappable | undefined> {
  const { rows } = await db.execute<Mappable>(sql`
    SELECT g.platforms, (
      SELECT coalesce(json_agg(json_build_object('id', h.id, 'courierIds', (
               SELECT coalesce(json_agg(f.courier_id), '[]') FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
                WHERE f.warehouse_id = h.id AND f.enabled AND c.status <> 2))), '[]')
        FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id
       WHERE s.good_id = g.id AND h.status <> 2 AND h.deleted_at IS NULL) AS warehouses
      FROM goods g WHERE g.id = ${goodId} AND g.status = 1 AND g.deleted_at IS NULL`);
  return rows[0];
}
