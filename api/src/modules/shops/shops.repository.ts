import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PlatformId, ShopGrant } from '../../adapters/shops/shopPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { containing, literal } from '../../db/conditions.ts';
import { type Order, pageOfRows, sorted, sortKey, unindexed, windowOf } from '../../db/pages.ts';
import { couriers, senders, shopAuthStates, shops } from '../../db/schema/index.ts';
import { asksForAny, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { asksForTotal, type Paging } from '../../shared/paging.ts';
import { shopStatuses, sourcePlatforms } from '../../shared/statuses.ts';

export type ShopRow = typeof shops.$inferSelect & { platform: PlatformId };
export type AuthStateRow = typeof shopAuthStates.$inferSelect & { platform: PlatformId };

type Filter = Paging & { id?: number; platform?: number; keyword?: string; renewFirst?: boolean };

const NEWEST: Order = { name: 'shops', by: [sql`${shops.id}`], descending: true };
const RENEWED_FIRST: Order = {
  name: 'shops.renewFirst',
  by: [{ moment: sql`f.first_at` }, sql`-(f.orders + f.parcels)`, unindexed(sql`${shops.id}`)],
  descending: false,
};

export type ForecastRow = {
  waitingOrders: number;
  pendingWriteBacks: number;
  orders: number;
  parcels: number;
  firstAt: Date | null;
};

const FORECAST = {
  waitingOrders: sql<number>`coalesce(f.waiting_orders, 0)`,
  pendingWriteBacks: sql<number>`coalesce(f.pending_write_backs, 0)`,
  orders: sql<number>`coalesce(f.orders, 0)`,
  parcels: sql<number>`coalesce(f.parcels, 0)`,
  firstAt: sql<Date | null>`f.first_at`.mapWith(shops.expiresAt),
};

/** A page of the account's shops, the newest first, or only those that lose something, by what is lost first. */
export async function listShops(db: Db, accountId: number, filter: Filter, fields: Fields = null) {
  const { id, platform, keyword, renewFirst = false } = filter;
  const isTold = asksForAny(fieldsBelow(fields, 'list'), 'waitingOrders', 'pendingWriteBacks', 'forecast');
  const window = windowOf(filter, renewFirst ? RENEWED_FIRST : NEWEST);
  const conditions: (SQL | undefined)[] = [
    eq(shops.accountId, accountId),
    ne(shops.status, literal(shopStatuses.unbound)),
    id === undefined ? undefined : eq(shops.id, id),
    // An account at a source is no shop: nobody has bought there.
    platform === undefined
      ? ne(shops.platform, literal(sourcePlatforms.ali1688))
      : eq(shops.platform, platform),
    keyword ? sql`${shops.shopName} ILIKE ${containing(keyword)}` : undefined,
    // What is assigned its supplier renews.
    renewFirst ? sql`f.first_at IS NOT NULL AND ${shops.assignedFrom} IS NULL` : undefined,
  ];
  const where = and(...conditions);
  // None of no shop, where nobody asked.
  const forecasts = sql`shop_forecasts(${accountId}, ${renewFirst || isTold ? null : '{}'}::bigint[]) f`;
  const ofShop = sql`f.shop_id = ${shops.id}`;
  const [rows, totals] = await Promise.all([
    db
      .select({ shop: shops, forecast: FORECAST, sortKey: sortKey(window.order) })
      .from(shops)
      .leftJoin(forecasts, ofShop)
      .where(and(where, window.after))
      .orderBy(sorted(window.order))
      .limit(window.limit)
      .offset(window.offset),
    asksForTotal(fields)
      ? db
          .select({ total: sql<number>`count(*)::int` })
          .from(shops)
          .leftJoin(renewFirst ? forecasts : sql`(SELECT NULL::bigint AS shop_id) f`, ofShop)
          .where(where)
      : [],
  ]);
  return pageOfRows(window, rows, totals[0]?.total ?? 0, ({ shop, forecast }) => ({
    shop: shop as ShopRow,
    forecast,
  }));
}

/** One of the account's shops; `lock` locks it until the transaction ends. */
export async function findShop(
  db: Queryable,
  accountId: number,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<ShopRow | undefined> {
  const query = db
    .select()
    .from(shops)
    .where(
      and(eq(shops.id, id), eq(shops.accountId, accountId), ne(shops.status, literal(shopStatuses.unbound))),
    );
  const [row] = await (lock ? query.for('update') : query);
  return row as ShopRow | undefined;
}

/** A shop by id for background work; `lock` locks it until the transaction ends. */
export async function findAnyShop(
  db: Queryable,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<ShopRow | undefined> {
  const query = db
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), ne(shops.status, literal(shopStatuses.unbound))));
  const [row] = await (lock ? query.for('update') : query);
  return row as ShopRow | undefined;
}

