import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { found } from '../../db/conditions.ts';
import { type Order, pageOfRows, sorted, windowOf } from '../../db/pages.ts';
import {
  accounts,
  areaRules,
  erpWarehouses,
  goodStocks,
  warehouseCouriers,
  warehouses,
} from '../../db/schema/index.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { type AreaRule, withoutCovered } from '../areas/areaRules.ts';
import { areaName } from '../areas/areas.ts';
import { SHOWN_FIGURES } from '../statistics/suppliers.repository.ts';
import type { WarehouseDto, WarehousesBody } from './warehouses.schemas.ts';

const OLDEST: Order = { name: 'warehouses', by: [sql`${warehouses.id}`], descending: false };

/** A page of warehouses, with their couriers and rules. */
export async function listWarehouses(db: Db, query: WarehousesBody, fields: Fields = null) {
  const window = windowOf(query, OLDEST);
  const conditions = [isNull(warehouses.deletedAt)];
  if (query.keyword) conditions.push(found(query.keyword, sql`${warehouses.searchText}`));
  if (query.ids) conditions.push(inArray(warehouses.id, query.ids));
  else conditions.push(eq(warehouses.status, 1));
  const where = and(...conditions);
  const [rows, totals] = await Promise.all([
    db
      .select({ id: warehouses.id, warehouse: warehouses, sellerName: accounts.companyName })
      .from(warehouses)
      .innerJoin(accounts, eq(accounts.id, warehouses.sellerId))
      .where(and(where, window.after))
      .orderBy(sorted(window.order))
      .limit(window.limit)
      .offset(window.offset),
    asksForTotal(fields) ? db.select({ total: count() }).from(warehouses).where(where) : [],
  ]);
  const page = pageOfRows(window, rows, totals[0]?.total ?? 0, (row) => row);
  return { ...page, list: await withCouriers(db, page.list, fieldsBelow(fields, 'list')) };
}

type Row = { warehouse: typeof warehouses.$inferSelect; sellerName: string };

/** What the platform says of areas, without what is over: that stays for operators. */
const ofPlatform = and(
  isNull(areaRules.warehouseId),
  or(isNull(areaRules.endAt), gt(areaRules.endAt, sql`now()`)),
);

async function withCouriers(db: Db, rows: Row[], fields: Fields): Promise<WarehouseDto[]> {
  const ids = rows.map((row) => row.warehouse.id);
  if (ids.length === 0) return [];
  const [fees, rules, figures, byErp] = await Promise.all([
    asksFor(fields, 'couriers')
      ? db
          .select()
          .from(warehouseCouriers)
          .where(inArray(warehouseCouriers.warehouseId, ids))
          .orderBy(asc(warehouseCouriers.courierId))
      : [],
    asksFor(fields, 'couriers') && asksFor(fieldsBelow(fields, 'couriers'), 'areaRules')
      ? db
          .select()
          .from(areaRules)
          .where(or(inArray(areaRules.warehouseId, ids), ofPlatform))
          .orderBy(asc(areaRules.areaCode))
      : [],
    asksForAny(fields, ...Object.keys(NO_FIGURES)) ? figuresOf(db, ids) : new Map<number, Figures>(),
    asksFor(fields, 'shipsByErp')
      ? db
          .select({ id: erpWarehouses.warehouseId })
          .from(erpWarehouses)
          .where(inArray(erpWarehouses.warehouseId, ids))
      : [],
  ]);
  const ofErp = new Set(byErp.map(({ id }) => id));
  return rows.map(({ warehouse, sellerName }) => {
    const {
      address: _address,
      searchText: _searchText,
      deletedAt: _deletedAt,
      createdAt: _createdAt,
      ...shown
    } = warehouse;
    return {
      ...shown,
      sellerName,
      shipsByErp: ofErp.has(warehouse.id),
      ...(figures.get(warehouse.id) ?? NO_FIGURES),
      couriers: fees
        .filter((fee) => fee.warehouseId === warehouse.id)
        .map(({ id: _id, costFirstFee: _first, costStepFee: _step, ...fee }) => ({
          ...fee,
          areaRules: withoutCovered(
            rules.filter((rule) => appliesTo(rule, warehouse.id, fee.courierId)),
            new Date(),
          ).map((rule) => ({
            areaCode: rule.areaCode,
            areaName: areaName(rule.areaCode),
            type: rule.type,
            fee: rule.fee,
            startAt: shanghaiIsoOrNull(rule.startAt),
            endAt: shanghaiIsoOrNull(rule.endAt),
            reason: rule.reason,
          })),
        })),
    };
  });
}

type Figures = Pick<
  WarehouseDto,
  'goodsCount' | 'soldCount' | 'monthSold' | 'collectCount' | 'score' | 'refundRate' | 'answerSeconds'
>;

const NO_FIGURES: Figures = {
  ...{ goodsCount: 0, soldCount: 0, monthSold: 0, collectCount: 0 },
  ...{ score: null, refundRate: null, answerSeconds: null },
};

/** The public figures of warehouses, by id. */
async function figuresOf(db: Db, ids: readonly number[]): Promise<Map<number, Figures>> {
  const { rows } = await db.execute<Figures & { id: number }>(sql`
    SELECT w.id, g.*, (SELECT round(avg(o.review_score), 1)::float FROM orders o
                        WHERE o.warehouse_id = w.id AND o.review_score IS NOT NULL) AS score, ${SHOWN_FIGURES}
      FROM unnest(${`{${ids.join(',')}}`}::bigint[]) v(id) JOIN warehouse w ON w.id = v.id LEFT JOIN seller_figure f ON f.seller_id = w.seller_id
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS "goodsCount", coalesce(sum(g.sold), 0)::int AS "soldCount",
              coalesce(sum(g.month_sold), 0)::int AS "monthSold",
              coalesce(sum((SELECT count(*) FROM good_collect f WHERE f.good_id = g.id)), 0)::int AS "collectCount"
         FROM goods g WHERE g.id IN (SELECT s.good_id FROM sku_stock s WHERE s.warehouse_id = w.id)) g`);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

function appliesTo(
  rule: Pick<AreaRule, 'warehouseId' | 'courierId'>,
  warehouseId: number,
  courierId: number,
): boolean {
  return (
    (rule.warehouseId === null || rule.warehouseId === warehouseId) &&
    (rule.courierId === null || rule.courierId === courierId)
  );
}

/** Pieces of combinations with stock of their own that can be ordered now at a warehouse; none that has no row there. */
export async function availableAt(
  db: Queryable,
  skuIds: readonly number[],
  warehouseId: number,
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      skuId: goodStocks.skuId,
      available: sql<number>`${goodStocks.quantity} - ${goodStocks.locked}`,
    })
    .from(goodStocks)
    .where(and(inArray(goodStocks.skuId, [...skuIds]), eq(goodStocks.warehouseId, warehouseId)));
  return new Map(rows.map(({ skuId, available }) => [skuId, available]));
}
