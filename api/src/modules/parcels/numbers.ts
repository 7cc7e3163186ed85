import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { containing } from '../../db/conditions.ts';
import { ownedBy, ownsParcel } from '../../db/ownership.ts';
import type { Actor } from '../../shared/actor.ts';
import { keywordPrints } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';

/**
 * Parcels with a number, exactly, and a buyer's own by receiver: the full phone, its last four digits or the full
 * name. Each branch uses an index. Parcels of bound shops cannot be found by a person.
 */
function numbered(box: SecretBox, actor: Actor, number: string): SQL {
  const own = ownsParcel(actor);
  const prints = actor.kind === 'buyer' ? keywordPrints(box, actor.accountId, number) : [];
  return sql`
    SELECT p.order_id, p.id FROM orders o JOIN order_package p ON p.order_id = o.id WHERE o.order_no = ${number} AND ${ownedBy(actor)}
    UNION ALL SELECT p.order_id, p.id FROM order_package p WHERE p.package_no = ${number} AND ${own}
    UNION ALL SELECT p.order_id, p.id FROM order_package p WHERE p.waybill_no = ${number} AND ${own}
    UNION ALL SELECT p.order_id, p.id FROM order_package p WHERE p.third_order_no = ${number} AND ${own}
    UNION ALL SELECT p.order_id, p.id FROM third_order t JOIN order_package p ON p.id = t.package_id
     WHERE t.third_order_no = ${number} AND ${own}
    UNION ALL SELECT p.order_id, p.id FROM receiver_print r JOIN order_package p ON p.id = r.package_id
     WHERE r.print = ANY (${`{${prints.join(',')}}`}::bigint[]) AND ${own}`;
}

/** The meaning of a list's keyword: an exact number or receiver, else a part of the goods name. */
export type Meaning = { ids: number[] } | { goodName: string };

/** Resolved before the list is read, so that a number costs the same for any number of rows. */
export async function meaningOf(
  db: Queryable,
  actor: Actor,
  keyword: string,
  of: 'order' | 'parcel',
): Promise<Meaning> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT ${idOf(of)} AS id FROM (${numbered(db.box, actor, keyword)}) n`);
  return rows.length > 0 ? { ids: rows.map(({ id }) => id) } : { goodName: keyword };
}

/** The same as one condition; `named` matches the goods name. */
export function meant(
  box: SecretBox,
  actor: Actor,
  keyword: string,
  of: 'order' | 'parcel',
  id: SQL,
  named: SQL,
): SQL {
  const found = numbered(box, actor, keyword);
  return sql`(${id} IN (SELECT ${idOf(of)} FROM (${found}) n) OR (NOT EXISTS (${found}) AND ${named}))`;
}

function idOf(of: 'order' | 'parcel'): SQL {
  return of === 'order' ? sql`n.order_id` : sql`n.id`;
}

/** Orders as `o` that hold goods of a name: their own is that of the first line, `order_sku` has the others. */
export function isNamed(actor: Actor, name: string): SQL {
  return sql`(o.good_name ${like(name)} OR o.id IN (
    SELECT o.id FROM orders o JOIN order_sku s ON s.order_id = o.id
     WHERE ${ownedBy(actor)} AND o.sku_count > 1 AND s.good_name ${like(name)}))`;
}

/** The same of one order after the other, for few of them. */
export function isNamedAlone(name: string): SQL {
  return sql`(o.good_name ${like(name)} OR EXISTS (SELECT FROM order_sku s WHERE s.order_id = o.id AND s.good_name ${like(name)} OFFSET 0))`;
}

/** Parcels `p` of orders `o` of that name, one after the other, which hold it themselves. */
export function holdsAlone(name: string): SQL {
  return sql`(o.sku_count = 1 OR o.package_count = 1
    OR EXISTS (SELECT FROM parcel_line l WHERE l.package_id = p.id AND l.good_name ${like(name)}))`;
}

/** Parcels of `orders` that do not hold the goods of a name which another parcel of their order does. */
export function parcelsWithout(name: string, orders: SQL): SQL {
  const several = sql`
    SELECT o.id FROM ${orders} AND o.sku_count > 1 AND o.package_count > 1
       AND NOT (o.good_name ${like(name)} AND (SELECT bool_and(s.good_name ${like(name)}) FROM order_sku s WHERE s.order_id = o.id))`;
  return sql`
    SELECT q.id FROM (${several}) o JOIN order_package q ON q.order_id = o.id
     WHERE NOT (SELECT bool_or(l.good_name ${like(name)}) FROM parcel_line l WHERE l.package_id = q.id)`;
}

/** Case-sensitive unless the keyword has letters, because case folding is expensive. */
function like(name: string): SQL {
  const hasCase = name.toLowerCase() !== name.toUpperCase();
  return sql`${hasCase ? sql`ILIKE` : sql`LIKE`} ${containing(name)}`;
}
