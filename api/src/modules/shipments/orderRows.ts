import { type SQL, sql } from 'drizzle-orm';
import { equalities, within } from '../../db/conditions.ts';
import { keptOrders, keptWithin } from '../../db/keptTotals.ts';
import { ownedBy } from '../../db/ownership.ts';
import type { Actor } from '../../shared/actor.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { isNamed, type Meaning, meant } from '../parcels/numbers.ts';
import type { OrdersFilter } from './shipments.schemas.ts';

/** The conditions of a filter on orders as `o`; `meaning` is that of its keyword where it was looked up before. */
export function ordersWhere(box: SecretBox, actor: Actor, filter: OrdersFilter, meaning?: Meaning): SQL {
  const conditions = [
    ownedBy(actor),
    ...equalities([
      [filter.status, sql`o.status`],
      [filter.platform, sql`o.platform`],
      [filter.orderId, sql`o.id`],
      [filter.warehouseId, sql`o.warehouse_id`],
      [filter.courierId, sql`o.courier_id`],
      [filter.type, sql`o.type`],
      [filter.shopId, sql`o.shop_id`],
    ]),
    ...within(sql`o.created_at`, filter),
    ...keptWithin(keptOrders, actor, filter),
  ];
  if (filter.batchNo) conditions.push(sql`o.batch_no = ${filter.batchNo}`);
  if (filter.ids) conditions.push(sql`o.id = ANY (${`{${filter.ids.join(',')}}`}::bigint[])`);
  // Written exactly like the partial index.
  if (filter.afterSale !== undefined)
    conditions.push(filter.afterSale ? sql`o.after_sale_status > 0` : sql`o.after_sale_status = 0`);
  if (meaning && 'ids' in meaning)
    conditions.push(sql`o.id = ANY (${`{${meaning.ids.join(',')}}`}::bigint[])`);
  else if (meaning) conditions.push(isNamed(actor, meaning.goodName));
  else if (filter.keyword)
    conditions.push(meant(box, actor, filter.keyword, 'order', sql`o.id`, isNamed(actor, filter.keyword)));
  return sql.join(conditions, sql` AND `);
}

/** FROM and WHERE of the actor's orders that match a filter. */
export function orderRows(box: SecretBox, actor: Actor, filter: OrdersFilter): SQL {
  return sql`FROM orders o WHERE ${ordersWhere(box, actor, filter)}`;
}
