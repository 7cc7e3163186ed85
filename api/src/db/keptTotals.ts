import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../shared/actor.ts';
import { ownedBy, ownsParcel } from './ownership.ts';

/** A list whose totals are kept for owners of many rows, with the facets that `functions/keptTotals.sql` keeps them by. */
export type KeptList = {
  /** As `kept_list` names it. */
  name: string;
  /** Its table under the alias of the queries, and a condition: that a row is the actor's. */
  table: SQL;
  ownedBy(actor: Actor): SQL;
  id: SQL;
  createdAt: SQL;
  facets: Readonly<Record<string, SQL>>;
};

export const keptOrders: KeptList = {
  name: 'orders',
  table: sql`orders o`,
  ownedBy,
  id: sql`o.id`,
  createdAt: sql`o.created_at`,
  facets: {
    status: sql`o.status`,
    afterSale: sql`o.after_sale_status`,
    platform: sql`o.platform`,
    type: sql`o.type`,
    warehouse: sql`o.warehouse_id`,
    courier: sql`o.courier_id`,
    shop: sql`o.shop_id`,
  },
};

export const keptParcels: KeptList = {
  name: 'parcels',
  table: sql`order_package p`,
  ownedBy: ownsParcel,
  id: sql`p.id`,
  createdAt: sql`p.created_at`,
  facets: {
    status: sql`p.status`,
    refundStatus: sql`p.refund_status`,
    platform: sql`p.platform`,
    shop: sql`p.shop_id`,
  },
};

export const keptRefunds: KeptList = {
  name: 'refunds',
  table: sql`refund r`,
  ownedBy: (actor) =>
    actor.kind === 'buyer' ? sql`r.account_id = ${actor.accountId}` : sql`r.seller_id = ${actor.accountId}`,
  id: sql`r.id`,
  createdAt: sql`r.created_at`,
  facets: { status: sql`r.status` },
};

/** FROM and WHERE of the list `k` of an actor, if its totals are kept. */
function keptFor({ name }: KeptList, { accountId }: Actor): SQL {
  return sql`FROM kept_list k WHERE k.owner_id = ${accountId} AND k.list = ${sql.raw(`'${name}'`)} AND k.covered_id > 0`;
}

const ofList = (row: SQL, facet: string) =>
  sql`${row}.owner_id = k.owner_id AND ${row}.list = k.list AND ${row}.facet = ${sql.raw(`'${facet}'`)}`;

/** Whether the actor's list is long: a condition that is the same for all of its rows. */
export function isKept(list: KeptList, actor: Actor): SQL {
  return sql`EXISTS (SELECT ${keptFor(list, actor)})`;
}

/**
 * A query of one number: how many rows of the actor's list have a value of a facet, exactly; null where its totals are not
 * kept. Without a condition on the value all rows are counted.
 */
export function keptTotal(
  list: KeptList,
  actor: Actor,
  facet = 'status',
  fits: (value: SQL) => SQL = (value) => sql`${value} IS NOT NULL`,
): SQL {
  const column = list.facets[facet];
  if (!column) throw new Error(`${list.name} are not kept by ${facet}`);
  return sql`
    SELECT (SELECT coalesce(sum(t.rows), 0)::bigint FROM kept_total t WHERE ${ofList(sql`t`, facet)} AND ${fits(sql`t.value`)})
         + (SELECT count(*) FILTER (WHERE ${fits(sql`c.after`)}) - count(*) FILTER (WHERE ${fits(sql`c.before`)})
              FROM kept_change c WHERE ${ofList(sql`c`, facet)} AND c.row_id <= k.covered_id)
         + (SELECT count(*) FROM ${list.table} WHERE ${list.ownedBy(actor)} AND ${list.id} > k.covered_id AND ${fits(column)})
           ${keptFor(list, actor)}`;
}

/** The only one of some filters that is given, by its facet, as `keptTotal` takes it; all rows where none is. */
export function keptBy(
  list: KeptList,
  actor: Actor,
  filters: Readonly<Record<string, unknown>>,
  facets: Readonly<Record<string, (value: never) => [facet: string, fits: (value: SQL) => SQL]>>,
): SQL | undefined {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const [first, another] = given;
  if (!first) return keptTotal(list, actor);
  const facetOf = facets[first[0]];
  return another || !facetOf ? undefined : keptTotal(list, actor, ...facetOf(first[1] as never));
}

export const hasValue =
  (facet: string) =>
  (value: number): [string, (column: SQL) => SQL] => [facet, (column) => sql`${column} = ${value}`];

const dayOf = (moment: string) =>
  sql`((${moment}::timestamptz AT TIME ZONE 'Asia/Shanghai')::date - DATE '1970-01-01')`;

/**
 * Between which ids the actor's rows of some days lie, where that is kept: conditions beside those on the time, which
 * spare reading all other days.
 */
export function keptWithin(
  list: KeptList,
  actor: Actor,
  { startAt, endAt }: { startAt?: string; endAt?: string },
): SQL[] {
  const conditions: SQL[] = [];
  if (startAt)
    conditions.push(sql`${list.id} >= coalesce((
      SELECT least((SELECT min(t.first_id) FROM kept_total t WHERE ${ofList(sql`t`, 'day')} AND t.value >= ${dayOf(startAt)}),
                   (SELECT min(c.row_id) FROM kept_change c WHERE ${ofList(sql`c`, 'day')} AND c.after >= ${dayOf(startAt)}),
                   k.covered_id + 1) ${keptFor(list, actor)}), 0)`);
  if (endAt)
    conditions.push(sql`${list.id} <= coalesce((
      SELECT greatest((SELECT max(t.last_id) FROM kept_total t WHERE ${ofList(sql`t`, 'day')} AND t.value <= ${dayOf(endAt)}),
                      (SELECT max(c.row_id) FROM kept_change c WHERE ${ofList(sql`c`, 'day')} AND c.after <= ${dayOf(endAt)}),
                      (SELECT max(${list.id}) FROM ${list.table}
                        WHERE ${list.ownedBy(actor)} AND ${list.id} > k.covered_id AND ${list.createdAt} < ${endAt}), 0)
             ${keptFor(list, actor)}), 9223372036854775807)`);
  return conditions;
}
