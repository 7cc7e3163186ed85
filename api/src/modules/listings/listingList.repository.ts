import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, literal } from '../../db/conditions.ts';
import { type Order, pageOfRows, windowOf } from '../../db/pages.ts';
import { goodsStatus } from '../goods/goodsStatus.ts';
import { REMOVABLE } from './listings.repository.ts';
import type { ShopListingDto, ShopListingsFilter } from './listings.schemas.ts';
import type { ListingEnding } from './priceRule.ts';

/** Moments as the database writes them; `code` is empty where nothing failed. */
export type ShopListingRow = Omit<
  ShopListingDto,
  'listedAt' | 'code' | 'msg' | 'dueAt' | 'rule' | 'editedAt' | 'updating' | 'verdict'
> & {
  code: string;
  verdict: number;
  times: number;
  plus: number;
  ending: ListingEnding;
  floor: number;
  listedAt: string | null;
  dueAt: string | null;
  edits: number;
  editedAt: string | null;
};

const NEWEST: Order = { name: 'shopListings', by: [sql`l.id`], descending: true };

/**
 * A page of what was put up in a shop, the newest first. The indexes of the shop have that order, and the one of the ids has not:
 * by it a plan may go through what everybody has put up.
 */
export async function listShopListings(db: Db, filter: ShopListingsFilter) {
  const { shopId, keyword, state, verdict, changed } = filter;
  const window = windowOf(filter, NEWEST);
  const way = sql.raw(window.order.descending ? 'DESC NULLS LAST' : 'ASC NULLS FIRST');
  const part = keyword ? containing(keyword) : null;
  const listed = sql`
    FROM shop_listing l JOIN goods g ON g.id = l.good_id
     WHERE l.shop_id = ${shopId} AND ${state === undefined ? sql`true` : sql`l.state = ${literal(state)}`}
       AND ${verdict === undefined ? sql`true` : sql`l.verdict = ${literal(verdict)}`}
       AND ${changed === true ? sql`l.changes <> '[]'::jsonb` : sql`true`}
       AND ${part === null ? sql`true` : sql`(l.title ILIKE ${part} OR g.name ILIKE ${part})`}`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.execute<ShopListingRow>(sql`
      SELECT l.id, l.good_id AS "goodId", g.name AS "goodName", coalesce(g.pics->>0, '') AS pic, l.title,
             l.category_id AS "categoryId", l.category_name AS "categoryName", l.properties, l.freight_id AS "freightId",
             l.phone, l.times, l.plus, l.ending, l.floor, l.on_sale AS "onSale", l.state, l.code, l.words,
             l.remote_good_id AS "remoteGoodId", l.verdict, l.verdict_words AS "verdictWords",
             l.price_from AS "priceFrom", l.price_to AS "priceTo",
             l.listed_at AS "listedAt", l.due_at AS "dueAt", l.changes, l.edits, l.edited_at AS "editedAt",
             g.status <> ${literal(goodsStatus.onSale)} AS "goodOffSale", ${REMOVABLE} AS removable
      ${listed} AND ${window.after} ORDER BY l.id ${way} LIMIT ${window.limit} OFFSET ${window.offset}`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total ${listed}`),
  ]);
  return pageOfRows(window, rows, totals[0]?.total ?? 0, (row) => row);
}

/** How many of a shop's are in each state. */
export async function countListingStates(db: Queryable, shopId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ state: number; listings: number }>(
    sql`SELECT state, count(*) AS listings FROM shop_listing WHERE shop_id = ${shopId} GROUP BY state`,
  );
  return Object.fromEntries(rows.map(({ state, listings }) => [state, listings]));
}

/** When the next of a shop goes on by itself, also what is under way; null where none does. */
export async function nextListingAt(db: Queryable, shopId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`SELECT min(due_at) AS at FROM shop_listing WHERE shop_id = ${shopId} AND due_at IS NOT NULL`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
}
