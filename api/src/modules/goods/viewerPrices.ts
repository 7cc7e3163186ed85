import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../shared/actor.ts';

/** The viewer, whose inviter's mark-up is part of the prices. Null for visitors and suppliers. */
export type Viewer = Pick<Actor, 'accountId' | 'superId'> | null;

/** What the supplier gets of the viewer for the cheapest or dearest combination of `g` on sale; `usual` without agreements. */
export function supplyFor(viewer: Viewer, which: 'min' | 'max', usual: SQL): SQL {
  if (!viewer) return usual;
  return sql`CASE WHEN EXISTS (SELECT FROM price_list_entry e WHERE e.good_id = g.id) THEN coalesce((
    SELECT ${sql.raw(which)}(coalesce(a.supply_price, s.supply_price)) FROM sku s
      LEFT JOIN LATERAL agreed_price_of(${viewer.accountId}, s.id, g.id) a ON true
     WHERE s.good_id = g.id AND s.status = 1 AND s.deleted_at IS NULL), ${usual}) ELSE ${usual} END`;
}

export const leastFor = (viewer: Viewer): SQL => supplyFor(viewer, 'min', sql`g.supply_price`);

/** What goods `g` cost without agreements and mark-ups, as the index of prices has it. */
const usualPrice = sql`(g.supply_price + g.platform_margin)`;

/**
 * What holds of all goods `g` that cost the viewer so many fen at most, and is found by indexes: mark-ups only raise a price,
 * so it is the usual one that has to be low enough, or one that somebody agreed on with the viewer.
 */
export function mayCostAtMost(most: number, viewer: Viewer): SQL[] {
  if (!viewer) return [];
  const agreed = sql`SELECT e.good_id FROM price_list l JOIN price_list_entry e ON e.list_id = l.id
    WHERE EXISTS (SELECT FROM price_list_buyer b WHERE b.list_id = l.id AND b.account_id = ${viewer.accountId})
       OR (SELECT a.level FROM account a WHERE a.id = ${viewer.accountId}) = ANY (l.levels)`;
  return [sql`(${usualPrice} <= ${most} OR g.id = ANY (ARRAY(${agreed})))`];
}

const markUpOf = ({ accountId }: NonNullable<Viewer>): SQL =>
  sql`coalesce((SELECT m.profit FROM mark_up_of(${accountId}, g.id) m), 0)`;

/** Fen a piece of goods `g`: of the combination on sale that costs least, by agreement where there is one. */
export function priceFor(viewer: Viewer): SQL {
  if (!viewer) return usualPrice;
  const price = sql`(${leastFor(viewer)} + g.platform_margin)`;
  if (!viewer.superId) return price;
  return sql`(${price} + ${markUpOf(viewer)})`;
}

/** Fen a piece of combination `s` of goods `g`: by agreement where there is one, with the inviter's mark-up. */
export function skuPriceFor(viewer: NonNullable<Viewer>): SQL {
  const supply = sql`coalesce(
    (SELECT a.supply_price FROM agreed_price_of(${viewer.accountId}, s.id, g.id) a), s.supply_price)`;
  return sql`(${supply} + g.platform_margin + ${viewer.superId ? markUpOf(viewer) : sql`0`})`;
}

/** Whether a combination of `g` on sale has a price that the viewer and the supplier agreed on. */
export function isAgreed(viewer: Viewer): SQL {
  if (!viewer) return sql`false`;
  return sql`(EXISTS (SELECT FROM price_list_entry e WHERE e.good_id = g.id) AND EXISTS (
    SELECT FROM sku s CROSS JOIN LATERAL agreed_price_of(${viewer.accountId}, s.id, g.id)
     WHERE s.good_id = g.id AND s.status = 1 AND s.deleted_at IS NULL))`;
}
