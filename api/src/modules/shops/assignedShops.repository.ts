import { sql } from 'drizzle-orm';
import type { BoundMerchant } from '../../adapters/shops/assigningPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { shopStatuses } from '../../shared/statuses.ts';
import { findAnyShop, type ShopRow } from './shops.repository.ts';

const SEPARATOR = '@';
const ACTIVE = literal(shopStatuses.active);
const EXPIRED = literal(shopStatuses.expired);
const UNBOUND = literal(shopStatuses.unbound);

/** The platform's id of the merchant's shop. */
export function merchantShopIdOf({ remoteShopId }: Pick<ShopRow, 'remoteShopId'>): string {
  return remoteShopId.split(SEPARATOR)[0] ?? '';
}

function assignedIdOf(merchantShopId: string, supplier: Pick<ShopRow, 'remoteShopId'>): string {
  return `${merchantShopId}${SEPARATOR}${supplier.remoteShopId}`;
}

/** The account whose a supplier's merchant is, what its shop is called, and the id of the shop that is opened for it. */
type Owned = { accountId: number; name: string; remote: string };

/** Of merchants whom the platform tells: who has bound the merchant's shop here. */
async function ownersOfBound(
  tx: Queryable,
  supplier: ShopRow,
  merchants: readonly BoundMerchant[],
): Promise<Owned[]> {
  const bound = merchants
    .filter(({ binding }) => binding === 'bound' || binding === 'ending')
    .map(({ merchantShopId }) => ({
      merchant: merchantShopId,
      remote: assignedIdOf(merchantShopId, supplier),
    }));
  const { rows } = await tx.execute<Owned>(sql`
    SELECT m.account_id AS "accountId", m.shop_name AS name, x.remote
      FROM jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) AS x (merchant text, remote text)
      JOIN shop m ON m.platform = ${supplier.platform} AND m.remote_shop_id = x.merchant AND m.status <> ${UNBOUND} AND NOT m.is_seller`);
  return rows;
}

/** Of those whom it hides: who has shown that they are theirs. */
async function ownersOfMasks(tx: Queryable, supplier: ShopRow): Promise<Owned[]> {
  const { rows } = await tx.execute<{ accountId: number; merchant: string }>(sql`
    SELECT account_id AS "accountId", merchant_shop_id AS merchant FROM assigned_merchant WHERE supplier_shop_id = ${supplier.id}`);
  return rows.map(({ accountId, merchant }) => ({
    accountId,
    // What the platform calls it is the supplier's own name for it.
    name: `店铺 ${merchant.slice(-4)}`,
    remote: assignedIdOf(merchant, supplier),
  }));
}

/**
 * Opens a shop for what each merchant of a supplier assigns, for the account whose it is; one that its account has unbound
 * stays so. Those of merchants that are no more lapse. Answers what was opened and what has lapsed.
 */
export async function keepAssignedShops(
  tx: Queryable,
  supplier: ShopRow,
  merchants: readonly BoundMerchant[] | null,
  noAccess: { accessToken: string; refreshToken: string },
): Promise<{ opened: number[]; lapsed: number[] }> {
  const owned = merchants ? await ownersOfBound(tx, supplier, merchants) : await ownersOfMasks(tx, supplier);
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(owned)}::jsonb) AS w ("accountId" bigint, name text, remote text)`;
  // The row of an account whose merchant is another's now is in the way of that other's.
  const moved = sql`EXISTS (SELECT FROM ${wanted} WHERE w.remote = s.remote_shop_id AND w."accountId" <> s.account_id)`;
  const { rows: lapsed } = await tx.execute<{ id: number }>(sql`
    UPDATE shop s SET status = CASE WHEN ${moved} THEN ${UNBOUND} ELSE ${EXPIRED} END, last_error = 'authExpired'
     WHERE s.assigned_from = ${supplier.id} AND (s.status = ${ACTIVE} OR s.status = ${EXPIRED} AND ${moved})
       AND NOT EXISTS (SELECT FROM ${wanted} WHERE w.remote = s.remote_shop_id AND w."accountId" = s.account_id)
    RETURNING s.id`);
  const { rows: opened } = await tx.execute<{ id: number }>(sql`
    WITH back AS (
      UPDATE shop s SET status = ${ACTIVE}, last_error = NULL FROM ${wanted}
       WHERE s.platform = ${supplier.platform} AND s.remote_shop_id = w.remote AND s.account_id = w."accountId" AND s.status = ${EXPIRED}
      RETURNING s.id
    ), added AS (
      INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, assigned_from, last_sync_at,
                        access_token, refresh_token, expires_at)
      SELECT w."accountId", ${supplier.platform}, w.remote, w.name || '（代发：' || ${supplier.shopName}::text || '）', '', false,
             ${supplier.id}, ${supplier.lastSyncAt}::timestamptz, ${noAccess.accessToken}, ${noAccess.refreshToken}, now()
        FROM ${wanted}
       WHERE NOT EXISTS (SELECT FROM shop s WHERE s.platform = ${supplier.platform} AND s.remote_shop_id = w.remote
                            AND (s.account_id = w."accountId" OR s.status <> ${UNBOUND}))
      ON CONFLICT DO NOTHING
      RETURNING id
    )
    SELECT id FROM back UNION ALL SELECT id FROM added`);
  return { opened: opened.map(({ id }) => id), lapsed: lapsed.map(({ id }) => id) };
}

/** With the authorisation of their supplier those of its merchants end; what they wait for is paused where it is met. */
export async function expireAssigned(db: Queryable, supplierShopId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    UPDATE shop SET status = ${EXPIRED}, last_error = 'authExpired' WHERE assigned_from = ${supplierShopId} AND status = ${ACTIVE}
    RETURNING id`);
  return rows.map(({ id }) => id);
}

