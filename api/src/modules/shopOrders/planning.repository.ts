import { type SQL, sql } from 'drizzle-orm';
import { lacksCourier } from '../../adapters/shops/knownCouriers.ts';
import type { PlatformId } from '../../adapters/shops/shopPlatform.ts';
import type { Queryable } from '../../db/client.ts';
import type { AreaRule } from '../areas/areaRules.ts';
import type { WorkCalendar } from '../couriers/workDays.ts';
import type { Link } from './linkedContents.ts';
import type { Offer, Warehouse } from './parcelLines.ts';
import type { ParcelToPlan } from './planOrders.ts';

type Group = Pick<ParcelToPlan, 'shopOrderIds' | 'mergeId' | 'lineIds' | 'place'>;

/** What parcels of these shop orders are to hold, by the shop's words, of what is in none yet; in their order. */
export async function findParcels(db: Queryable, groups: readonly Group[]): Promise<ParcelToPlan[]> {
  const { rows } = await db.execute<Pick<ParcelToPlan, 'items' | 'print'> & { shipBy: string | null }>(sql`
    SELECT bought_print(ids) AS print, (SELECT min(ship_by(s)) FROM shop_order s WHERE s.id = ANY (ids)) AS "shipBy", (
      SELECT coalesce(json_agg(i || jsonb_build_object('text', shop_sku_text(i), 'lineId', line_id(i)) ORDER BY array_position(ids, s.id), n), '[]')
        FROM shop_order s, jsonb_array_elements(s.items) WITH ORDINALITY x (i, n)
       WHERE s.id = ANY (ids) AND line_id(i) = ANY (lines_left(s))) AS items
      FROM jsonb_array_elements(${JSON.stringify(groups.map(({ shopOrderIds }) => shopOrderIds))}::jsonb) WITH ORDINALITY g (of_group, at)
      CROSS JOIN LATERAL (SELECT array_agg(id::bigint ORDER BY n) AS ids FROM jsonb_array_elements_text(of_group) WITH ORDINALITY y (id, n)) z
     ORDER BY at`);
  return groups.map((group, at) => {
    const { items = [], print = '', shipBy = null } = rows[at] ?? {};
    return { ...group, items, print, shipBy: shipBy === null ? null : new Date(shipBy) };
  });
}

