import { type SQL, sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { equalities } from '../../db/conditions.ts';
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
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import type { ConsoleReviewDto, ConsoleReviewsFilter } from './reviews.console.schemas.ts';

const NEWEST: Order = { name: 'consoleReviews', by: [sql`r.id`], descending: true };

const SHOWN: Record<NonNullable<ConsoleReviewsFilter['show']>, SQL> = {
  all: sql`true`,
  pictures: sql`(r.pics <> '[]' OR r.added_pics <> '[]')`,
  bad: sql`r.score <= 2`,
  hidden: sql`r.hidden_at IS NOT NULL`,
};

/** A page of reviews for operators, hidden ones too, the newest first. */
export async function listConsoleReviews(
  db: Queryable,
  filter: ConsoleReviewsFilter,
  fields: Fields = null,
): Promise<Page<ConsoleReviewDto>> {
  const window = windowOf(filter, NEWEST);
  const { show = 'all', goodId, sellerId, orderNo } = filter;
  const conditions = [
    SHOWN[show],
    ...equalities([
      [goodId, sql`r.good_id`],
      [sellerId, sql`r.seller_id`],
    ]),
    ...(orderNo?.trim()
      ? [sql`r.order_id IN (SELECT o.id FROM orders o WHERE o.order_no = ${orderNo.trim().toUpperCase()})`]
      : []),
  ];
  const from = sql`review r WHERE ${sql.join(conditions, sql` AND `)}`;
  const { rows } = await db.execute<ConsoleReviewDto & Listed>(sql`
    WITH ${pageOfIds({ id: sql`r.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT r.id, r.good_id AS "goodId", g.name AS "goodName", coalesce(g.pics->>0, '') AS "goodPic", r.sku_name AS "skuName",
           r.order_id AS "orderId", o.order_no AS "orderNo", r.account_id AS "buyerId", ${accountName('b')} AS "buyerName",
           r.seller_id AS "sellerId", ${accountName('s')} AS "sellerName", r.score, r.text, r.pics, r.added_text AS "addedText",
           r.added_pics AS "addedPics", r.answer, r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason",
           r.created_at AS "createdAt", ${TOTALS}, ${sortKey(NEWEST)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN review r ON r.id = page.id JOIN goods g ON g.id = r.good_id JOIN orders o ON o.id = r.order_id
             JOIN account b ON b.id = r.account_id JOIN account s ON s.id = r.seller_id) ON true
     ${orderBy(window.order)}`);
  return pageOfListed(window, rows, (row: ConsoleReviewDto) => ({
    ...row,
    hiddenAt: shanghaiIsoOrNull(row.hiddenAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  }));
}
