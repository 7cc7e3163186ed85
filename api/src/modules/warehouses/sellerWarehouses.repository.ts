import { and, asc, count, countDistinct, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { found } from '../../db/conditions.ts';
import { type Order, pageOfRows, sorted, windowOf } from '../../db/pages.ts';
import {
  areaRules,
  couriers,
  freightTemplates,
  goodStocks,
  goods,
  orders,
  warehouseCouriers,
  warehouses,
} from '../../db/schema/index.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { orderStatus } from '../../shared/statuses.ts';
import { areaName } from '../areas/areas.ts';
import { findInTransit } from '../stockTransfers/inTransit.ts';
import type { SellerWarehouseDto, SellerWarehousesFilter } from './sellerWarehouses.schemas.ts';

type Row = typeof warehouses.$inferSelect;
type RuleRow = Omit<typeof areaRules.$inferSelect, 'operator' | 'createdAt'>;

const own = (sellerId: number) => and(eq(warehouses.sellerId, sellerId), isNull(warehouses.deletedAt));

const OLDEST: Order = { name: 'sellerWarehouses', by: [sql`${warehouses.id}`], descending: false };

/** A page of the supplier's warehouses without area rules, oldest first. */
export async function listSellerWarehouses(
  db: Queryable,
  sellerId: number,
  { status, keyword, ...paging }: SellerWarehousesFilter,
) {
  const window = windowOf(paging, OLDEST);
  const conditions = [
    own(sellerId),
    ...(status === undefined ? [] : [eq(warehouses.status, status)]),
    ...(keyword ? [found(keyword, sql`${warehouses.searchText}`)] : []),
  ];
  const where = and(...conditions);
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(warehouses)
      .where(and(where, window.after))
      .orderBy(sorted(window.order))
      .limit(window.limit)
      .offset(window.offset),
    db.select({ total: count() }).from(warehouses).where(where),
  ]);
  const page = pageOfRows(window, rows, totals[0]?.total ?? 0, (row) => row);
  return { ...page, list: await complete(db, page.list) };
}

/** With its area rules. */
export async function findSellerWarehouse(
  db: Queryable,
  sellerId: number,
  id: number,
): Promise<SellerWarehouseDto | undefined> {
  const rows = await db
    .select()
    .from(warehouses)
    .where(and(own(sellerId), eq(warehouses.id, id)));
  const [warehouse] = await complete(db, rows);
  if (!warehouse) return undefined;
  const rules = await db
    .select()
    .from(areaRules)
    .where(eq(areaRules.warehouseId, id))
    .orderBy(asc(areaRules.areaCode), asc(areaRules.type), sql`${areaRules.startAt} NULLS FIRST`);
  const rulesOf = (courier: number) =>
    rules.filter(({ courierId }) => courierId === null || courierId === courier).map(ruleDto);
  return {
    ...warehouse,
    couriers: warehouse.couriers.map((fee) => ({ ...fee, areaRules: rulesOf(fee.courierId) })),
  };
}

/** Locks the supplier's warehouse until the transaction ends. */
export async function lockWarehouse(tx: Queryable, sellerId: number, id: number): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(warehouses)
    .where(and(own(sellerId), eq(warehouses.id, id)))
    .for('update');
  return row;
}

/** Names of all couriers by id. */
export async function courierNames(db: Queryable): Promise<Map<number, string>> {
  const rows = await db.select({ id: couriers.id, name: couriers.name }).from(couriers);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether it has goods, unfinished orders or transfers on their way. */
export async function isInUse(db: Queryable, sellerId: number, id: number): Promise<boolean> {
  const [kept, open] = [await countGoods(db, [id]), await countOpenOrders(db, sellerId, [id])];
  return kept.size + open.size > 0 || (await findInTransit(db, sellerId, { warehouseId: id })) !== undefined;
}

async function complete(db: Queryable, rows: readonly Row[]): Promise<SellerWarehouseDto[]> {
  const ids = rows.map(({ id }) => id);
  const [first] = rows;
  if (!first) return [];
  const templateIds = rows.flatMap(({ freightTemplateId }) => freightTemplateId ?? []);
  const [fees, goodsCounts, openOrders, templateNames] = await Promise.all([
    db
      .select()
      .from(warehouseCouriers)
      .where(inArray(warehouseCouriers.warehouseId, ids))
      .orderBy(asc(warehouseCouriers.courierId)),
    countGoods(db, ids),
    countOpenOrders(db, first.sellerId, ids),
    namesOfTemplates(db, templateIds),
  ]);
  return rows.map((row) => {
    const { sellerId: _seller, searchText: _text, deletedAt: _deleted, createdAt, ...shown } = row;
    return {
      ...shown,
      couriers: fees.filter(({ warehouseId }) => warehouseId === row.id).map(({ id: _id, ...fee }) => fee),
      goodsCount: goodsCounts.get(row.id) ?? 0,
      openOrders: openOrders.get(row.id) ?? 0,
      freightTemplateName: templateNames.get(row.freightTemplateId ?? 0) ?? null,
      createdAt: shanghaiIso(createdAt),
    };
  });
}

export function ruleDto({
  areaCode,
  type,
  fee,
  startAt,
  endAt,
  reason,
}: Omit<RuleRow, 'id' | 'warehouseId' | 'courierId'>) {
  return {
    areaCode,
    areaName: areaName(areaCode),
    type,
    fee,
    startAt: shanghaiIsoOrNull(startAt),
    endAt: shanghaiIsoOrNull(endAt),
    reason,
  };
}

async function namesOfTemplates(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: freightTemplates.id, name: freightTemplates.name })
    .from(freightTemplates)
    .where(inArray(freightTemplates.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function countGoods(db: Queryable, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: goodStocks.warehouseId, count: countDistinct(goodStocks.goodId) })
    .from(goodStocks)
    .innerJoin(goods, eq(goods.id, goodStocks.goodId))
    .where(and(inArray(goodStocks.warehouseId, ids), isNull(goods.deletedAt)))
    .groupBy(goodStocks.warehouseId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

async function countOpenOrders(db: Queryable, sellerId: number, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: orders.warehouseId, count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.sellerId, sellerId),
        inArray(orders.warehouseId, ids),
        lt(orders.status, orderStatus.completed),
      ),
    )
    .groupBy(orders.warehouseId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
