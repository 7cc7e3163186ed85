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

/** Fen a piece of goods `g`: of the combination on sale that costs least, by agreement where there is one. */
export function priceFor(viewer: Viewer): SQL {
  const price = sql`(${leastFor(viewer)} + g.platform_margin)`;
  if (!viewer?.superId) return price;
  return sql`(${price} + coalesce((SELECT m.profit FROM mark_up_of(${viewer.accountId}, g.id) m), 0))`;
}

/** Whether a combination of `g` on sale has a price that the viewer and the supplier agreed on. */
export function isAgreed(viewer: Viewer): SQL {
  if (!viewer) return sql`false`;
  return sql`(EXISTS (SELECT FROM price_list_entry e WHERE e.good_id = g.id) AND EXISTS (
    SELECT FROM sku s CROSS JOIN LATERAL agreed_price_of(${viewer.accountId}, s.id, g.id)
     WHERE s.good_id = g.id AND s.status = 1 AND s.deleted_at IS NULL))`;
}
