import { type SQL, sql } from 'drizzle-orm';
import { among, equalities, within } from '../../db/conditions.ts';
import { isKept, type KeptList, keptOrders, keptParcels, keptWithin } from '../../db/keptTotals.ts';
import { ownedBy, ownsParcel } from '../../db/ownership.ts';
import { newestOf, sumRows } from '../../db/pages.ts';
import type { Actor } from '../../shared/actor.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { outputStatuses } from '../../shared/statuses.ts';
import { holdsAlone, isNamed, isNamedAlone, type Meaning, meant, parcelsWithout } from './numbers.ts';
import type { ParcelsFilter } from './parcels.schemas.ts';

/**
 * The conditions of a filter: on parcels as `p`, separately on their status, on orders as `o`, and on both, since a
 * parcel has the shop, platform and time of its order.
 */
function conditionsOf(box: SecretBox, actor: Actor, filter: ParcelsFilter, meaning?: Meaning) {
  const ofParcel = [
    ...equalities([
      [filter.id, sql`p.id`],
      [filter.orderId, sql`p.order_id`],
      [filter.refundStatus, sql`p.refund_status`],
      [filter.outputStatus, sql`p.output_status`],
      [filter.autoSendStatus, sql`p.auto_send_status`],
    ]),
    ...among(sql`p.id`, filter.ids),
    ...among(sql`p.order_id`, filter.orderIds),
  ];
  // Written exactly like the partial indexes.
  if (filter.refundStatus) ofParcel.push(sql`p.refund_status > 0`);
  if (filter.outputStatus === outputStatuses.failed) ofParcel.push(sql`p.output_status = 4`);
  if (filter.printed !== undefined && actor.kind === 'seller')
    ofParcel.push(filter.printed ? sql`p.print_count > 0` : sql`p.print_count = 0`);
  // As the index of suppliers says it.
  if (filter.late) ofParcel.push(sql`p.status = 20 AND p.promised_ship_at < now()`);
  const ofStatus = equalities([[filter.status, sql`p.status`]]);
  const ofBoth = (row: SQL, list: KeptList) => [
    ...equalities([
      [filter.shopId, sql`${row}.shop_id`],
      [filter.platform, sql`${row}.platform`],
    ]),
    ...within(sql`${row}.created_at`, filter),
    ...keptWithin(list, actor, filter),
  ];
  const ofPlace = equalities([
    [filter.warehouseId, sql`o.warehouse_id`],
    [filter.courierId, sql`o.courier_id`],
  ]);
  const ofOrder = [...ofPlace];
  if (meaning && 'ids' in meaning) ofParcel.push(...among(sql`p.id`, meaning.ids));
  else if (meaning) ofOrder.push(isNamed(actor, meaning.goodName));
  else if (filter.keyword) {
    const orders = ordersWhere(actor, [isNamed(actor, filter.keyword)]);
    const named = sql`${inOrders(sql`SELECT o.id FROM ${orders}`)} AND p.id NOT IN (${parcelsWithout(filter.keyword, orders)})`;
    ofParcel.push(meant(box, actor, filter.keyword, 'parcel', sql`p.id`, named));
  }
  return { ofParcel, ofStatus, ofBoth, ofPlace, ofOrder };
}

/** FROM and WHERE of the actor's parcels that pass a filter, with their orders as `o`. */
export function parcelRows(box: SecretBox, actor: Actor, filter: ParcelsFilter): SQL {
  const { ofParcel, ofStatus, ofBoth, ofOrder } = conditionsOf(box, actor, filter);
  const orders = ofOrder.length > 0 ? [inOrders(sql`SELECT o.id FROM ${ordersWhere(actor, ofOrder)}`)] : [];
  const those = all([ownsParcel(actor), ...ofParcel, ...ofStatus, ...ofBoth(sql`p`, keptParcels), ...orders]);
  return sql`FROM order_package p JOIN orders o ON o.id = p.order_id WHERE ${those}`;
}

/**
 * The same for a list: FROM and WHERE of parcels only, a count query, and in `before` a common table for both.
 * Orders know their number of parcels and are fewer.
 */
export function parcelList(
  box: SecretBox,
  actor: Actor,
  filter: ParcelsFilter,
  meaning: Meaning | undefined,
): { before: SQL; from: SQL; count?: SQL; newest?: SQL } {
  const { ofParcel, ofStatus, ofBoth, ofPlace, ofOrder } = conditionsOf(box, actor, filter, meaning);
  const byOrder = ofOrder.length > 0;
  const orders = ordersWhere(actor, [...ofBoth(sql`o`, keptOrders), ...ofOrder]);
  const lacking = meaning && 'goodName' in meaning ? parcelsWithout(meaning.goodName, orders) : undefined;
  const fitting = [
    ...(byOrder ? [inOrders(sql`SELECT f.id FROM fitting f`)] : []),
    ...(lacking ? [sql`p.id NOT IN (SELECT l.id FROM lacking l)`] : []),
  ];
  const parcels = sql`order_package p WHERE ${all([ownsParcel(actor), ...ofParcel, ...ofBoth(sql`p`, keptParcels), ...fitting])}`;
  const from = all([parcels, ...ofStatus]);
  const inAll = byOrder
    ? sql`SELECT coalesce(sum(package_count), 0) FROM fitting`
    : sumRows(sql`package_count`, sql`FROM ${orders}`);
  const ofOrders = lacking ? sql`SELECT (${inAll}) - (SELECT count(*) FROM lacking)` : inAll;
  const isOfOrders = ofParcel.length === 0 && filter.status === undefined;
  const before = [
    ...(byOrder ? [sql`fitting AS MATERIALIZED (SELECT o.id, o.package_count FROM ${orders}), `] : []),
    ...(lacking ? [sql`lacking AS MATERIALIZED (${lacking}), `] : []),
  ];
  const name = meaning && 'goodName' in meaning ? meaning.goodName : undefined;
  const cheap = [
    ownsParcel(actor),
    ...ofParcel,
    ...ofStatus,
    ...ofBoth(sql`p`, keptParcels),
    isKept(keptParcels, actor),
  ];
  const newest = newestOf({
    ...{ id: sql`p.id`, alias: sql`p` },
    from: sql`order_package p WHERE ${all(cheap)}`,
    where: sql`EXISTS (SELECT FROM orders o WHERE ${all([
      sql`o.id = p.order_id`,
      ...ofPlace,
      ...(name === undefined ? [] : [isNamedAlone(name), holdsAlone(name)]),
    ])} OFFSET 0)`,
  });
  return {
    ...{ before: sql.join(before), from },
    ...(isOfOrders && { count: ofOrders }),
    ...(byOrder && { newest }),
  };
}

function ordersWhere(actor: Actor, conditions: SQL[]): SQL {
  return sql`orders o WHERE ${all([ownedBy(actor), ...conditions])}`;
}

/** Not a join, which would sort all results for one page. */
function inOrders(orderIds: SQL): SQL {
  return sql`(p.order_id IN (${orderIds})) IS TRUE`;
}

function all(conditions: SQL[]): SQL {
  return sql.join(conditions, sql` AND `);
}
