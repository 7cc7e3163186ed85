import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { categories, goodStocks, goods, warehouses } from '../../db/schema/index.ts';

export type GoodRow = typeof goods.$inferSelect;
/** The content of goods. */
export type GoodContent = Pick<
  GoodRow,
  | 'name'
  | 'categoryId'
  | 'pics'
  | 'detail'
  | 'supplyPrice'
  | 'weight'
  | 'unit'
  | 'minNum'
  | 'maxNum'
  | 'platforms'
  | 'isGift'
> &
  /** Absent where they stay as they are. */
  Partial<Pick<GoodRow, 'packerNote' | 'freightTemplateId'>>;
type Changes = Partial<
  GoodContent & Pick<GoodRow, 'searchText' | 'status' | 'auditReason' | 'deletedAt' | 'onAt' | 'offAt'>
>;

/** Adds goods with a number of the day in Shanghai and their id. Their combinations are added by `writeSkus`. */
export async function addGood(
  tx: Tx,
  good: GoodContent & Pick<GoodRow, 'sellerId' | 'searchText' | 'platformMargin' | 'status'>,
): Promise<Pick<GoodRow, 'id' | 'goodsNo'>> {
  const { rows } = await tx.execute<{ id: number; day: string }>(sql`
    SELECT nextval(pg_get_serial_sequence('goods', 'id')) AS id, to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDD') AS day`);
  const [next] = rows;
  if (!next) throw new Error('the sequence of goods answered nothing');
  const goodsNo = `G${next.day}${String(next.id).padStart(6, '0')}`;
  await tx
    .insert(goods)
    .overridingSystemValue()
    .values({ ...good, id: next.id, goodsNo });
  return { id: next.id, goodsNo };
}

/** Locks the supplier's goods until the transaction ends. */
export async function lockGood(tx: Tx, sellerId: number, id: number): Promise<GoodRow | undefined> {
  const [row] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.sellerId, sellerId), isNull(goods.deletedAt)))
    .for('no key update');
  return row;
}

/** Saves changes and increments the version. A reason belongs to the status it was given for. */
export async function changeGood(
  tx: Tx,
  good: Pick<GoodRow, 'id' | 'status' | 'auditReason'>,
  { status = good.status, ...changes }: Changes,
): Promise<void> {
  const auditReason = changes.auditReason ?? (status === good.status ? good.auditReason : '');
  await tx
    .update(goods)
    .set({
      ...changes,
      status,
      auditReason,
      version: sql`${goods.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(goods.id, good.id));
}

export type ScheduledGood = { id: number; sellerId: number; dueAt: string };

/** Goods whose moment to go on or off sale has come, of suppliers that are not frozen, the longest due first, behind `last`. */
export async function findScheduled(
  db: Queryable,
  limit: number,
  last?: ScheduledGood,
): Promise<ScheduledGood[]> {
  const after = last ? sql`(least(on_at, off_at), id) > (${last.dueAt}::timestamptz, ${last.id})` : sql`true`;
  const { rows } = await db.execute<ScheduledGood>(sql`
    SELECT id, seller_id AS "sellerId", least(on_at, off_at)::text AS "dueAt" FROM goods
     WHERE (on_at IS NOT NULL OR off_at IS NOT NULL) AND least(on_at, off_at) <= now() AND ${after}
       AND EXISTS (SELECT FROM account a WHERE a.id = goods.seller_id AND a.status = 1)
     ORDER BY least(on_at, off_at), id LIMIT ${literal(limit)}`);
  return rows;
}

/** Ids of the stock rows, in the order in which orders reserve. */
export async function stocksOf(db: Queryable, goodId: number): Promise<number[]> {
  const rows = await db
    .select({ id: goodStocks.id })
    .from(goodStocks)
    .where(eq(goodStocks.goodId, goodId))
    .orderBy(asc(goodStocks.skuId), asc(goodStocks.warehouseId));
  return rows.map(({ id }) => id);
}

/** Whether something of the goods lies at a warehouse, or of what their bundles are made of. */
export async function hasStock(db: Queryable, goodId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM sku_stock WHERE good_id = ${goodId} LIMIT 1`);
  return rows.length > 0;
}

/** Locks the supplier's warehouses until the transaction ends; false when one is not the supplier's. */
export async function lockWarehouses(tx: Tx, sellerId: number, ids: readonly number[]): Promise<boolean> {
  const rows = await tx
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(
      and(inArray(warehouses.id, [...ids]), eq(warehouses.sellerId, sellerId), isNull(warehouses.deletedAt)),
    )
    .orderBy(asc(warehouses.id))
    .for('share');
  return rows.length === ids.length;
}

/** Whether goods can be in it. It stays so until the transaction ends. */
export async function isCategory(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.hidden, false)))
    .for('share');
  return rows.length > 0;
}
