import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { found, onlyIf } from '../../db/conditions.ts';
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
import { runFrequent } from '../../db/prepared.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, type Fields } from '../../shared/fields.ts';
import { asksForTotal } from '../../shared/paging.ts';
import { SEEN } from '../goods/goods.repository.ts';
import { reviewerName } from './reviewerName.ts';
import type {
  OrderGoodDto,
  OwnReviewDto,
  ReviewDto,
  ReviewsFilter,
  SellerReviewsFilter,
} from './reviews.schemas.ts';

type Row = Omit<ReviewDto, 'reviewer'> & { nickName: string };
type OwnRow = Row &
  Omit<OwnReviewDto, keyof ReviewDto | 'allowedActions'> & { canAdd: boolean; canAnswer: boolean };

const ORDERS: Record<NonNullable<ReviewsFilter['sort']>, Order> = {
  newest: { name: 'reviews', by: [sql`r.id`], descending: true },
  useful: { name: 'reviews.useful', by: [sql`r.usefulness`, sql`r.id`], descending: true },
};
const OF_SELLER: Order = { name: 'reviews.seller', by: [sql`r.id`], descending: true };

const SHOWN: Record<NonNullable<ReviewsFilter['show']>, SQL> = {
  pictures: sql`(r.pics <> '[]' OR r.added_pics <> '[]')`,
  good: sql`r.score >= 4`,
  middle: sql`r.score = 3`,
  bad: sql`r.score <= 2`,
};

/** Reviews that wait for their supplier. */
const WAITS = sql`r.answered_at IS NULL AND r.hidden_at IS NULL AND r.created_at > now() - interval '30 days'`;

const columns = sql`
  r.id, r.good_id AS "goodId", r.sku_name AS "skuName", r.score, r.text, r.pics, a.nick_name AS "nickName",
  r.created_at AS "createdAt", r.added_at AS "addedAt", r.added_text AS "addedText", r.added_pics AS "addedPics",
  r.answered_at AS "answeredAt", r.answer`;

const ownColumns = sql`${columns},
  r.order_id AS "orderId", (SELECT o.order_no FROM orders o WHERE o.id = r.order_id) AS "orderNo",
  g.name AS "goodName", coalesce(g.pics->>0, '') AS "goodPic", r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason",
  r.hidden_at IS NULL AND r.added_at IS NULL AND r.created_at > now() - interval '90 days' AS "canAdd",
  r.hidden_at IS NULL AND (r.answered_at IS NULL OR r.answered_at > now() - interval '1 day') AS "canAnswer"`;

const ownJoins = sql`JOIN account a ON a.id = r.account_id JOIN goods g ON g.id = r.good_id`;

/** A page of the reviews of goods that buyers see. */
export async function listReviews(db: Queryable, filter: ReviewsFilter, fields: Fields = null) {
  const order = ORDERS[filter.sort ?? 'newest'];
  const window = windowOf(filter, order, 10);
  const conditions = [
    sql`r.good_id = ${filter.goodId}`,
    sql`r.hidden_at IS NULL`,
    sql`EXISTS (SELECT FROM goods g WHERE g.id = r.good_id AND ${SEEN})`,
    ...(filter.show ? [SHOWN[filter.show]] : []),
  ];
  const from = sql`review r WHERE ${sql.join(conditions, sql` AND `)}`;
  const rows = await runFrequent<Row & Listed>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`r.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT ${columns}, ${TOTALS}, ${sortKey(order)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN review r ON r.id = page.id JOIN account a ON a.id = r.account_id) ON true
     ${orderBy(window.order)}`,
  );
  return pageOfListed(window, rows, dto);
}

