import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { literals } from '../../db/conditions.ts';
import { goodProperties, goodPropertyValues, skuParts, skus } from '../../db/schema/index.ts';
import { Refusal } from '../../shared/refusal.ts';
import { orderStatus } from '../../shared/statuses.ts';
import { createStocks, dropStock } from '../stock/stock.writes.ts';
import { findInTransit } from '../stockTransfers/inTransit.ts';
import { checkNoPart, writeBundles } from './bundles.writes.ts';
import type { PlannedSku, SkuPlan } from './goodSkus.ts';
import type { PropertyInput, SellerSkuDto } from './sellerGoods.schemas.ts';
import { listSellerSkus, propertiesOf } from './skus.repository.ts';

type Owned = { id: number; goodsNo: string; sellerId: number };

/** The properties and combinations of goods that are locked, locked themselves until the transaction ends. */
export async function lockSkus(tx: Tx, goodId: number) {
  // The import of a sheet begins stock without a lock on the goods.
  await tx.execute(
    sql`SELECT FROM sku WHERE good_id = ${goodId} AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
  );
  return { properties: await propertiesOf(tx, goodId), skus: await listSellerSkus(tx, goodId) };
}

/**
 * Writes the properties and combinations of goods, which are locked, and the first stock of new ones.
 * @throws Refusal SKU_IN_STOCK, SKU_ORDERED for one that is removed or becomes a bundle; BUNDLE_PART for a removed one;
 * those of new stock and of `writeBundles`
 */
export async function writeSkus(tx: Tx, good: Owned, plan: SkuPlan): Promise<void> {
  const before = await listSellerSkus(tx, good.id);
  // What is no bundle any more may be removed with its parts in one edit.
  await endBundles(tx, plan, before);
  for (const sku of plan.removed) await removeSku(tx, good.sellerId, sku);
  const valueIds = await writeProperties(tx, good.id, plan.properties);
  const [{ used } = { used: 0 }] = await tx
    .select({ used: sql<number>`count(*)` })
    .from(skus)
    .where(eq(skus.goodId, good.id));
  let next = used;
  const rows = plan.skus.map(({ id, at, stocks, ...sku }, sort) => {
    if (id === null) next += 1;
    const values = at.map((value, property) => valueIds[property]?.[value] ?? 0);
    return { ...sku, id, sort, valueIds: values, skuNo: `${good.goodsNo}-${next}`, stocks: stocks ?? [] };
  });
  await changeSkus(
    tx,
    rows.filter(({ id }) => id !== null),
  );
  const fresh = rows.filter(({ id }) => id === null);
  const added =
    fresh.length === 0
      ? []
      : await tx
          .insert(skus)
          .values(
            fresh.map(({ id: _id, stocks: _stocks, bundleParts: _parts, ...sku }) => ({
              ...sku,
              goodId: good.id,
            })),
          )
          .returning({ id: skus.id, skuNo: skus.skuNo });
  const idOf = new Map(added.map(({ id, skuNo }) => [skuNo, id]));
  const bundles = rows
    .map(({ id, skuNo, bundleParts }, index) => ({ id: id ?? idOf.get(skuNo) ?? 0, index, bundleParts }))
    .filter(
      (bundle) =>
        !isMadeOf(
          before.find(({ id }) => id === bundle.id),
          bundle.bundleParts,
        ),
    );
  for (const { id, bundleParts, index } of bundles)
    if (bundleParts.length > 0) await dropStocks(tx, good.sellerId, { id, name: rows[index]?.name ?? '' });
  if (bundles.length > 0) await writeBundles(tx, bundles);
  const lines = fresh.flatMap(({ skuNo, stocks }) =>
    stocks.map((stock) => ({ ...stock, skuId: idOf.get(skuNo) ?? 0 })),
  );
  if (lines.length > 0) await createStocks(tx, good.sellerId, lines);
}

/** Whether nothing changes; of a new one, whether it is no bundle. */
function isMadeOf(
  sku: Pick<SellerSkuDto, 'bundleParts'> | undefined,
  parts: PlannedSku['bundleParts'],
): boolean {
  const was = sku?.bundleParts.map(({ skuId, num }) => ({ skuId, num })) ?? [];
  return isDeepStrictEqual(was, parts);
}

/** Takes apart the bundles that an edit removes or makes none any more. */
async function endBundles(tx: Tx, plan: SkuPlan, before: readonly SellerSkuDto[]): Promise<void> {
  const stay = new Set(plan.skus.filter(({ bundleParts }) => bundleParts.length > 0).map(({ id }) => id));
  const ended = before.filter(({ id, bundleParts }) => bundleParts.length > 0 && !stay.has(id));
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.delete(skuParts).where(inArray(skuParts.skuId, ids));
  await tx.update(skus).set({ partCount: 0 }).where(inArray(skus.id, ids));
}

type SkuRow = SkuPlan['skus'][number] & { sort: number; valueIds: number[] };

/** Writes combinations that there are in one statement. */
async function changeSkus(
  tx: Tx,
  rows: readonly Omit<SkuRow, 'at' | 'stocks' | 'bundleParts'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE sku k SET value_ids = ARRAY(SELECT jsonb_array_elements_text(x."valueIds")::bigint), name = x.name,
           merchant_code = x."merchantCode", barcodes = ARRAY(SELECT jsonb_array_elements_text(x.barcodes)), pic = x.pic,
           supply_price = x."supplyPrice", weight = x.weight, status = x.status, sort = x.sort
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (id bigint, "valueIds" jsonb, name text, "merchantCode" text,
           barcodes jsonb, pic text, "supplyPrice" bigint, weight integer, status smallint, sort smallint)
     WHERE k.id = x.id`);
}

