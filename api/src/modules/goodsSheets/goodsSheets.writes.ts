import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { SkuPlan } from '../goods/goodSkus.ts';
import type { GoodContent, GoodRow } from '../goods/sellerGoods.repository.ts';
import { createStocks } from '../stock/stock.writes.ts';

type NewGood = GoodContent &
  Pick<GoodRow, 'searchText' | 'platformMargin' | 'status'> & { plan: Pick<SkuPlan, 'properties' | 'skus'> };

/**
 * Writes new goods of a supplier with their properties, combinations and first stock: a statement for each table, however
 * many goods there are. None of their combinations is a bundle.
 */
export async function addGoods(tx: Tx, sellerId: number, goods: readonly NewGood[]): Promise<void> {
  if (goods.length === 0) return;
  const { properties, values, skus, stocks, ...rows } = await rowsOf(tx, goods);
  await tx.execute(sql`
    INSERT INTO goods (id, goods_no, seller_id, name, search_text, category_id, pics, detail, supply_price, platform_margin, weight,
                       unit, min_num, max_num, platforms, is_gift, status)
    OVERRIDING SYSTEM VALUE
    SELECT id, "goodsNo", ${sellerId}, name, "searchText", "categoryId", pics, detail, "supplyPrice", "platformMargin", weight,
           unit, "minNum", "maxNum", ARRAY(SELECT jsonb_array_elements_text(platforms)::smallint), "isGift", status
      FROM jsonb_to_recordset(${JSON.stringify(rows.goods)}::jsonb) AS x (id bigint, "goodsNo" text, name text, "searchText" text,
           "categoryId" bigint, pics jsonb, detail text, "supplyPrice" bigint, "platformMargin" bigint, weight integer, unit text,
           "minNum" integer, "maxNum" integer, platforms jsonb, "isGift" boolean, status smallint)`);
  await tx.execute(sql`
    INSERT INTO good_property (id, good_id, name, sort) OVERRIDING SYSTEM VALUE
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(properties)}::jsonb) AS x (id bigint, "goodId" bigint, name text, sort smallint)`);
  await tx.execute(sql`
    INSERT INTO good_property_value (id, property_id, name, sort) OVERRIDING SYSTEM VALUE
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS x (id bigint, "propertyId" bigint, name text, sort smallint)`);
  await tx.execute(sql`
    INSERT INTO sku (id, sku_no, good_id, value_ids, name, merchant_code, barcodes, pic, supply_price, weight, status, sort)
    OVERRIDING SYSTEM VALUE
    SELECT id, "skuNo", "goodId", ARRAY(SELECT jsonb_array_elements_text("valueIds")::bigint), name, "merchantCode",
           ARRAY(SELECT jsonb_array_elements_text(barcodes)), pic, "supplyPrice", weight, status, sort
      FROM jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) AS x (id bigint, "skuNo" text, "goodId" bigint, "valueIds" jsonb, name text,
           "merchantCode" text, barcodes jsonb, pic text, "supplyPrice" bigint, weight integer, status smallint, sort smallint)`);
  if (stocks.length > 0) await createStocks(tx, sellerId, stocks);
}

/** The rows of every table, with numbers of the day in Shanghai and ids. */
async function rowsOf(tx: Tx, goods: readonly NewGood[]) {
  const plans = goods.map(({ plan }) => plan);
  const count = (of: (plan: NewGood['plan']) => number) => plans.reduce((sum, plan) => sum + of(plan), 0);
  const day = await today(tx);
  const goodId = await idsOf(tx, 'goods', goods.length);
  const propertyId = await idsOf(
    tx,
    'good_property',
    count((plan) => plan.properties.length),
  );
  const valueId = await idsOf(
    tx,
    'good_property_value',
    count((plan) => plan.properties.reduce((sum, { values }) => sum + values.length, 0)),
  );
  const skuId = await idsOf(
    tx,
    'sku',
    count((plan) => plan.skus.length),
  );
  const rows = goods.map(({ plan, ...content }) => {
    const id = goodId();
    const goodsNo = `G${day}${String(id).padStart(6, '0')}`;
    const properties = plan.properties.map(({ name, values }, sort) => ({
      ...{ id: propertyId(), goodId: id, name, sort },
      values: values.map((value, place) => ({ id: valueId(), name: value.name, sort: place })),
    }));
    const skus = plan.skus.map(({ at, stocks = [], bundleParts: _parts, ...sku }, sort) => ({
      ...sku,
      ...{ id: skuId(), goodId: id, skuNo: `${goodsNo}-${sort + 1}`, sort, stocks },
      valueIds: at.map((value, property) => properties[property]?.values[value]?.id ?? 0),
    }));
    return { good: { ...content, id, goodsNo }, properties, skus };
  });
  const properties = rows.flatMap((row) => row.properties);
  const skus = rows.flatMap((row) => row.skus);
  return {
    goods: rows.map(({ good }) => good),
    properties: properties.map(({ values: _values, ...property }) => property),
    values: properties.flatMap(({ id, values }) => values.map((value) => ({ ...value, propertyId: id }))),
    skus: skus.map(({ stocks: _stocks, ...sku }) => sku),
    stocks: skus.flatMap(({ id, stocks }) => stocks.map((stock) => ({ ...stock, skuId: id }))),
  };
}

async function today(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`SELECT to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDD') AS day`,
  );
  return rows[0]?.day ?? '';
}

/** Hands out as many new ids of a table, in their order. */
async function idsOf(tx: Tx, table: string, count: number): Promise<() => number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence(${table}, 'id')) AS id FROM generate_series(1, ${count}) ORDER BY id`);
  const ids = rows.map(({ id }) => id).values();
  return () => {
    const { value, done } = ids.next();
    if (done) throw new Error(`no id of ${table} is left`);
    return value;
  };
}