/** A page of the reviews of a supplier's goods, newest first, and how many wait for an answer. */
export async function listSellerReviews(
  db: Queryable,
  sellerId: number,
  filter: SellerReviewsFilter,
  fields: Fields = null,
) {
  const window = windowOf(filter, OF_SELLER);
  const conditions = [
    sql`r.seller_id = ${sellerId}`,
    ...(filter.goodId === undefined ? [] : [sql`r.good_id = ${filter.goodId}`]),
    ...(filter.show ? [SHOWN[filter.show]] : []),
    ...(filter.waiting ? [WAITS] : []),
    ...(filter.keyword
      ? [
          sql`(EXISTS (SELECT FROM goods g WHERE g.id = r.good_id AND ${found(filter.keyword, sql`g.search_text`)})
            OR EXISTS (SELECT FROM orders o WHERE o.id = r.order_id AND o.order_no = ${filter.keyword.trim()}))`,
        ]
      : []),
  ];
  const from = sql`review r WHERE ${sql.join(conditions, sql` AND `)}`;
  const waiting = sql`(SELECT count(*) FROM review r WHERE r.seller_id = ${sellerId} AND ${WAITS})`;
  const rows = await runFrequent<OwnRow & Listed & { waiting: number }>(
    db,
    sql`
    WITH ${pageOfIds({ id: sql`r.id`, from, isCounted: asksForTotal(fields) }, window)}
    SELECT ${ownColumns}, ${onlyIf(asksFor(fields, 'waiting'), waiting, sql`0`)} AS waiting, ${TOTALS}, ${sortKey(OF_SELLER)} AS "sortKey"
      FROM whole LEFT JOIN (page JOIN review r ON r.id = page.id ${ownJoins}) ON true
     ${orderBy(window.order)}`,
  );
  const page = pageOfListed(window, rows, ({ waiting: _waiting, ...row }) => ownDto(row, 'seller'));
  return { ...page, waiting: Number(rows[0]?.waiting ?? 0) };
}

/** What is reviewed of an own order, and its reviews; undefined when there is no such order. */
export async function findOrderReviews(
  db: Queryable,
  actor: Actor,
  orderId: number,
): Promise<OrderGoodDto[] | undefined> {
  const own = ownOrder(actor);
  const { rows } = await db.execute<Omit<OrderGoodDto, 'review'>>(sql`
    SELECT l.good_id AS "goodId", l.good_name AS "goodName", l.good_pic AS "goodPic", l.sku_name AS "skuName"
      FROM orders o CROSS JOIN LATERAL reviewed_goods(o.id) l WHERE o.id = ${orderId} AND ${own}
    UNION
    SELECT r.good_id, g.name, coalesce(g.pics->>0, ''), r.sku_name
      FROM orders o JOIN review r ON r.order_id = o.id JOIN goods g ON g.id = r.good_id
     WHERE o.id = ${orderId} AND ${own} AND NOT EXISTS (SELECT FROM reviewed_goods(o.id) l WHERE l.good_id = r.good_id)
     ORDER BY "goodId"`);
  if (rows.length === 0 && !(await hasOrder(db, actor, orderId))) return undefined;
  const { rows: reviews } = await db.execute<OwnRow>(sql`
    SELECT ${ownColumns} FROM review r ${ownJoins} JOIN orders o ON o.id = r.order_id WHERE o.id = ${orderId} AND ${own}`);
  const reviewOf = new Map(reviews.map((row) => [row.goodId, ownDto(row, actor.kind)]));
  return rows.map((good) => ({ ...good, review: reviewOf.get(good.goodId) ?? null }));
}

/** One that the actor wrote, or of the actor's goods; undefined when there is none. */
export async function findOwnReview(
  db: Queryable,
  actor: Actor,
  reviewId: number,
): Promise<OwnReviewDto | undefined> {
  const { rows } = await db.execute<OwnRow>(sql`
    SELECT ${ownColumns} FROM review r ${ownJoins} WHERE r.id = ${reviewId} AND ${ownReview(actor)}`);
  return rows[0] && ownDto(rows[0], actor.kind);
}

const ownReview = ({ kind, accountId }: Actor): SQL =>
  kind === 'buyer' ? sql`r.account_id = ${accountId}` : sql`r.seller_id = ${accountId}`;

const ownOrder = ({ kind, accountId }: Actor): SQL =>
  kind === 'buyer' ? sql`o.account_id = ${accountId}` : sql`o.seller_id = ${accountId}`;

async function hasOrder(db: Queryable, actor: Actor, orderId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM orders o WHERE o.id = ${orderId} AND ${ownOrder(actor)}`);
  return rows.length > 0;
}

function dto({ nickName, ...row }: Row): ReviewDto {
  return {
    ...row,
    reviewer: reviewerName(nickName),
    createdAt: shanghaiIso(new Date(row.createdAt)),
    addedAt: shanghaiIsoOrNull(row.addedAt),
    answeredAt: shanghaiIsoOrNull(row.answeredAt),
  };
}

function ownDto({ canAdd, canAnswer, ...row }: OwnRow, by: Actor['kind']): OwnReviewDto {
  const { orderId, orderNo, goodName, goodPic, hiddenAt, hiddenReason, ...shown } = row;
  const allowedActions = by === 'buyer' ? (canAdd ? ['add'] : []) : canAnswer ? ['answer'] : [];
  return {
    ...dto(shown),
    ...{ orderId, orderNo, goodName, goodPic, hiddenReason, allowedActions },
    hiddenAt: shanghaiIsoOrNull(hiddenAt),
  };
}
