import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { marginActions } from '../../shared/statuses.ts';
import { type HeldPrice, type ListingEnding, leastPriceOf } from './priceRule.ts';

/** By the numbers of combinations: those whose price the shop raises by itself. */
export type HeldPrices = ReadonlyMap<string, HeldPrice>;

export const NONE_HELD: HeldPrices = new Map();

type HeldRow = Omit<HeldPrice, 'least'> & {
  no: string;
  cost: number;
  minMargin: number;
  ending: ListingEnding;
};

/** What the margin rules ask for combinations of goods that a shop has, where they raise prices. */
export async function findHeldPrices(
  db: Queryable,
  { shopId, remoteGoodId }: { shopId: number; remoteGoodId: string },
): Promise<HeldPrices> {
  const { rows } = await db.execute<HeldRow>(sql`
    SELECT k.merchant_code AS no, k.price, c.cost, r.min_margin AS "minMargin", h.price_ending AS ending, h.raise_limit AS "raiseLimit"
      FROM shop h JOIN shop_sku k ON k.shop_id = h.id AND k.remote_good_id = ${remoteGoodId},
           LATERAL shop_margin_rule(k) r, LATERAL (SELECT shop_sku_cost(k) AS cost) c
     WHERE h.id = ${shopId} AND h.stock_sync AND r.action = ${literal(marginActions.raise)} AND k.merchant_code <> ''
       AND k.price IS NOT NULL AND c.cost IS NOT NULL`);
  return new Map(
    rows.map(({ no, price, cost, minMargin, ending, raiseLimit }) => [
      no,
      { price, raiseLimit, least: leastPriceOf({ floor: minMargin, ending }, cost) },
    ]),
  );
}

/** What prices of goods that a shop has were raised to last, by the numbers of their combinations. */
export async function findRaisedPrices(
  db: Queryable,
  { shopId, remoteGoodId }: { shopId: number; remoteGoodId: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ no: string; price: number }>(sql`
    SELECT k.merchant_code AS no, t.raised_to AS price FROM shop_sku k JOIN shop_stock t ON t.shop_sku_id = k.id
     WHERE k.shop_id = ${shopId} AND k.remote_good_id = ${remoteGoodId} AND k.merchant_code <> '' AND t.raised_to IS NOT NULL`);
  return new Map(rows.map(({ no, price }) => [no, price]));
}
