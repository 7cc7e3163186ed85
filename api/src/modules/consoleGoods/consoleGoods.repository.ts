import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { equalities, found as hasWords, literal } from '../../db/conditions.ts';
import {
  type Listed,
  type Order,
  orderBy,
  pageOfIds,
  pageOfListed,
  sortKey,
  TOTALS,
  windowOf,
} from '../../db/pages.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { goodsStatus } from '../../shared/statuses.ts';
import { goodsStatusTexts } from '../goods/goodsStatus.ts';
import type { ConsoleGoodDto, ConsoleGoodsFilter, GoodSummaryDto } from './consoleGoods.schemas.ts';
import { type Flagged, flagsOf } from './goodFlags.ts';

type Row = Omit<GoodSummaryDto, 'flags' | 'statusText' | 'isBanned' | 'isWaiting'> & Flagged;

const SUBMITTED = sql`coalesce(r.submitted_at, g.updated_at)`;
const ORDERS: Record<NonNullable<ConsoleGoodsFilter['show']>, Order> = {
  waiting: { name: 'consoleGoods.waiting', by: [{ moment: SUBMITTED }, sql`g.id`], descending: false },
  banned: { name: 'consoleGoods.banned', by: [sql`g.id`], descending: true },
  all: { name: 'consoleGoods', by: [sql`g.id`], descending: true },
};
const DECISIONS_SHOWN = sql.raw('10');

const FROM = sql`goods g LEFT JOIN good_revision r ON r.good_id = g.id AND r.status = 1`;
const WAITS = sql`g.id IN (
  SELECT id FROM goods WHERE status = ${literal(goodsStatus.auditing)} AND deleted_at IS NULL
  UNION ALL SELECT good_id FROM good_revision WHERE status = 1)`;

/** Of goods `g` with the edit `r` that waits, as they would be. */
const COLUMNS = sql`
  g.id, g.goods_no AS "goodsNo", g.seller_id AS "sellerId", ${accountName('s')} AS "sellerName", g.status, g.audit_reason AS "auditReason",
  g.version, r.id IS NOT NULL AS "isRevision", ${SUBMITTED} AS "submittedAt", c.name AS "categoryName",
  coalesce(r.fields->>'name', g.name) AS name, coalesce(r.fields->>'detail', g.detail) AS detail,
  coalesce(r.fields->'pics', g.pics) AS pics, coalesce(r.fields->'pics'->>0, g.pics->>0, '') AS pic, c.id AS "categoryId",
  coalesce((SELECT min((x->>'supplyPrice')::bigint) FROM jsonb_array_elements(r.fields->'skus') x),
           (r.fields->>'supplyPrice')::bigint, g.supply_price) AS "supplyPrice"`;
const JOINS = sql`
  JOIN account s ON s.id = g.seller_id
  JOIN category c ON c.id = coalesce((r.fields->>'categoryId')::bigint, g.category_id)`;

/** A page of goods for operators: those that wait for an audit, the longest waiting first, or others. */
export async function listConsoleGoods(
  db: Queryable,
  filter: ConsoleGoodsFilter,
  fields: Fields = null,
): Promise<Page<GoodSummaryDto>> {
  const { show = 'waiting', keyword, revisions } = filter;
  const order = ORDERS[show];
  const window = windowOf(filter, order);
  const conditions = [
    sql`g.deleted_at IS NULL`,
    ...(show === 'waiting' ? [WAITS] : []),
    ...(show === 'banned' ? [sql`g.status = ${literal(goodsStatus.banned)}`] : []),
    ...(revisions === undefined ? [] : [sql`(r.id IS NOT NULL) = ${revisions}`]),
    ...equalities([
      [filter.sellerId, sql`g.seller_id`],
      [filter.categoryId, sql`g.category_id`],
    ]),
    ...(keyword?.trim()
      ? [sql`(${hasWords(keyword, sql`g.search_text`)} OR g.goods_no = ${keyword.trim().toUpperCase()})`]
      : []),
  ];
  const from = sql`${FROM} WHERE ${sql.join(conditions, sql` AND `)}`;
  const { rows } = await db.execute<Row & Listed>(sql`
    WITH ${pageOfIds({ id: sql`g.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT ${COLUMNS}, ${TOTALS}, ${sortKey(order)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN (${FROM} ${JOINS}) ON g.id = page.id) ON true
     ${orderBy(window.order)}`);
  const shown = asksForAny(fieldsBelow(fields, 'list'), 'flags') ? rows.filter(({ id }) => id !== null) : [];
  const flags = await flagsOf(db, shown);
  return pageOfListed(window, rows, (row: Row) => ({
    ...dto(row),
    flags: (flags.get(row.id) ?? []).map(({ kind }) => kind),
  }));
}

/** One for an operator, whatever its status, with whose it is; undefined when there is none. */
export async function findConsoleGood(
  db: Queryable,
  id: number,
): Promise<(ReturnType<typeof dto> & Pick<ConsoleGoodDto, 'flags'>) | undefined> {
  const { rows } = await db.execute<Row>(
    sql`SELECT ${COLUMNS} FROM ${FROM} ${JOINS} WHERE g.id = ${id} AND g.deleted_at IS NULL`,
  );
  const [row] = rows;
  return row && { ...dto(row), flags: (await flagsOf(db, [row])).get(row.id) ?? [] };
}

function dto({ detail: _detail, pics: _pics, categoryId: _category, ...row }: Row) {
  return {
    ...row,
    statusText: goodsStatusTexts[row.status] ?? '',
    isBanned: row.status === goodsStatus.banned,
    isWaiting: row.isRevision || row.status === goodsStatus.auditing,
    submittedAt: shanghaiIso(new Date(row.submittedAt)),
  };
}

/** What operators have decided of goods, the newest first. */
export async function decisionsOf(db: Queryable, goodId: number): Promise<ConsoleGoodDto['history']> {
  const { rows } = await db.execute<ConsoleGoodDto['history'][number]>(sql`
    SELECT action, operator, coalesce(nullif(reason, ''), detail->>'reason', '') AS reason, created_at AS "createdAt" FROM audit_log
     WHERE target = ${String(goodId)} AND action LIKE 'goods %' ORDER BY id DESC LIMIT ${DECISIONS_SHOWN}`);
  return rows.map((row) => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) }));
}
