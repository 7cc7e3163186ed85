import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { stepsPer as per } from '../../shared/statuses.ts';
import type { GoodPricesDto, GoodStepsDto, SaveSteps } from './prices.schemas.ts';
import { fallingSteps, hasOwnSteps, type SupplyTerms, supplyPriceAt } from './supplyPrice.ts';

/** A list of ids for a query. */
export const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

type Terms = SupplyTerms & { id: number; onTop: number };

/** What the viewer pays for these goods by pieces; null for a visitor, who has neither inviter nor agreement. */
export async function findPrices(
  db: Db,
  ids: readonly number[],
  viewer: number | null,
): Promise<GoodPricesDto[]> {
  const { rows } = await db.execute<{ id: number; stepsPer: number; skus: Terms[] }>(sql`
    SELECT g.id, g.steps_per AS "stepsPer", json_agg(json_build_object('id', k.id, 'supplyPrice', k.supply_price,
             'onTop', g.platform_margin + coalesce(m.profit, 0), 'agreedPrice', a.supply_price, 'steps', (
               SELECT coalesce(json_agg(json_build_object('minPieces', p.min_pieces, 'supplyPrice', p.supply_price,
                        'ofSku', p.sku_id IS NOT NULL)), '[]')
                 FROM price_step p WHERE p.good_id = g.id AND (p.sku_id = k.id OR p.sku_id IS NULL))) ORDER BY k.sort, k.id) AS skus
      FROM goods g JOIN sku k ON k.good_id = g.id AND k.status = 1 AND k.deleted_at IS NULL
      LEFT JOIN LATERAL mark_up_of(${viewer}, g.id) m ON true
      LEFT JOIN LATERAL agreed_price_of(${viewer}, k.id, g.id) a ON true
     WHERE g.id = ANY (${idsOf(ids)}) AND g.status IN (1, 2) AND g.deleted_at IS NULL
     GROUP BY g.id`);
  return rows.map(({ id, stepsPer, skus }) => ({
    id,
    perParcel: stepsPer === per.parcel,
    skus: skus.map((sku) => ({
      skuId: sku.id,
      price: supplyPriceAt(sku, 1) + sku.onTop,
      agreed: sku.agreedPrice !== null,
      ofSku: hasOwnSteps(sku),
      steps: fallingSteps(sku).map(({ minPieces, supplyPrice }) => ({
        minPieces,
        price: supplyPrice + sku.onTop,
      })),
    })),
  }));
}

/** Of goods with steps the first one of the combination that costs the viewer least; goods without are left out. */
export async function findBulkPrices(
  db: Db,
  ids: readonly number[],
  viewer: number | null,
): Promise<Map<number, GoodPricesDto['skus'][number]['steps'][number]>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT good_id AS id FROM price_step WHERE good_id = ANY (${idsOf(ids)})`);
  if (rows.length === 0) return new Map();
  const goods = await findPrices(
    db,
    rows.map(({ id }) => id),
    viewer,
  );
  return new Map(
    goods.flatMap(({ id, skus }) => {
      const least = Math.min(...skus.map(({ price }) => price));
      const [first] = skus.find(({ price, steps }) => price === least && steps.length > 0)?.steps ?? [];
      return first ? [[id, first]] : [];
    }),
  );
}

/** The steps of the supplier's goods; others are left out. */
export async function findSteps(
  db: Queryable,
  sellerId: number,
  ids: readonly number[],
): Promise<GoodStepsDto[]> {
  const { rows } = await db.execute<{ id: number; stepsPer: number; steps: GoodStepsDto['steps'] }>(sql`
    SELECT g.id, g.steps_per AS "stepsPer", coalesce(s.list, '[]') AS steps FROM goods g LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('skuId', p.sku_id, 'minPieces', p.min_pieces, 'supplyPrice', p.supply_price)
               ORDER BY p.sku_id NULLS FIRST, p.min_pieces) AS list
        FROM price_step p LEFT JOIN sku k ON k.id = p.sku_id WHERE p.good_id = g.id AND k.deleted_at IS NULL) s ON true
     WHERE g.id = ANY (${idsOf(ids)}) AND g.seller_id = ${sellerId} AND g.deleted_at IS NULL ORDER BY g.id`);
  return rows.map(({ id, stepsPer, steps }) => ({ id, perParcel: stepsPer === per.parcel, steps }));
}

/** The supply prices of live combinations, by their ids; locks the goods. Undefined for goods of others. */
export async function lockPrices(
  tx: Tx,
  sellerId: number,
  goodId: number,
): Promise<Map<number, number> | undefined> {
  const { rows } = await tx.execute(sql`
    SELECT FROM goods WHERE id = ${goodId} AND seller_id = ${sellerId} AND deleted_at IS NULL FOR NO KEY UPDATE`);
  if (rows.length === 0) return undefined;
  const skus = await tx.execute<{ id: number; supplyPrice: number }>(sql`
    SELECT id, supply_price AS "supplyPrice" FROM sku WHERE good_id = ${goodId} AND deleted_at IS NULL`);
  return new Map(skus.rows.map(({ id, supplyPrice }) => [id, supplyPrice]));
}

/** Puts these steps in place of all that the goods have. */
export async function replaceSteps(tx: Tx, { id, perParcel, steps }: SaveSteps): Promise<void> {
  const stepsPer = perParcel ? per.parcel : per.order;
  await tx.execute(sql`UPDATE goods SET steps_per = ${stepsPer}, updated_at = now() WHERE id = ${id}`);
  await tx.execute(sql`DELETE FROM price_step WHERE good_id = ${id}`);
  if (steps.length === 0) return;
  await tx.execute(sql`
    INSERT INTO price_step (good_id, sku_id, min_pieces, supply_price)
    SELECT ${id}, s."skuId", s."minPieces", s."supplyPrice"
      FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS s("skuId" bigint, "minPieces" int, "supplyPrice" bigint)`);
}
