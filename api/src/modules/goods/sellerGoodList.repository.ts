import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { among, equalities, found, onlyIf } from '../../db/conditions.ts';
import { type Order, orderBy, pageOfRows, type SortKey, sortKey, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull, shanghaiMillis } from '../../shared/clock.ts';
import { asksFor, asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { findRevision } from './goodRevisions.repository.ts';
import { goodsStatus } from './goodsStatus.ts';
import { rebasedEdit } from './rebasedEdit.ts';
import { revisedGood } from './revisedGood.ts';
import type { SellerGoodDto, SellerGoodsFilter } from './sellerGoods.schemas.ts';
import { listSellerSkus, partFacts, propertiesOf } from './skus.repository.ts';

type Row = Omit<SellerGoodDto, 'properties' | 'skus'>;

const NEWEST: Order = { name: 'sellerGoods', by: [sql`g.id`], descending: true };
const AVAILABLE = sql`(SELECT coalesce(sum(s.available), 0)::bigint FROM sku_stock s WHERE s.good_id = g.id)`;

const ORDERS: Record<number, Order> = {
  1: NEWEST,
  2: { name: 'sellerGoods.changed', by: [{ moment: sql`g.updated_at` }, sql`g.id`], descending: true },
  3: { name: 'sellerGoods.sold', by: [sql`g.sold`, sql`g.id`], descending: true },
  5: { name: 'sellerGoods.monthSold', by: [sql`g.month_sold`, sql`g.id`], descending: true },
  4: { name: 'sellerGoods.stock', by: [AVAILABLE, sql`-g.id`], descending: false },
};

const REVISION = sql`(
  SELECT json_build_object('status', r.status, 'reason', r.reason, 'submittedAt', r.submitted_at, 'content', NULL)
    FROM good_revision r WHERE r.good_id = g.id)`;

/** All but the detail, which is long. */
const columns = (fields: Fields): SQL => sql`
  g.id, g.goods_no AS "goodsNo", g.name, g.category_id AS "categoryId", c.name AS "categoryName", coalesce(g.pics->>0, '') AS pic,
  g.pics, g.supply_price AS "supplyPrice", coalesce(k.most, g.supply_price) AS "supplyPriceMax", k.count AS "skuCount", g.supply_price + g.platform_margin AS price, g.weight, g.unit,
  g.min_num AS "minNum", g.max_num AS "maxNum", g.platforms, g.is_gift AS "isGift", g.status, g.audit_reason AS "auditReason",
  ${onlyIf(asksFor(fields, 'revision'), REVISION, sql`NULL`)} AS revision, g.packer_note AS "packerNote", g.freight_template_id AS "freightTemplateId",
  ${onlyIf(asksFor(fields, 'freightTemplateName'), sql`(SELECT f.name FROM freight_template f WHERE f.id = g.freight_template_id)`, sql`NULL`)} AS "freightTemplateName",
  g.on_at AS "onAt", g.off_at AS "offAt", g.version, g.sold, g.month_sold AS "monthSold",
  ${onlyIf(asksFor(fields, 'collectCount'), sql`(SELECT count(*) FROM good_collect f WHERE f.good_id = g.id)`, sql`0`)} AS "collectCount", coalesce(stock.list, '[]') AS stocks,
  coalesce(bundle.list, '[]') AS "bundleStocks", g.created_at AS "createdAt", g.updated_at AS "updatedAt"`;

const joins = (fields: Fields): SQL => sql`
  JOIN category c ON c.id = g.category_id
  LEFT JOIN LATERAL (
    SELECT count(*) AS count, max(supply_price) FILTER (WHERE status = 1) AS most FROM sku
     WHERE good_id = g.id AND deleted_at IS NULL AND ${asksForAny(fields, 'skuCount', 'supplyPriceMax')}
  ) k ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('id', s.id, 'goodId', g.id, 'goodsNo', g.goods_no, 'goodName', g.name,
             'goodPic', coalesce(nullif(k.pic, ''), g.pics->>0, ''), 'skuId', k.id, 'skuNo', k.sku_no, 'skuName', k.name,
             'merchantCode', k.merchant_code, 'goodStatus', g.status, 'warehouseId', h.id, 'warehouseName', h.name,
             'quantity', s.quantity + s.safety_held, 'locked', s.locked, 'available', s.quantity - s.locked,
             'safetyQuantity', s.safety_quantity, 'safetyHeld', s.safety_held, 'warnQuantity', s.warn_quantity,
             'bin', s.bin, 'isLow', s.quantity - s.locked <= s.warn_quantity, 'version', s.version, 'updatedAt', s.updated_at) ORDER BY k.sort, k.id, h.id) AS list
      FROM good_stock s JOIN sku k ON k.id = s.sku_id JOIN warehouse h ON h.id = s.warehouse_id
     WHERE s.good_id = g.id AND ${asksFor(fields, 'stocks')}
  ) stock ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('skuId', k.id, 'skuNo', k.sku_no, 'skuName', k.name, 'warehouseId', h.id,
             'warehouseName', h.name, 'available', s.available) ORDER BY k.sort, k.id, h.id) AS list
      FROM sku k JOIN sku_stock s ON s.sku_id = k.id JOIN warehouse h ON h.id = s.warehouse_id AND h.deleted_at IS NULL
     WHERE k.good_id = g.id AND k.part_count > 0 AND ${asksFor(fields, 'bundleStocks')}
  ) bundle ON true`;

/** A page of the supplier's goods with how many there are of every status. */
export async function listSellerGoods(
  db: Queryable,
  sellerId: number,
  filter: SellerGoodsFilter,
  fields: Fields = null,
) {
  const ofGood = fieldsBelow(fields, 'list');
  const { status, sort = 1 } = filter;
  const all = sql.join(conditionsOf(sellerId, filter), sql` AND `);
  const shown = status === undefined ? all : sql`${all} AND g.status = ${status}`;
  const order = ORDERS[sort] ?? NEWEST;
  const window = windowOf(filter, order);
  const [listed, counted, revisions] = await Promise.all([
    db.execute<Row & { sortKey: SortKey }>(sql`
      SELECT ${columns(ofGood)}, '' AS detail, ${sortKey(order)} AS "sortKey"
        FROM (SELECT * FROM goods g WHERE ${shown} AND ${window.after}
               ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}) g ${joins(ofGood)}
       ${orderBy(window.order)}`),
    asksForAny(fields, 'counts', 'total', 'totalIsExact') ? countByStatus(db, all) : [],
    asksFor(fields, 'revisions') ? countRevisions(db, all) : NO_REVISIONS,
  ]);
  const goodsOf = new Map(counted.map((row) => [row.status, row.goods]));
  const counts = Object.values(goodsStatus).map((each) => ({ status: each, goods: goodsOf.get(each) ?? 0 }));
  const total = counts.reduce(
    (sum, each) => sum + (status === undefined || each.status === status ? each.goods : 0),
    0,
  );
  return {
    ...pageOfRows(window, listed.rows, total, ({ sortKey: _key, ...row }) => dto(row)),
    counts,
    revisions,
  };
}

/** Ids of the goods that a list would have, the newest first, no more than `limit`. */
export async function findGoodIds(
  db: Queryable,
  sellerId: number,
  filter: Omit<SellerGoodsFilter, 'sort'>,
  limit: number,
): Promise<number[]> {
  const { status } = filter;
  const where = [...conditionsOf(sellerId, filter), ...equalities([[status, sql`g.status`]])];
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT g.id FROM goods g WHERE ${sql.join(where, sql` AND `)} ORDER BY g.id DESC LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

async function countByStatus(db: Queryable, where: SQL): Promise<{ status: number; goods: number }[]> {
  const { rows } = await db.execute<{ status: number; goods: number }>(sql`
    SELECT g.status, count(*) AS goods FROM goods g WHERE ${where} GROUP BY g.status`);
  return rows;
}

const NO_REVISIONS = { waiting: 0, refused: 0 };

async function countRevisions(db: Queryable, where: SQL): Promise<typeof NO_REVISIONS> {
  const { rows } = await db.execute<typeof NO_REVISIONS>(sql`
    SELECT (count(*) FILTER (WHERE r.status = 1))::int AS waiting, (count(*) FILTER (WHERE r.status = 2))::int AS refused
      FROM good_revision r JOIN goods g ON g.id = r.good_id WHERE ${where}`);
  return rows[0] ?? NO_REVISIONS;
}

/** One of the supplier's goods with its detail and combinations; undefined for another's. */
export async function findSellerGood(
  db: Queryable,
  sellerId: number,
  id: number,
  fields: Fields = null,
): Promise<SellerGoodDto | undefined> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${columns(fields)}, g.detail FROM goods g ${joins(fields)}
     WHERE g.id = ${id} AND g.seller_id = ${sellerId} AND g.deleted_at IS NULL`);
  const [row] = rows;
  if (!row) return undefined;
  const properties = asksFor(fields, 'properties') || row.revision ? await propertiesOf(db, id) : [];
  const skus = asksFor(fields, 'skus') || row.revision ? await listSellerSkus(db, id) : [];
  const good = { ...dto(row), properties, skus };
  return good.revision ? { ...good, revision: await withContent(db, good, good.revision) } : good;
}

async function withContent(
  db: Queryable,
  good: SellerGoodDto,
  revision: NonNullable<SellerGoodDto['revision']>,
): Promise<SellerGoodDto['revision']> {
  const kept = await findRevision(db, good.id);
  if (!kept) return revision;
  const fields = rebasedEdit(kept.fields, kept.base, good);
  return { ...revision, content: revisedGood(fields, good, await partFacts(db, good.id, fields)) };
}

/** Of the goods as `g`, whatever their status. */
export function conditionsOf(sellerId: number, filter: SellerGoodsFilter): SQL[] {
  const { ids, categoryId, warehouseId, platform, isGift, keyword, lowStock, unsold, revision } = filter;
  const conditions = [
    sql`g.seller_id = ${sellerId}`,
    sql`g.deleted_at IS NULL`,
    ...equalities([[categoryId, sql`g.category_id`]]),
    ...among(sql`g.id`, ids),
  ];
  if (platform !== undefined) conditions.push(sql`(g.platforms = '{}' OR ${platform} = ANY (g.platforms))`);
  if (unsold)
    conditions.push(
      sql`g.status = ${goodsStatus.onSale} AND g.month_sold = 0 AND g.created_at < now() - interval '30 days'`,
    );
  if (revision !== undefined)
    conditions.push(
      sql`EXISTS (SELECT FROM good_revision r WHERE r.good_id = g.id AND r.status = ${revision})`,
    );
  if (isGift !== undefined) conditions.push(sql`g.is_gift = ${isGift}`);
  if (keyword)
    conditions.push(sql`(${found(keyword, sql`g.search_text`)} OR g.goods_no = ${keyword.toUpperCase()})`);
  if (warehouseId !== undefined || lowStock) {
    const where = [sql`s.good_id = g.id`, ...equalities([[warehouseId, sql`s.warehouse_id`]])];
    if (lowStock) where.push(sql`s.quantity - s.locked <= s.warn_quantity`);
    conditions.push(sql`EXISTS (SELECT FROM good_stock s WHERE ${sql.join(where, sql` AND `)})`);
  }
  return conditions;
}

function dto(row: Row): SellerGoodDto {
  return {
    ...row,
    properties: [],
    skus: [],
    stocks: row.stocks.map((stock) => ({ ...stock, updatedAt: shanghaiMillis(new Date(stock.updatedAt)) })),
    createdAt: isoOf(row.createdAt),
    updatedAt: shanghaiMillis(new Date(row.updatedAt)),
    onAt: shanghaiIsoOrNull(row.onAt),
    offAt: shanghaiIsoOrNull(row.offAt),
    revision: row.revision && { ...row.revision, submittedAt: isoOf(row.revision.submittedAt) },
  };
}

function isoOf(text: string): string {
  return shanghaiIso(new Date(text));
}
