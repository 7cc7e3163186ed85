import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import { shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { HomeItemDto, ShownDto } from './homePlaces.schemas.ts';

// Not now(), which is when the transaction began: who waited for another one sees what that one has done.
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;
/** Items `i` that readers see, or will. */
const LASTS = sql`i.down_at IS NULL AND (i.end_at IS NULL OR i.end_at > ${NOW})`;
const ON_SALE = sql`(g.status = 1 AND g.deleted_at IS NULL)`;

/** What readers of an audience see, by place and in order; goods that are not on sale are left out. */
export function listShown(
  db: Db,
  audience: number,
): Promise<(ShownDto & { place: number; goodId: number | null })[]> {
  return runPrepared(
    db,
    sql`
    SELECT i.id, i.place, i.title, i.picture, i.link, i.good_id AS "goodId"
      FROM home_item i LEFT JOIN goods g ON g.id = i.good_id
     WHERE ${LASTS} AND (i.start_at IS NULL OR i.start_at <= ${NOW}) AND i.audience IN (0, ${audience})
       AND (i.good_id IS NULL OR ${ON_SALE})
     ORDER BY i.place, i.sort, i.id`,
  );
}

type Row = Omit<HomeItemDto, 'startAt' | 'endAt'> & { startAt: Date | null; endAt: Date | null };

async function select(db: Queryable, which: SQL): Promise<HomeItemDto[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT i.id, i.place, coalesce(g.name, i.title) AS title, coalesce(g.pics->>0, i.picture) AS picture, i.link,
           i.good_id AS "goodId", g.goods_no AS "goodsNo", (g.supply_price + g.platform_margin) AS price, coalesce(${ON_SALE}, true) AS "onSale", i.audience,
           i.start_at AS "startAt", i.end_at AS "endAt", i.version,
           CASE WHEN i.down_at IS NOT NULL THEN 4 WHEN i.end_at <= ${NOW} THEN 3 WHEN i.start_at > ${NOW} THEN 2 ELSE 1 END AS state
      FROM home_item i LEFT JOIN goods g ON g.id = i.good_id WHERE ${which} ORDER BY i.place, i.sort, i.id`);
  return rows.map(({ startAt, endAt, ...row }) => ({
    ...row,
    startAt: shanghaiIsoOrNull(startAt),
    endAt: shanghaiIsoOrNull(endAt),
  }));
}

/** All items as operators see them. */
export const listItems = (db: Queryable): Promise<HomeItemDto[]> => select(db, sql`true`);

export async function findItem(db: Queryable, id: number): Promise<HomeItemDto | undefined> {
  return (await select(db, sql`i.id = ${id}`))[0];
}

/** One change at a time: their order is one of all. */
export async function lockItems(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('home items', 0))`);
}

/** How many stand in a place, and how many of them readers see or will see. */
export async function countItems(tx: Tx, place: number): Promise<{ all: number; lasting: number }> {
  const { rows } = await tx.execute<{ all: number; lasting: number }>(sql`
    SELECT count(*)::int AS "all", (count(*) FILTER (WHERE ${LASTS}))::int AS lasting FROM home_item i WHERE i.place = ${place}`);
  return rows[0] ?? { all: 0, lasting: 0 };
}

/** What of an item is stored; times as moments. */
export interface StoredItem {
  title: string;
  picture: string;
  link: string;
  audience: number;
  startAt: Date | null;
  endAt: Date | null;
}

/** Adds one behind all others of its place; its id. */
export async function addItem(
  tx: Tx,
  place: number,
  item: StoredItem & { goodId: number | null },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO home_item (place, sort, title, picture, link, good_id, audience, start_at, end_at)
    SELECT ${place}::smallint, coalesce(max(sort), 0) + 1, ${item.title}::text, ${item.picture}::text, ${item.link}::text, ${item.goodId}::bigint,
           ${item.audience}::smallint, ${item.startAt}::timestamptz, ${item.endAt}::timestamptz
      FROM home_item WHERE place = ${place}
    RETURNING id`);
  return Number(rows[0]?.id);
}

/** Changes the content of one; null for what stays. */
export async function changeItem(
  tx: Tx,
  id: number,
  item: Pick<StoredItem, 'audience' | 'startAt' | 'endAt'> & Partial<StoredItem>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE home_item SET title = coalesce(${item.title ?? null}::text, title), picture = coalesce(${item.picture ?? null}::text, picture),
           link = coalesce(${item.link ?? null}::text, link), audience = ${item.audience},
           start_at = ${item.startAt}::timestamptz, end_at = ${item.endAt}::timestamptz, version = version + 1
     WHERE id = ${id}`);
}

export async function setDown(tx: Tx, id: number, down: boolean): Promise<void> {
  await tx.execute(sql`UPDATE home_item SET down_at = ${down ? sql`now()` : sql`NULL`} WHERE id = ${id}`);
}

export async function removeItem(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`DELETE FROM home_item WHERE id = ${id}`);
}

/** Ids of a place in their order. */
export async function orderOf(tx: Tx, place: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT id FROM home_item WHERE place = ${place} ORDER BY sort, id`,
  );
  return rows.map(({ id }) => Number(id));
}

export async function sortItems(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE home_item i SET sort = n.sort FROM unnest(${`{${ids.join(',')}}`}::bigint[]) WITH ORDINALITY AS n (id, sort) WHERE n.id = i.id`);
}

/** Goods by their numbers, whether they are on sale or not, and whether they are in the list. */
export async function findGoods(
  tx: Tx,
  goodsNos: readonly string[],
): Promise<{ id: number; goodsNo: string; isThere: boolean }[]> {
  const { rows } = await tx.execute<{ id: number; goodsNo: string; isThere: boolean }>(sql`
    SELECT g.id, g.goods_no AS "goodsNo", EXISTS (SELECT FROM home_item i WHERE i.good_id = g.id) AS "isThere"
      FROM goods g WHERE g.goods_no = ANY (${sql.param(goodsNos)}::text[]) AND g.deleted_at IS NULL`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
