import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { containing, found } from '../../db/conditions.ts';
import {
  countTold,
  type Order,
  orderBy,
  pageOfRows,
  type SortKey,
  sortKey,
  windowOf,
} from '../../db/pages.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { stocktakeStatus } from '../../shared/statuses.ts';
import type { StocktakeLineDto, StocktakeLinesFilter } from './stocktakes.schemas.ts';

const BY_SKU: Order = { name: 'stocktakeLines', by: [sql`k.id`], descending: false };

const COLUMNS = sql`
  k.id AS "skuId", k.sku_no AS "skuNo", k.name AS "skuName", k.merchant_code AS "merchantCode", g.goods_no AS "goodsNo",
  g.name AS "goodName", coalesce(nullif(k.pic, ''), g.pics->>0, '') AS "goodPic", coalesce(l.book, s.quantity + s.safety_held, 0) AS book,
  coalesce(s.locked, 0) AS locked, l.counted, l.counted - l.book AS difference, l.reason, l.counted_at AS "countedAt"`;

const SHOW: Record<NonNullable<StocktakeLinesFilter['show']>, SQL> = {
  open: sql`l.sku_id IS NULL`,
  counted: sql`l.sku_id IS NOT NULL`,
  different: sql`l.counted <> l.book`,
};

type Taken = { id: number; warehouseId: number; status: number };

/** What there is to count of a draft: what has stock at its warehouse, and what was counted besides; later what was counted. */
function linesOf({ id, warehouseId, status }: Taken, sellerId: number): SQL {
  const counted = sql`stocktake_line l JOIN sku k ON k.id = l.sku_id JOIN goods g ON g.id = k.good_id
    LEFT JOIN good_stock s ON s.sku_id = l.sku_id AND s.warehouse_id = ${warehouseId}`;
  if (status !== stocktakeStatus.draft)
    return sql`FROM ${counted} WHERE l.stocktake_id = ${id} AND g.seller_id = ${sellerId}`;
  return sql`
    FROM goods g JOIN sku k ON k.good_id = g.id AND k.deleted_at IS NULL AND k.part_count = 0
    LEFT JOIN good_stock s ON s.sku_id = k.id AND s.warehouse_id = ${warehouseId}
    LEFT JOIN stocktake_line l ON l.stocktake_id = ${id} AND l.sku_id = k.id
   WHERE g.seller_id = ${sellerId} AND g.deleted_at IS NULL AND (s.id IS NOT NULL OR l.sku_id IS NOT NULL)`;
}

async function findTaken(db: Queryable, sellerId: number, id: number): Promise<Taken> {
  const { rows } = await db.execute<Taken>(sql`
    SELECT id, warehouse_id AS "warehouseId", status FROM stocktake WHERE id = ${id} AND seller_id = ${sellerId}`);
  const [taken] = rows;
  if (!taken) throw new Refusal('NOT_FOUND');
  return taken;
}

/** A page of what there is to count, by combination. @throws Refusal NOT_FOUND */
export async function listStocktakeLines(
  db: Queryable,
  sellerId: number,
  { stocktakeId, keyword, show, ...paging }: StocktakeLinesFilter,
  fields: Fields = null,
) {
  const window = windowOf(paging, BY_SKU, 50);
  const conditions = [
    linesOf(await findTaken(db, sellerId, stocktakeId), sellerId),
    ...(show ? [SHOW[show]] : []),
    ...(keyword
      ? [
          sql`(${found(keyword, sql`g.search_text`)} OR g.goods_no ILIKE ${containing(keyword)} OR k.merchant_code = ${keyword})`,
        ]
      : []),
  ];
  const from = sql.join(conditions, sql` AND `);
  const [listed, total] = await Promise.all([
    db.execute<StocktakeLineDto & { sortKey: SortKey }>(sql`
      SELECT ${COLUMNS}, ${sortKey(BY_SKU)} AS "sortKey" ${from} AND ${window.after}
       ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`),
    countTold(db, from, asksForTotal(fields)),
  ]);
  return pageOfRows(window, listed.rows, total, ({ sortKey: _key, ...row }) => dto(row));
}

/** Some lines of a stocktake. */
export async function findStocktakeLines(
  db: Queryable,
  sellerId: number,
  id: number,
  skuIds: readonly number[],
): Promise<StocktakeLineDto[]> {
  const { rows } = await db.execute<StocktakeLineDto>(sql`
    SELECT ${COLUMNS} ${linesOf(await findTaken(db, sellerId, id), sellerId)} AND k.id = ANY (${sql.param([...skuIds])}::bigint[])
     ORDER BY k.id`);
  return rows.map(dto);
}

function dto(row: StocktakeLineDto): StocktakeLineDto {
  return { ...row, countedAt: shanghaiIsoOrNull(row.countedAt) };
}
