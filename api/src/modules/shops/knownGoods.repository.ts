import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Goods that an account knows, at most: linked, collected, or ordered last. */
const MAX_KNOWN = 200;

/** A query of the ids of goods that an account knows, as `good_id`. */
export function knownGoods(accountId: number): SQL {
  return sql`
    (SELECT good_id FROM (
       SELECT m.good_id, max(m.id) AS at FROM shop_good m JOIN shop h ON h.id = m.shop_id WHERE h.account_id = ${accountId}
        GROUP BY m.good_id ORDER BY at DESC LIMIT ${MAX_KNOWN}) linked)
    UNION (SELECT good_id FROM good_collect WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${MAX_KNOWN})
    UNION (SELECT good_id FROM (SELECT good_id FROM orders WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${MAX_KNOWN}) ordered)`;
}

/**
 * Combinations on sale by what a sheet calls them: their number, that of their goods, or a merchant code. Those are the
 * suppliers' own words and may be anybody's, so they count for goods that the account knows.
 */
export async function findSkusByCodes(
  db: Db,
  accountId: number,
  codes: readonly string[],
): Promise<Map<string, number[]>> {
  const { rows } = await db.execute<{ code: string; ids: number[] }>(sql`
    WITH known AS (${knownGoods(accountId)})
    SELECT c.code, json_agg(DISTINCT k.id) AS ids
      FROM unnest(${sql.param(codes)}::text[]) AS c (code)
      CROSS JOIN LATERAL (
        SELECT id FROM sku WHERE sku_no = c.code
        UNION SELECT s.id FROM goods n JOIN sku s ON s.good_id = n.id WHERE n.goods_no = c.code
        UNION SELECT id FROM sku WHERE merchant_code = c.code AND merchant_code <> '' AND good_id IN (SELECT good_id FROM known)) named
      JOIN sku k ON k.id = named.id JOIN goods g ON g.id = k.good_id
     WHERE k.status = 1 AND k.deleted_at IS NULL AND g.status = 1 AND g.deleted_at IS NULL
     GROUP BY c.code`);
  return new Map(rows.map(({ code, ids }) => [code, ids]));
}
