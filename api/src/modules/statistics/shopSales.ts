import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { spanOf } from './scope.ts';
import { listShopSales, sumShopSales } from './shopSales.repository.ts';
import type { ShopSalesDto, ShopSalesFilter, ShopSalesUnit } from './shopSales.schemas.ts';
import type { ShopSalesScope } from './shopSales.sql.ts';

export const SHOP_SALES_UNIT: ShopSalesUnit = 'day';

/**
 * The scope of a filter: the account's own shops, on days up to today.
 * @throws Refusal BAD_PARAM for more than 366 days, or none
 */
export function shopSalesScope(
  { accountId }: Actor,
  { startAt, endAt, shopId, remoteGoodId }: Omit<ShopSalesFilter, 'unit'>,
  now: Date,
): ShopSalesScope {
  return { accountId, shopId, remoteGoodId, ...spanOf(startAt, endAt, now) };
}

/** What an account's own shops sell, and what of it is left once the parcels are paid. */
export async function shopSales(
  db: Db,
  actor: Actor,
  { unit = SHOP_SALES_UNIT, ...filter }: ShopSalesFilter,
  now: Date,
): Promise<ShopSalesDto> {
  const scope = shopSalesScope(actor, filter, now);
  // One snapshot: the rows add up to the sums.
  return db.transaction(
    async (tx) => {
      const list = await listShopSales(tx, scope, unit);
      return { summary: await sumShopSales(tx, scope), list, total: list.length };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
