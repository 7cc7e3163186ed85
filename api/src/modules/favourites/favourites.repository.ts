import { and, count, eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { type Order, pageOfRows, sorted, windowOf } from '../../db/pages.ts';
import { favourites } from '../../db/schema/index.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal, type Paging } from '../../shared/paging.ts';
import { findGoods, SEEN } from '../goods/goods.repository.ts';
import { type Viewer as AnyViewer, priceFor } from '../goods/viewerPrices.ts';
import type { FavouriteDto } from './favourites.schemas.ts';

type Viewer = NonNullable<AnyViewer>;
type FavouriteRow = typeof favourites.$inferSelect;

const NEWEST: Order = { name: 'favourites', by: [sql`${favourites.id}`], descending: true };

/** A page of the account's favourites, the newest first. */
export async function listFavourites(db: Db, viewer: Viewer, paging: Paging, fields: Fields = null) {
  const { accountId } = viewer;
  const window = windowOf(paging, NEWEST);
  const rows = await db
    .select()
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), window.after))
    .orderBy(sorted(window.order))
    .limit(window.limit)
    .offset(window.offset);
  const total = asksForTotal(fields) ? await countFavourites(db, accountId) : 0;
  const page = pageOfRows(window, rows, total, (row) => row);
  return { ...page, list: await withGoods(db, viewer, page.list, fieldsBelow(fields, 'list')) };
}

export async function countFavourites(db: Queryable, accountId: number): Promise<number> {
  const [row] = await db
    .select({ kept: count() })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  return row?.kept ?? 0;
}

/** The one for these goods, when there is one. */
export async function findFavourite(
  db: Db,
  viewer: Viewer,
  goodId: number,
): Promise<FavouriteDto | undefined> {
  const rows = await db
    .select()
    .from(favourites)
    .where(and(eq(favourites.accountId, viewer.accountId), eq(favourites.goodId, goodId)));
  return (await withGoods(db, viewer, rows))[0];
}

/** Adds the goods at the current price; no error when they are there already. */
export async function addFavourite(tx: Queryable, viewer: Viewer, goodId: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO good_collect (account_id, good_id, price)
    SELECT ${viewer.accountId}, g.id, ${priceFor(viewer)} FROM goods g WHERE g.id = ${goodId} AND ${SEEN}
    ON CONFLICT DO NOTHING`);
}

/** Removes the goods; no error when they are missing. */
export async function removeFavourite(db: Queryable, accountId: number, goodId: number): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.accountId, accountId), eq(favourites.goodId, goodId)));
}

async function withGoods(
  db: Db,
  viewer: Viewer,
  rows: FavouriteRow[],
  fields: Fields = null,
): Promise<FavouriteDto[]> {
  const ids = asksForAny(fields, 'good', 'priceDelta') ? rows.map((row) => row.goodId) : [];
  const goods = await findGoods(db, ids, viewer, fieldsBelow(fields, 'good'));
  const byId = new Map(goods.map((good) => [good.id, good]));
  return rows.map(({ id, goodId, price, createdAt }) => {
    const good = byId.get(goodId) ?? null;
    return {
      id,
      goodId,
      good,
      priceDelta: good ? good.price - price : 0,
      createdAt: shanghaiIso(createdAt),
    };
  });
}
