import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { MAX_DAYS, spanOf } from './scope.ts';
import { listShopSales, sumOfRows, sumShopSales } from './shopSales.repository.ts';
import type { ShopSalesDto, ShopSalesFilter, ShopSalesUnit } from './shopSales.schemas.ts';
import type { ShopSalesScope } from './shopSales.sql.ts';

export const SHOP_SALES_UNIT: ShopSalesUnit = 'day';

/** By goods every item of an order is a line: of more days that takes too long. */
const MAX_DAYS_BY_GOODS = 92;

/**
 * The scope of a filter: the account's own shops, on days up to today.
 * @throws Refusal BAD_PARAM for more than 366 days, by goods or of one of them 92, or none
 */
export function shopSalesScope(
  { accountId }: Actor,
  { startAt, endAt, shopId, remoteGoodId, unit }: ShopSalesFilter,
  now: Date,
): ShopSalesScope {
  const byGoods = unit === 'goods' || remoteGoodId !== undefined;
  const days = byGoods ? MAX_DAYS_BY_GOODS : MAX_DAYS;
  return { accountId, shopId, remoteGoodId, ...spanOf(startAt, endAt, now, days) };
}

/** What an account's own shops sell, and what of it is left once the parcels are paid. */
export async function shopSales(
  db: Db,
  actor: Actor,
  filter: ShopSalesFilter,
  now: Date,
): Promise<ShopSalesDto> {
  const { unit = SHOP_SALES_UNIT } = filter;
  const scope = shopSalesScope(actor, filter, now);
  // One snapshot: the rows add up to the sums.
  return db.transaction(
    async (tx) => {
      const list = await listShopSales(tx, scope, unit);
      // Of goods an order may be in several rows.
      const summary = unit === 'goods' ? await sumShopSales(tx, scope) : sumOfRows(list);
      return { summary, list, total: list.length };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