/** The next authorised shops of suppliers, by their ids. */
export async function suppliersAfter(
  db: Db,
  platforms: readonly number[],
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM shop WHERE is_seller AND status = ${ACTIVE} AND id > ${after} AND platform = ANY (${`{${platforms.join(',')}}`}::smallint[])
     ORDER BY id LIMIT ${literal(limit)}`);
  return rows.map(({ id }) => id);
}

/** The shop that a merchant's orders for a supplier stand in; undefined where there is none. */
export async function findAssignedShop(
  db: Queryable,
  {
    platform,
    merchantShopId,
    supplierShopId,
  }: { platform: number; merchantShopId: string; supplierShopId: string },
): Promise<number | undefined> {
  const remote = assignedIdOf(merchantShopId, { remoteShopId: supplierShopId });
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM shop WHERE platform = ${platform} AND remote_shop_id = ${remote} AND status = ${ACTIVE} AND assigned_from IS NOT NULL`);
  return rows[0]?.id;
}

/** The shops that hold an assigned order of this id: one, but for ids that are not unique among suppliers. */
export async function shopsWithAssigned(
  db: Queryable,
  platform: number,
  assignedId: string,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT s.id FROM shop s WHERE s.assigned_from IS NOT NULL AND s.platform = ${platform} AND s.status = ${ACTIVE}
       AND EXISTS (SELECT FROM shop_order o WHERE o.shop_id = s.id AND o.remote_order_no = ${assignedId})
     ORDER BY s.id`);
  return rows.map(({ id }) => id);
}

/** The merchant's own shop, where its account has it here, of a shop of assigned orders. */
export async function findOwnShop(db: Queryable, assignedShopId: number): Promise<ShopRow | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT own.id FROM shop s
      JOIN shop own ON own.account_id = s.account_id AND own.platform = s.platform AND own.assigned_from IS NULL AND NOT own.is_seller
       AND own.remote_shop_id = split_part(s.remote_shop_id, ${SEPARATOR}, 1) AND own.status <> ${UNBOUND}
     WHERE s.id = ${assignedShopId} AND s.assigned_from IS NOT NULL`);
  return rows[0] && findAnyShop(db, rows[0].id);
}

/** The shops of a supplier's merchants that were not unbound, lapsed ones too, by their merchants. */
export async function assignedShopsOf(
  db: Queryable,
  supplierShopId: number,
): Promise<Map<string, { id: number; autoOrder: boolean; status: number }>> {
  const { rows } = await db.execute<{
    id: number;
    remoteShopId: string;
    autoOrder: boolean;
    status: number;
  }>(sql`
    SELECT id, remote_shop_id AS "remoteShopId", auto_order AS "autoOrder", status FROM shop
     WHERE assigned_from = ${supplierShopId} AND status <> ${UNBOUND} ORDER BY id`);
  return new Map(rows.map(({ remoteShopId, ...shop }) => [merchantShopIdOf({ remoteShopId }), shop]));
}

/** A supplier and the shops of its merchants were read up to `at`. */
export async function recordSupplierRead(db: Queryable, supplierShopId: number, at: Date): Promise<void> {
  await db.execute(sql`
    UPDATE shop SET last_sync_at = ${at}, last_error = NULL
     WHERE id = ${supplierShopId} OR assigned_from = ${supplierShopId} AND status = ${ACTIVE}`);
}

/** Whether merchants assign orders to a supplier's shop: those of others are not read. */
export async function recordReceives(db: Queryable, shopId: number, receives: boolean): Promise<void> {
  await db.execute(sql`
    UPDATE shop SET receives_assigned = ${receives} WHERE id = ${shopId} AND receives_assigned <> ${receives}`);
}