/** Links of some of a shop's items, and of the whole shop. */
export async function findLinks(db: Queryable, shopId: number, remoteGoodIds: string[]): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    SELECT m.id, m.version, m.remote_good_id AS "remoteGoodId", m.remote_sku_id AS "remoteSkuId", m.agreed_texts AS "agreedTexts",
           changed_sku_text(m) AS "changedText", m.warehouse_id AS "warehouseId", m.courier_id AS "courierId",
           (SELECT coalesce(json_agg(json_build_object('skuId', i.sku_id, 'num', i.num) ORDER BY i.sort), '[]')
              FROM shop_good_item i WHERE i.shop_good_id = m.id) AS items, (
             SELECT json_build_object('byItself', f.by_itself, 'priceLimit', f.price_limit, 'moreLimit', f.more_limit, 'items', (
                      SELECT json_agg(json_build_object('skuId', i.sku_id, 'num', i.num) ORDER BY i.sort)
                        FROM shop_good_fallback_item i WHERE i.shop_good_id = m.id))
               FROM shop_good_fallback f WHERE f.shop_good_id = m.id) AS fallback
      FROM shop_good m
     WHERE m.shop_id = ${shopId}
       AND m.remote_good_id IN (SELECT '' UNION SELECT json_array_elements_text(${JSON.stringify(remoteGoodIds)}::json))`);
  return rows;
}

/** What warehouses that can ship for a platform now have of a combination, as `Offer['available']`. */
function availableOf(skuId: SQL, platform: PlatformId | null): SQL {
  return sql`(
    SELECT coalesce(json_agg(json_build_object('warehouseId', h.id, 'pieces', s.available) ORDER BY h.id), '[]')
      FROM sku_stock s JOIN warehouse h ON h.id = s.warehouse_id
     WHERE s.sku_id = ${skuId} AND h.status = 1 AND h.deleted_at IS NULL
       AND ${platform === null ? sql`true` : sql`(h.platforms = '{}' OR ${platform} = ANY (h.platforms))`})`;
}

/**
 * Combinations with what warehouses have of them that can ship for a platform now, bundles with that of their parts, and what
 * a piece costs this buyer before price steps.
 */
export async function findOffers(
  db: Queryable,
  platform: PlatformId | null,
  { skuIds, accountId }: { skuIds: number[]; accountId: number },
): Promise<Offer[]> {
  const { rows } = await db.execute<Offer>(sql`
    SELECT k.id AS "skuId", k.name AS "skuName", g.id AS "goodId", g.name AS "goodName", g.seller_id AS "sellerId",
           coalesce(nullif(k.pic, ''), g.pics->>0, '') AS pic, g.min_num AS "minNum", g.max_num AS "maxNum", (
             SELECT coalesce(json_agg(json_build_object('courierId', f.courier_id, 'firstFee', f.first_fee)), '[]')
               FROM freight_template_courier f WHERE f.template_id = g.freight_template_id AND f.enabled) AS "ownFees",
           k.status = 1 AND k.deleted_at IS NULL AND g.status = 1 AND g.deleted_at IS NULL AS "onSale",
           coalesce(a.supply_price, k.supply_price) + g.platform_margin + coalesce(u.profit, 0) AS price,
           ${availableOf(sql`k.id`, platform)} AS available, (
      SELECT coalesce(json_agg(json_build_object('skuId', p.part_sku_id, 'num', p.num,
               'available', ${availableOf(sql`p.part_sku_id`, platform)}) ORDER BY p.sort), '[]')
        FROM sku_part p WHERE p.sku_id = k.id AND k.part_count > 0) AS parts
      FROM sku k JOIN goods g ON g.id = k.good_id LEFT JOIN LATERAL mark_up_of(${accountId}, g.id) u ON true
      LEFT JOIN LATERAL agreed_price_of(${accountId}, k.id, g.id) a ON true
     WHERE k.id = ANY (${`{${skuIds.join(',')}}`}::bigint[])`);
  return rows;
}

/** With the days on which it and its couriers work. */
type WorkingWarehouse = Omit<Warehouse, 'couriers'> &
  WorkCalendar & { couriers: (Warehouse['couriers'][number] & WorkCalendar)[] };
type CodedWarehouse = Omit<WorkingWarehouse, 'couriers'> & {
  couriers: (WorkingWarehouse['couriers'][number] & { code: string })[];
};

/** Warehouses in the order of preference, with the couriers that are known to the platform; null for none. */
export async function findWarehouses(
  db: Queryable,
  platform: PlatformId | null,
  ids: number[],
): Promise<WorkingWarehouse[]> {
  const { rows } = await db.execute<CodedWarehouse>(sql`
    SELECT h.id, h.name, h.work_days AS "workDays", h.sunday_rest AS "sundayRest", to_json(h.rest_dates) AS "restDates", h.cutoff_time AS "cutoffTime", (
      SELECT coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'firstFee', f.first_fee, 'workDays', c.work_days,
               'sundayRest', c.sunday_rest, 'restDates', c.rest_dates, 'cutoffTime', c.cutoff_time) ORDER BY f.first_fee, c.id), '[]')
        FROM warehouse_courier f JOIN courier c ON c.id = f.courier_id
       WHERE f.warehouse_id = h.id AND f.enabled AND c.status = 1) AS couriers
      FROM warehouse h WHERE h.id = ANY (${`{${ids.join(',')}}`}::bigint[]) ORDER BY h.id`);
  return rows.map(({ couriers, ...warehouse }) => ({
    ...warehouse,
    couriers: couriers.flatMap(({ code, ...courier }) =>
      platform !== null && lacksCourier(platform, code) ? [] : [courier],
    ),
  }));
}

/** Rules in force of these warehouses and of the platform, for these areas. */
export async function findAreaRules(
  db: Queryable,
  { warehouseIds, areaCodes }: { warehouseIds: readonly number[]; areaCodes: readonly string[] },
): Promise<AreaRule[]> {
  const { rows } = await db.execute<Omit<AreaRule, 'startAt' | 'endAt'>>(sql`
    SELECT r.warehouse_id AS "warehouseId", r.courier_id AS "courierId", r.area_code AS "areaCode", r.type, r.fee, r.reason
      FROM area_rule r
     WHERE (r.warehouse_id = ANY (${`{${warehouseIds.join(',')}}`}::bigint[]) OR r.warehouse_id IS NULL)
       AND r.area_code IN (SELECT json_array_elements_text(${JSON.stringify(areaCodes)}::json))
       AND (r.start_at IS NULL OR r.start_at <= now()) AND (r.end_at IS NULL OR r.end_at > now())`);
  return rows.map((row) => ({ ...row, startAt: null, endAt: null }));
}
