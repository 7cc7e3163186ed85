import { sql } from 'drizzle-orm';
import type { AssignedOrder } from '../../adapters/shops/assigningPlatform.ts';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { accountKinds } from '../../shared/statuses.ts';
import type { ClaimedMask } from './merchantCode.ts';

const TITLE = 200;
const BUYER = literal(accountKinds.buyer);

/** Keeps what a supplier is to send of merchants who have no shop for it here; what is no longer to be sent goes. */
export async function keepUnclaimedOrders(
  tx: Queryable,
  supplierShopId: number,
  orders: readonly AssignedOrder[],
  readAt: Date,
): Promise<void> {
  const byId = new Map(orders.map((order) => [`${order.merchantShopId} ${order.assignedId}`, order]));
  const rows = [...byId.values()].map((order) => ({
    merchant: order.merchantShopId,
    assigned: order.assignedId,
    waits: order.status === 'assigned' && !order.isInAfterSale,
    name: order.merchantName,
    title: order.items
      .map(({ title }) => title)
      .join('；')
      .slice(0, TITLE),
    sku: order.items
      .map(({ sku }) => sku)
      .filter(Boolean)
      .join('；')
      .slice(0, TITLE),
    num: order.items.reduce((sum, { num }) => sum + num, 0),
    province: order.region.province,
    city: order.region.city,
    at: order.assignedAt ?? readAt,
    ship_by: order.promisedShipAt,
  }));
  if (rows.length === 0) return;
  const read = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (merchant text, assigned text, waits boolean, name text,
    title text, sku text, num integer, province text, city text, at timestamptz, ship_by timestamptz)`;
  await tx.execute(sql`
    DELETE FROM unclaimed_order u USING ${read} WHERE u.supplier_shop_id = ${supplierShopId} AND u.merchant_shop_id = x.merchant
       AND u.assigned_id = x.assigned AND NOT x.waits`);
  await tx.execute(sql`
    INSERT INTO unclaimed_order (supplier_shop_id, merchant_shop_id, assigned_id, merchant_name, goods_title, sku, num, province, city,
                                 assigned_at, promised_ship_at)
    SELECT ${supplierShopId}, merchant, assigned, name, title, sku, num, province, city, at, ship_by FROM ${read} WHERE x.waits
     ORDER BY merchant, assigned
    ON CONFLICT (supplier_shop_id, merchant_shop_id, assigned_id) DO UPDATE
       SET merchant_name = excluded.merchant_name, promised_ship_at = excluded.promised_ship_at`);
}

/** Takes out what waited for a merchant's shop, which is open now; answers a merchant's assigned orders with that shop. */
export async function takeUnclaimedOrders(
  tx: Queryable,
  supplierShopId: number,
  shopIds: readonly number[],
): Promise<{ shopId: number; assignedId: string }[]> {
  const { rows } = await tx.execute<{ shopId: number; assignedId: string }>(sql`
    DELETE FROM unclaimed_order u USING shop s
     WHERE s.id = ANY (${`{${shopIds.join(',')}}`}::bigint[]) AND u.supplier_shop_id = ${supplierShopId}
       AND u.merchant_shop_id = split_part(s.remote_shop_id, '@', 1)
    RETURNING s.id AS "shopId", u.assigned_id AS "assignedId"`);
  return rows;
}

/** The shops are theirs who have shown it by the order that was assigned last; whether any has changed hands. */
export async function keepClaimedMasks(
  tx: Queryable,
  supplierShopId: number,
  claimed: readonly ClaimedMask[],
): Promise<boolean> {
  let hasChanged = false;
  // Each by itself: several orders of a reading may show the same one.
  for (const { merchantShopId, accountId, shownAt } of claimed) {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO assigned_merchant AS kept (supplier_shop_id, merchant_shop_id, account_id, shown_at)
      SELECT ${supplierShopId}, ${merchantShopId}, a.id, ${shownAt} FROM account a WHERE a.id = ${accountId} AND a.kind = ${BUYER}
      ON CONFLICT (supplier_shop_id, merchant_shop_id) DO UPDATE SET account_id = excluded.account_id, shown_at = excluded.shown_at
       WHERE kept.shown_at < excluded.shown_at AND kept.account_id <> excluded.account_id`);
    hasChanged ||= rowCount === 1;
  }
  return hasChanged;
}
