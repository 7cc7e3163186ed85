import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../shared/actor.ts';

/** A buyer owns what it ordered, a supplier what leaves its warehouses. Of orders as `o`. */
export function ownedBy(actor: Actor): SQL {
  return actor.kind === 'buyer'
    ? sql`o.account_id = ${actor.accountId}`
    : sql`o.seller_id = ${actor.accountId}`;
}

/** The same of parcels as `p`. */
export function ownsParcel(actor: Actor): SQL {
  return actor.kind === 'buyer'
    ? sql`p.account_id = ${actor.accountId}`
    : sql`p.seller_id = ${actor.accountId}`;
}
