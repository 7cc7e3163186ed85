import { sql } from 'drizzle-orm';
import { lacksCourier } from '../../adapters/shops/knownCouriers.ts';
import type { PlatformId, RemoteItem } from '../../adapters/shops/shopPlatform.ts';
import type { Queryable } from '../../db/client.ts';
import type { Mapping, Offer } from './planOrders.ts';

/** The items of shop orders, by their ids. */
export async function findItems(db: Queryable, ids: number[]): Promise<Map<number, RemoteItem[]>> {
  const { rows } = await db.execute<{ id: number; items: RemoteItem[] }>(
    sql`SELECT id, items FROM shop_order WHERE id = ANY (${`{${ids.join(',')}}`}::bigint[])`,
  );
  return new Map(rows.map(({ id, items }) => [id, items]));
}

/** Mappings of some of a shop's items, and of the whole shop. */
export async function findMappings(
  db: Queryable,
  shopId: number,
  remoteGoodIds: string[],
): Promise<Mapping[]> {
  const { rows } = await db.execute<Mapping>(sql`
    SELECT remote_good_id AS "remoteGoodId", remote_sku_id AS "remoteSkuId", good_id AS "goodId",
           warehouse_id AS "warehouseId", courier_id AS "courierId", num
      FROM shop_good
     WHERE shop_id = ${shopId}
       AND remote_good_id IN (SELECT '' UNION SELECT json_array_elements_text(${JSON.stringify(remoteGoodIds)}::json))`);
  return rows;
}

type Warehouse = Offer['warehouses'][number];
type CodedOffer = Omit<Offer, 'warehouses'> & {
  warehouses: (Omit<Warehouse, 'couriers'> & {
    couriers: (Warehouse['couriers'][number] & { code: string })[];
  })[];
};

/**
 * Goods with the warehouses that can ship them for a platform now, in the order of preference, with the couriers
 * known to the platform.
 */
export async function findOffers(db: Queryable, platform: PlatformId, goodIds: number[]): Promise<Offer[]> {
  const { rows } = await db.execute<CodedOffer>(sql`
    SELECT g.id, g.name, coalesce(g.pics->>0, '') AS pic, g.status = 1 AND g.deleted_at IS NULL AS "onSale",
           g.min_num AS "minNum", g.max_num AS "maxNum", (
      SELECT coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'available', s.quantity - s.locked, 'couriers', (
               SELECT coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name) ORDER BY f.first_fee, c.id), '[]')
                 FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
                WHERE f.warehouse_id = h.id AND f.enabled AND c.status = 1)) ORDER BY h.id), '[]')
        FROM good_stock s JOIN warehouse h ON h.id = s.warehouse_id
       WHERE s.good_id = g.id AND h.status = 1 AND h.deleted_at IS NULL
         AND (h.platforms = '{}' OR ${platform} = ANY (h.platforms))) AS warehouses
      FROM goods g WHERE g.id = ANY (${`{${goodIds.join(',')}}`}::bigint[])`);
  return rows.map(({ warehouses, ...good }) => ({
    ...good,
    warehouses: warehouses.map(({ couriers, ...warehouse }) => ({
      ...warehouse,
      couriers: couriers.flatMap(({ code, ...courier }) => (lacksCourier(platform, code) ? [] : [courier])),
    })),
  }));
}
