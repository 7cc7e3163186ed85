import { type SQL, sql } from 'drizzle-orm';
import { among, equalities, within } from '../../db/conditions.ts';
import type { Actor } from '../accounts/sessions.service.ts';
import { isNamed, type Meaning, meant } from './numbers.ts';
import { ownedBy, ownsParcel } from './ownership.ts';
import type { ParcelsFilter } from './parcels.schemas.ts';

/** What a filter says of parcels as `p`, and what of their orders as `o`. */
function conditionsOf(actor: Actor, filter: ParcelsFilter, meaning?: Meaning) {
  const ofParcel = [
    ...equalities([
      [filter.id, sql`p.id`],
      [filter.orderId, sql`p.order_id`],
      [filter.status, sql`p.status`],
      [filter.refundStatus, sql`p.refund_status`],
      [filter.outputStatus, sql`p.output_status`],
      [filter.autoSendStatus, sql`p.auto_send_status`],
      [filter.shopId, sql`p.shop_id`],
      [filter.platform, sql`p.platform`],
    ]),
    ...among(sql`p.id`, filter.ids),
    ...among(sql`p.order_id`, filter.orderIds),
    ...within(sql`p.created_at`, filter),
  ];
  // As the partial index says it.
  if (filter.refundStatus) ofParcel.push(sql`p.refund_status > 0`);
  if (filter.printed !== undefined && actor.kind === 'seller')
    ofParcel.push(filter.printed ? sql`p.print_count > 0` : sql`p.print_count = 0`);
  const ofOrder = equalities([
    [filter.warehouseId, sql`o.warehouse_id`],
    [filter.courierId, sql`o.courier_id`],
  ]);
  if (meaning && 'ids' in meaning) ofParcel.push(...among(sql`p.id`, meaning.ids));
  else if (meaning) ofOrder.push(isNamed(meaning.goodName));
  else if (filter.keyword) {
    const named = inOrders(actor, [isNamed(filter.keyword)]);
    ofParcel.push(meant(actor, filter.keyword, 'parcel', sql`p.id`, named));
  }
  return { ofParcel, ofOrder };
}

/** The conditions of a filter on parcels as `p`; `meaning` is that of its keyword where it was looked up before. */
export function parcelsThat(actor: Actor, filter: ParcelsFilter, meaning?: Meaning): SQL {
  const { ofParcel, ofOrder } = conditionsOf(actor, filter, meaning);
  const orders = ofOrder.length > 0 ? [inOrders(actor, ofOrder)] : [];
  return all([ownsParcel(actor), ...ofParcel, ...orders]);
}

/** How many those are; orders know how many parcels they have, and are fewer. */
export function countOfParcels(actor: Actor, filter: ParcelsFilter, meaning?: Meaning): SQL {
  const { ofParcel, ofOrder } = conditionsOf(actor, filter, meaning);
  return ofParcel.length > 0
    ? sql`SELECT count(*) FROM order_package p WHERE ${parcelsThat(actor, filter, meaning)}`
    : sql`SELECT coalesce(sum(o.package_count), 0) FROM orders o WHERE ${all([ownedBy(actor), ...ofOrder])}`;
}

/** FROM and WHERE of the actor's parcels that pass a filter, with their orders as `o`. */
export function parcelRows(actor: Actor, filter: ParcelsFilter): SQL {
  return sql`FROM order_package p JOIN orders o ON o.id = p.order_id WHERE ${parcelsThat(actor, filter)}`;
}

/** Not as a join, after which all that is found would have to be sorted for the sake of one page. */
function inOrders(actor: Actor, conditions: SQL[]): SQL {
  return sql`(p.order_id IN (SELECT o.id FROM orders o WHERE ${all([ownedBy(actor), ...conditions])})) IS TRUE`;
}

function all(conditions: SQL[]): SQL {
  return sql.join(conditions, sql` AND `);
}
