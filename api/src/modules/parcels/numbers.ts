import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { containing } from '../../db/conditions.ts';
import { keywordPrints } from '../../shared/personalData.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import type { Actor } from '../accounts/sessions.service.ts';
import { ownedBy, ownsParcel } from './ownership.ts';

/**
 * Parcels that carry a number, by it alone, and a buyer's own by their receivers: the phone in full, its last four
 * digits or the whole name. Each branch is a look into an index. Parcels of bound shops are not found by a person.
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

/** What a keyword of a list means: what carries it as its number or goes to that person, else a part of the name of the goods. */
export type Meaning = { ids: number[] } | { goodName: string };

/** Looked up before the list is read, so that a number costs the same however many rows there are. */
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

/** The same as one condition; `named` is that of the goods' name. */
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

/** Case counts where there are no letters to have one, for it is dear to leave it out of account. */
export function isNamed(name: string): SQL {
  const hasCase = name.toLowerCase() !== name.toUpperCase();
  return sql`o.good_name ${hasCase ? sql`ILIKE` : sql`LIKE`} ${containing(name)}`;
}