/** Answers the ids of the values, by property, in their order. */
async function writeProperties(
  tx: Tx,
  goodId: number,
  properties: readonly PropertyInput[],
): Promise<number[][]> {
  const keptIds = properties.flatMap(({ id }) => id ?? []);
  const keptValues = properties.flatMap(({ values }) => values.flatMap(({ id }) => id ?? []));
  const own = await tx
    .select({ id: goodProperties.id })
    .from(goodProperties)
    .where(eq(goodProperties.goodId, goodId));
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .delete(goodPropertyValues)
      .where(
        and(
          inArray(goodPropertyValues.propertyId, ids),
          notInArray(goodPropertyValues.id, [0, ...keptValues]),
        ),
      );
    await tx
      .delete(goodProperties)
      .where(and(inArray(goodProperties.id, ids), notInArray(goodProperties.id, [0, ...keptIds])));
  }
  // Out of each other's way: properties may have swapped their names.
  await tx.execute(sql`UPDATE good_property SET name = '#' || id WHERE good_id = ${goodId}`);
  const written: number[][] = [];
  for (const [sort, { id, name, values }] of properties.entries()) {
    const propertyId = await writeProperty(tx, { id, goodId, name, sort });
    written.push(await writeValues(tx, propertyId, values));
  }
  return written;
}

type PropertyRow = { id: number | undefined; goodId: number; name: string; sort: number };

async function writeProperty(tx: Tx, { id, ...row }: PropertyRow): Promise<number> {
  if (id === undefined) {
    const [added] = await tx.insert(goodProperties).values(row).returning({ id: goodProperties.id });
    if (!added) throw new Error('the property was not written');
    return added.id;
  }
  await tx.update(goodProperties).set(row).where(eq(goodProperties.id, id));
  return id;
}

async function writeValues(tx: Tx, propertyId: number, values: PropertyInput['values']): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; sort: number }>(sql`
    WITH x AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(values.map((value, sort) => ({ ...value, sort })))}::jsonb) AS x (id bigint, name text, sort smallint)
    ), changed AS (
      UPDATE good_property_value v SET name = x.name, sort = x.sort FROM x WHERE v.id = x.id AND v.property_id = ${propertyId}
      RETURNING v.id, v.sort
    ), added AS (
      INSERT INTO good_property_value (property_id, name, sort) SELECT ${propertyId}, name, sort FROM x WHERE id IS NULL
      RETURNING id, sort
    )
    SELECT id, sort FROM changed UNION ALL SELECT id, sort FROM added ORDER BY sort`);
  return rows.map(({ id }) => id);
}

/** Goods without properties have one combination, which has no name. */
const calledOf = ({ name }: { name: string }): string => name || '原规格';

async function removeSku(tx: Tx, sellerId: number, sku: SellerSkuDto): Promise<void> {
  await checkNoPart(tx, sku.id);
  if (sku.bundleParts.length > 0 && (await isOrdered(tx, sellerId, sku.id)))
    throw new Refusal('SKU_ORDERED', { name: calledOf(sku) }, { field: 'skus', skuId: sku.id });
  await dropStocks(tx, sellerId, sku);
  await tx.update(skus).set({ deletedAt: new Date() }).where(eq(skus.id, sku.id));
}

/** Whether an unfinished order has it, which of a bundle no stock row tells. */
async function isOrdered(tx: Tx, sellerId: number, id: number): Promise<boolean> {
  // Order by order: joined, the lines of all orders would be read.
  const { rows } = await tx.execute(sql`
    SELECT FROM orders o CROSS JOIN LATERAL (SELECT sku_id FROM parcel_line WHERE order_id = o.id OFFSET 0) l
     WHERE o.seller_id = ${sellerId} AND l.sku_id = ${id} AND o.has_bundles
       AND o.status IN ${literals([orderStatus.pendingPayment, orderStatus.pendingShipment, orderStatus.pendingReceipt])} LIMIT 1`);
  return rows.length > 0;
}

/** An order that takes of it at the same time commits before, and is seen here, or finds no stock. */
async function dropStocks(
  tx: Tx,
  sellerId: number,
  { id, ...sku }: { id: number; name: string },
): Promise<void> {
  const name = calledOf(sku);
  const { rows } = await tx.execute<{ id: number; quantity: number }>(sql`
    SELECT id, quantity + safety_held AS quantity FROM good_stock WHERE sku_id = ${id} ORDER BY warehouse_id FOR UPDATE`);
  if (rows.some(({ quantity }) => quantity > 0))
    throw new Refusal('SKU_IN_STOCK', { name }, { field: 'skus', skuId: id });
  if (await findInTransit(tx, sellerId, { skuId: id }))
    throw new Refusal('SKU_IN_TRANSIT', { name }, { field: 'skus', skuId: id });
  for (const stock of rows) {
    try {
      await dropStock(tx, sellerId, stock.id);
    } catch (error) {
      if (error instanceof Refusal && error.errorKey === 'STOCK_ORDERED')
        throw new Refusal('SKU_ORDERED', { name }, { field: 'skus', skuId: id });
      throw error;
    }
  }
}
