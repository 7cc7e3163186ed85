import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { PlannedSku } from './goodSkus.ts';

/** What a combination, written already, is to be made of; its place among the combinations is for refusals. */
export type BundleInput = {
  id: number;
  index: number;
  bundleParts: readonly { skuId: number; num: number }[];
};

/**
 * Serialises whatever makes bundles of a supplier, or removes what they may be made of: each alone would do no harm, and
 * two at once could put a bundle into another. Taken before any other lock.
 */
export async function lockBundles(tx: Tx, sellerId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('bundles:' || ${sellerId}::bigint, 0))`);
}

/**
 * Refuses parts that are not the supplier's, as an edit asks for them, under `lockBundles`.
 * @throws Refusal BAD_PARAM with the field
 */
export async function checkParts(
  tx: Tx,
  sellerId: number,
  asked: readonly Pick<PlannedSku, 'id' | 'bundleParts'>[],
): Promise<void> {
  const ids = asked.flatMap(({ bundleParts }) => bundleParts.map(({ skuId }) => skuId));
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT k.id FROM sku k JOIN goods g ON g.id = k.good_id AND g.seller_id = ${sellerId} AND g.deleted_at IS NULL
     WHERE k.id = ANY (${`{${ids.join()}}`}::bigint[]) AND k.deleted_at IS NULL`);
  const own = new Set(rows.map(({ id }) => id));
  for (const [index, { id, bundleParts }] of asked.entries())
    if (bundleParts.some(({ skuId }) => skuId === id || !own.has(skuId)))
      throw new Refusal('BAD_PARAM', { field: fieldOf({ index }) });
}

/**
 * Writes what combinations are made of, under `lockBundles` and after `checkParts`; those that become bundles have no
 * stock rows any more.
 * @throws Refusal BUNDLE_NESTED, BUNDLE_PART
 */
export async function writeBundles(tx: Tx, bundles: readonly BundleInput[]): Promise<void> {
  const written = sql`jsonb_to_recordset(${JSON.stringify(bundles)}::jsonb) AS x (id bigint, "bundleParts" jsonb)`;
  await tx.execute(sql`DELETE FROM sku_part WHERE sku_id IN (SELECT id FROM ${written})`);
  await tx.execute(sql`
    INSERT INTO sku_part (sku_id, part_sku_id, num, sort)
    SELECT x.id, (p.part->>'skuId')::bigint, (p.part->>'num')::smallint, p.place
      FROM ${written} CROSS JOIN LATERAL jsonb_array_elements(x."bundleParts") WITH ORDINALITY AS p (part, place)`);
  await tx.execute(sql`
    UPDATE sku k SET part_count = jsonb_array_length(x."bundleParts") FROM ${written} WHERE k.id = x.id`);
  await checkNests(tx, bundles);
}

/** No bundle in another, whichever of the two was written now. */
async function checkNests(tx: Tx, bundles: readonly BundleInput[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number; part: number; name: string; bundle: string }>(sql`
    SELECT p.sku_id AS id, p.part_sku_id AS part, concat_ws(' ', h.name, nullif(k.name, '')) AS name,
           concat_ws(' ', g.name, nullif(b.name, '')) AS bundle
      FROM sku_part p JOIN sku k ON k.id = p.part_sku_id AND k.part_count > 0 JOIN goods h ON h.id = k.good_id
      JOIN sku b ON b.id = p.sku_id AND b.deleted_at IS NULL JOIN goods g ON g.id = b.good_id AND g.deleted_at IS NULL
     WHERE ${`{${bundles.map(({ id }) => id).join()}}`}::bigint[] && ARRAY[p.sku_id, p.part_sku_id]
     ORDER BY p.sku_id, p.sort LIMIT 1`);
  const [nest] = rows;
  if (!nest) return;
  const outer = bundles.find(({ id }) => id === nest.id);
  if (outer) throw new Refusal('BUNDLE_NESTED', { name: nest.name }, { field: fieldOf(outer) });
  throw new Refusal('BUNDLE_PART', nest, { field: fieldOf(bundles.find(({ id }) => id === nest.part)) });
}

/**
 * Refuses when a combination is in a bundle that stays.
 * @throws Refusal BUNDLE_PART
 */
export async function checkNoPart(tx: Tx, skuId: number): Promise<void> {
  const [bundle] = await bundlesWith(tx, sql`k.id = ${skuId}`);
  if (bundle) throw new Refusal('BUNDLE_PART', bundle, { field: 'skus', skuId });
}

/** The same for all combinations of goods, in bundles of other goods. */
export async function checkNoParts(tx: Tx, goodId: number): Promise<void> {
  const [bundle] = await bundlesWith(tx, sql`k.good_id = ${goodId} AND g.id <> ${goodId}`);
  if (bundle) throw new Refusal('BUNDLE_PART', bundle);
}

async function bundlesWith(tx: Tx, which: ReturnType<typeof sql>) {
  const { rows } = await tx.execute<{ name: string; bundle: string }>(sql`
    SELECT concat_ws(' ', h.name, nullif(k.name, '')) AS name, concat_ws(' ', g.name, nullif(b.name, '')) AS bundle
      FROM sku k JOIN goods h ON h.id = k.good_id JOIN sku_part p ON p.part_sku_id = k.id
      JOIN sku b ON b.id = p.sku_id AND b.deleted_at IS NULL JOIN goods g ON g.id = b.good_id AND g.deleted_at IS NULL
     WHERE ${which} AND k.deleted_at IS NULL ORDER BY b.id LIMIT 1`);
  return rows;
}

function fieldOf(bundle: Pick<BundleInput, 'index'> | undefined): string {
  return bundle ? `skus.${bundle.index}.bundleParts` : 'skus';
}