/** The account that has bound a shop of a platform. */
export async function findBinding(
  tx: Queryable,
  platform: PlatformId,
  remoteShopId: string,
): Promise<ShopRow | undefined> {
  const [row] = await tx
    .select()
    .from(shops)
    .where(
      and(
        eq(shops.platform, platform),
        eq(shops.remoteShopId, remoteShopId),
        ne(shops.status, literal(shopStatuses.unbound)),
      ),
    );
  return row as ShopRow | undefined;
}

/** The encrypted parts of a grant and its visible data. */
export type SealedGrant = Omit<ShopGrant, 'accessToken' | 'refreshToken'> & {
  accessToken: string;
  refreshToken: string | null;
};

/** Binds a shop; undefined when another account has just bound it. */
export async function addShop(
  tx: Queryable,
  shop: SealedGrant & { accountId: number; platform: PlatformId; isSeller: boolean },
): Promise<number | undefined> {
  const [row] = await tx.insert(shops).values(shop).onConflictDoNothing().returning({ id: shops.id });
  return row?.id;
}

/** Restores an unbound shop; undefined when there is none, or another account has bound it. */
export async function reviveShop(
  tx: Queryable,
  shop: { accountId: number; platform: PlatformId; remoteShopId: string },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    UPDATE shop h SET status = 1 WHERE h.id = (
        SELECT max(id) FROM shop WHERE account_id = ${shop.accountId} AND platform = ${shop.platform}
           AND remote_shop_id = ${shop.remoteShopId} AND status = 5)
       AND NOT EXISTS (SELECT FROM shop o WHERE o.platform = h.platform AND o.remote_shop_id = h.remote_shop_id AND o.status <> 5)
    RETURNING h.id`);
  return rows[0]?.id;
}

/** Replaces the grant; the shop works again. */
export async function renewShop(tx: Queryable, id: number, grant: SealedGrant): Promise<void> {
  await tx
    .update(shops)
    .set({ ...grant, status: shopStatuses.active, lastError: null, authAt: sql`now()` })
    .where(eq(shops.id, id));
}

export async function recordShopChange(
  tx: Queryable,
  id: number,
  change: Partial<Pick<ShopRow, 'status' | 'lastError' | 'lastSyncAt'>>,
): Promise<void> {
  await tx.update(shops).set(change).where(eq(shops.id, id));
}

/** The owner's settings of a shop. */
type ShopChange = Partial<
  Pick<
    ShopRow,
    | 'autoSend'
    | 'autoOrder'
    | 'autoDayLimit'
    | 'autoParcelLimit'
    | 'stockSync'
    | 'stockReserve'
    | 'stockShare'
    | 'minMargin'
    | 'marginAction'
    | 'priceEnding'
    | 'raiseLimit'
    | 'autoListingContent'
    | 'autoListingPrice'
    | 'defaultCourierId'
    | 'defaultSenderId'
    | 'tagRule'
  >
>;

export async function changeShop(tx: Queryable, id: number, change: ShopChange): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(shops).set(change).where(eq(shops.id, id));
}

/** Whether the account has the sender. */
export async function hasSender(tx: Queryable, accountId: number, id: number): Promise<boolean> {
  const own = and(eq(senders.id, id), eq(senders.accountId, accountId));
  return (await tx.$count(senders, own)) > 0;
}

export async function courierExists(tx: Queryable, id: number): Promise<boolean> {
  return (await tx.$count(couriers, eq(couriers.id, id))) > 0;
}

/** What still needs the authorisation of a shop, and what of it comes after its end. */
export async function forecastOf(db: Queryable, accountId: number, shopId: number): Promise<ForecastRow> {
  const [row] = await db
    .select(FORECAST)
    .from(sql`shop_forecasts(${accountId}, ${`{${shopId}}`}::bigint[]) f`);
  return row ?? NOTHING;
}

const NOTHING: ForecastRow = { waitingOrders: 0, pendingWriteBacks: 0, orders: 0, parcels: 0, firstAt: null };

/** Marks a shop as expired, whatever its account. */
export async function expireShop(
  db: Queryable,
  platform: PlatformId,
  remoteShopId: string,
): Promise<number[]> {
  const rows = await db
    .update(shops)
    .set({ status: shopStatuses.expired, lastError: 'authExpired' })
    .where(
      and(
        eq(shops.platform, platform),
        eq(shops.remoteShopId, remoteShopId),
        eq(shops.status, literal(shopStatuses.active)),
      ),
    )
    .returning({ id: shops.id });
  return rows.map(({ id }) => id);
}

export async function addAuthState(db: Queryable, state: Omit<AuthStateRow, 'usedAt'>): Promise<void> {
  await db.insert(shopAuthStates).values(state);
}

/** Consumes a state, once and within its lifetime. */
export async function consumeAuthState(db: Queryable, stateHash: string): Promise<AuthStateRow | undefined> {
  const [row] = await db
    .update(shopAuthStates)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(shopAuthStates.stateHash, stateHash),
        sql`${shopAuthStates.usedAt} IS NULL`,
        sql`${shopAuthStates.expiresAt} > now()`,
      ),
    )
    .returning();
  return row as AuthStateRow | undefined;
}
