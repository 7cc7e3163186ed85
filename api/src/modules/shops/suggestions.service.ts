import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { found } from '../../db/conditions.ts';
import { knownGoods } from './knownGoods.repository.ts';
import type { ShopSkuRow } from './shopSkus.repository.ts';
import type { ShopRow } from './shops.repository.ts';
import { alikeGoods, type Candidate, type Suggestion, suggestionsOf } from './suggestions.ts';

/** Goods of strangers with one article number, at most. */
const MAX_SAME_CODE = 20;
/** Goods that have a word, at most. */
const MAX_NAMED = 200;
/** Combinations that are found at once. */
const MAX_FOUND = 50;

/** Combinations with one of these merchant codes or numbers. */
const skusCoded = (codes: readonly string[]) => sql`
      SELECT k.id FROM unnest(${sql.param(codes)}::text[]) code
        CROSS JOIN LATERAL (
          (SELECT id FROM sku WHERE merchant_code = code AND merchant_code <> '' ORDER BY id DESC LIMIT ${MAX_SAME_CODE})
          UNION SELECT id FROM sku WHERE sku_no = code) k`;

/** Combinations `k` of goods `g` that may be shipped for a platform now. */
const onSaleFor = (
  platform: number,
) => sql`k.status = 1 AND k.deleted_at IS NULL AND g.status = 1 AND g.deleted_at IS NULL
       AND (g.platforms = '{}' OR ${platform} = ANY (g.platforms))`;

/** What unlinked SKUs of a shop may stand for, by their ids. */
export async function suggestionsFor(
  db: Db,
  { accountId, platform }: Pick<ShopRow, 'accountId' | 'platform'>,
  seen: readonly ShopSkuRow[],
): Promise<Map<number, Suggestion[]>> {
  if (seen.length === 0) return new Map();
  const codes = [...new Set(seen.map(({ merchantCode }) => merchantCode.trim()).filter(Boolean))];
  const { rows: known } = await db.execute<{ goodId: number; goodName: string }>(sql`
    SELECT g.id AS "goodId", g.name AS "goodName" FROM goods g
     WHERE g.id IN (${knownGoods(accountId)}) AND g.status = 1 AND g.deleted_at IS NULL`);
  const alike = alikeGoods(seen, known);
  if (alike.length === 0 && codes.length === 0) return new Map();
  const knownIds = known.map(({ goodId }) => goodId);
  const { rows } = await db.execute<Candidate>(sql`
    WITH coded AS (${skusCoded(codes)})
    SELECT k.id AS "skuId", k.sku_no AS "skuNo", k.name AS "skuName", k.merchant_code AS "merchantCode", g.id AS "goodId",
           g.name AS "goodName", coalesce(nullif(k.pic, ''), g.pics->>0, '') AS pic, g.id = ANY (${sql.param(knownIds)}::bigint[]) AS "isKnown"
      FROM sku k JOIN goods g ON g.id = k.good_id
     WHERE (k.id IN (SELECT id FROM coded) OR g.id = ANY (${sql.param(alike)}::bigint[]))
       AND ${onSaleFor(platform)}`);
  return new Map(seen.map((sku) => [sku.id, suggestionsOf(sku, rows)]));
}

/**
 * Combinations on sale by a keyword: those with that merchant code or number first, then those whose goods have its first
 * word and that have all of its words. Without a keyword those of goods that the account knows.
 */
export async function findLinkableSkus(
  db: Db,
  { accountId, platform }: Pick<ShopRow, 'accountId' | 'platform'>,
  keyword: string,
): Promise<Suggestion[]> {
  const [word = ''] = keyword.split(/\s+/);
  const named = keyword
    ? sql`SELECT g.id FROM goods g WHERE ${found(word, sql`g.search_text`)} AND g.status = 1 AND g.deleted_at IS NULL
           ORDER BY g.sort DESC, g.id DESC LIMIT ${MAX_NAMED}`
    : knownGoods(accountId);
  const { rows } = await db.execute<Suggestion>(sql`
    WITH coded AS (${skusCoded(keyword ? [keyword] : [])}), named AS (${named})
    SELECT k.id AS "skuId", k.name AS "skuName", k.merchant_code AS "merchantCode", g.id AS "goodId", g.name AS "goodName",
           coalesce(nullif(k.pic, ''), g.pics->>0, '') AS pic, CASE WHEN k.id IN (SELECT id FROM coded) THEN 1 ELSE 2 END AS reason
      FROM sku k JOIN goods g ON g.id = k.good_id
     WHERE (k.id IN (SELECT id FROM coded)
            OR g.id IN (SELECT * FROM named) AND ${found(keyword, sql`(g.search_text || ' ' || lower(k.name))`)})
       AND ${onSaleFor(platform)}
     ORDER BY reason, g.sort DESC, g.id DESC, k.sort, k.id LIMIT ${MAX_FOUND}`);
  return rows;
}
