import { sql } from 'drizzle-orm';
import type { BoundMerchant } from '../../adapters/shops/assigningPlatform.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import type { ShopRow } from './shops.repository.ts';

const SEPARATOR = '@';

/** The platform's id of the merchant's shop. */
export function merchantShopIdOf({ remoteShopId }: Pick<ShopRow, 'remoteShopId'>): string {
  return remoteShopId.split(SEPARATOR)[0] ?? '';
}

function assignedIdOf(merchantShopId: string, supplier: Pick<ShopRow, 'remoteShopId'>): string {
  return `${merchantShopId}${SEPARATOR}${supplier.remoteShopId}`;
}

/**
 * Opens a shop for what each bound merchant assigns, for the account that has bound the merchant's shop here; one that its
 * account has unbound stays so. Those of merchants that are bound no more lapse. Answers what was opened and what has
 * lapsed.
 */
export async function keepAssignedShops(
  tx: Queryable,
  supplier: ShopRow,
  merchants: readonly BoundMerchant[],
  noAccess: { accessToken: string; refreshToken: string },
): Promise<{ opened: number[]; lapsed: number[] }> {
  const bound = merchants
    .filter(({ binding }) => binding === 'bound' || binding === 'ending')
    .map(({ merchantShopId }) => ({
      merchant: merchantShopId,
      remote: assignedIdOf(merchantShopId, supplier),
    }));
  // Another account has bound the merchant's shop since: the row is no longer in its way.
  const moved = sql`EXISTS (SELECT FROM shop o WHERE o.platform = s.platform AND o.remote_shop_id = split_part(s.remote_shop_id, ${SEPARATOR}, 1)
    AND o.status <> 5 AND NOT o.is_seller AND o.account_id <> s.account_id)`;
  const { rows: lapsed } = await tx.execute<{ id: number }>(sql`
    UPDATE shop s SET status = CASE WHEN ${moved} THEN 5 ELSE 3 END, last_error = 'authExpired'
     WHERE s.assigned_from = ${supplier.id} AND (s.status = 1 OR s.status = 3 AND ${moved})
       AND NOT EXISTS (
         SELECT FROM jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) AS x (merchant text, remote text)
           JOIN shop m ON m.platform = s.platform AND m.remote_shop_id = x.merchant AND m.status <> 5 AND NOT m.is_seller
          WHERE x.remote = s.remote_shop_id AND m.account_id = s.account_id)
    RETURNING s.id`);
  const { rows: opened } = await tx.execute<{ id: number }>(sql`
    WITH wanted AS (
      SELECT m.account_id, m.shop_name, x.remote
        FROM jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) AS x (merchant text, remote text)
        JOIN shop m ON m.platform = ${supplier.platform} AND m.remote_shop_id = x.merchant AND m.status <> 5 AND NOT m.is_seller
    ), back AS (
      UPDATE shop s SET status = 1, last_error = NULL FROM wanted w
       WHERE s.platform = ${supplier.platform} AND s.remote_shop_id = w.remote AND s.account_id = w.account_id AND s.status = 3
      RETURNING s.id
    ), added AS (
      INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, assigned_from,
                        access_token, refresh_token, expires_at)
      SELECT w.account_id, ${supplier.platform}, w.remote, w.shop_name || '（代发：' || ${supplier.shopName}::text || '）', '', false,
             ${supplier.id}, ${noAccess.accessToken}, ${noAccess.refreshToken}, now()
        FROM wanted w
       WHERE NOT EXISTS (SELECT FROM shop s WHERE s.platform = ${supplier.platform} AND s.remote_shop_id = w.remote
                            AND (s.account_id = w.account_id OR s.status <> 5))
      ON CONFLICT DO NOTHING
      RETURNING id
    )
    SELECT id FROM back UNION ALL SELECT id FROM added`);
  return { opened: opened.map(({ id }) => id), lapsed: lapsed.map(({ id }) => id) };
}

/** With the authorisation of their supplier those of its merchants end; what they wait for is paused where it is met. */
export async function expireAssigned(db: Queryable, supplierShopId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    UPDATE shop SET status = 3, last_error = 'authExpired' WHERE assigned_from = ${supplierShopId} AND status = 1
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
    SELECT id FROM shop WHERE is_seller AND status = 1 AND id > ${after} AND platform = ANY (${`{${platforms.join(',')}}`}::smallint[])
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
    SELECT id FROM shop WHERE platform = ${platform} AND remote_shop_id = ${remote} AND status = 1 AND assigned_from IS NOT NULL`);
  return rows[0]?.id;
}
