import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import { type FacetRow, facetsOf } from './facetsOf.ts';
import type { FacetsQuery, GoodFacetsDto } from './goods.schemas.ts';
import {
  allowsPlatform,
  FAST,
  freeTo,
  hasProperty,
  inArea,
  inScope,
  inWarehouse,
  isNew,
  narrowedTo,
  shipsBy,
} from './goodsConditions.ts';
import { lookedAt } from './goodsMatches.ts';
import { PRICE_BOUNDS } from './priceRanges.ts';
import { chosenProperties } from './propertyChoices.ts';
import { priceFor, type Viewer } from './viewerPrices.ts';

/**
 * What a list of goods can be narrowed to. Goods are looked at once: each says which of the chosen facets it misses, and
 * counts for a value of a facet when it misses no other one. Of very many the best-selling and the first that were found
 * are counted.
 */
export async function countFacets(db: Db, query: FacetsQuery, viewer: Viewer): Promise<GoodFacetsDto> {
  const rows = await runPrepared<FacetRow>(
    db,
    sql`WITH ${counted(query)}, ${goodsWith(query, viewer)}, ${stocksWith(query)}, ${fits(query)} ${counts(query)}`,
  );
  return facetsOf(rows, query);
}

/** What is counted: all of its category and words, before facets narrow it. */
function counted(query: FacetsQuery): SQL {
  const { warehouseId } = query;
  const there = warehouseId === undefined ? [] : [sql`h.status = 1`, sql`h.id = ${warehouseId}`];
  const ofWarehouse = there.length > 0 ? [inWarehouse(there, false)] : [];
  return lookedAt([...inScope(query), ...ofWarehouse], query.keyword);
}

const missing = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`NOT (${sql.join([...conditions], sql` AND `)})` : sql`false`;

/** Each of the goods: what it costs, and what it misses of what is chosen of goods; `missed` counts that. */
function goodsWith(query: FacetsQuery, viewer: Viewer): SQL {
  const { minPrice, maxPrice, platform } = query;
  const ofPrice = [
    ...(minPrice === undefined ? [] : [sql`p.price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`p.price <= ${maxPrice}`]),
  ];
  const properties = [...chosenProperties(query.properties)].map(
    ([name, values]) => sql`CASE WHEN ${hasProperty(name, values)} THEN NULL ELSE ${name}::text END`,
  );
  return sql`
    good AS MATERIALIZED (
      SELECT x.*, x.miss_price::integer + x.miss_new::integer + x.miss_platform::integer + cardinality(x.miss_properties) AS missed FROM (
        SELECT g.id, g.platforms, p.price, ${isNew} AS is_new, ${missing(ofPrice)} AS miss_price,
               ${missing(query.isNew ? [isNew] : [])} AS miss_new, ${missing(platform ? [allowsPlatform(platform)] : [])} AS miss_platform,
               array_remove(ARRAY[${properties.length > 0 ? sql.join(properties, sql`, `) : sql``}]::text[], NULL) AS miss_properties
          FROM ranked n JOIN goods g ON g.id = n.id CROSS JOIN LATERAL (SELECT ${priceFor(viewer)} AS price OFFSET 0) p) x)`;
}

/**
 * `place`: each of the goods in each of its warehouses, with what is missed there. By indexes from row to row, and never one
 * common table with another: the planner does not know how many rows these have.
 */
function stocksWith(query: FacetsQuery): SQL {
  const { warehouseId, areaCode, courierId, freeTo: code } = query;
  const only = warehouseId === undefined ? sql`true` : sql`s.warehouse_id = ${warehouseId}`;
  return sql`
    stocked AS MATERIALIZED (
      SELECT good_id, of_good, warehouse_id, bool_or(available) AS available FROM (
        SELECT n.id AS good_id, n.missed AS of_good, s.warehouse_id, s.quantity > s.locked AND k.status = 1 AS available
          FROM good n JOIN good_stock s ON s.good_id = n.id JOIN sku k ON k.id = s.sku_id WHERE ${only}
        UNION ALL
        SELECT n.id, n.missed, s.warehouse_id, s.available > 0 AND k.status = 1
          FROM good n JOIN sku k ON k.good_id = n.id AND k.part_count > 0 AND k.deleted_at IS NULL
          CROSS JOIN LATERAL (SELECT * FROM sku_stock v WHERE v.sku_id = k.id AND v.good_id = k.good_id OFFSET 0) s WHERE ${only}) s
       GROUP BY good_id, of_good, warehouse_id),
    place AS MATERIALIZED (
      SELECT x.*, x.miss_area::integer + x.miss_courier::integer + x.miss_free::integer + x.miss_fast::integer + x.miss_stock::integer AS missed FROM (
        SELECT s.good_id, s.of_good, s.available, h.id, h.province_code, h.province, h.city_code, h.city, h.id IN ${FAST} AS is_fast,
               ${missing(areaCode ? [inArea(areaCode)] : [])} AS miss_area, ${missing(courierId === undefined ? [] : [shipsBy(courierId)])} AS miss_courier,
               ${missing(code ? [sql`h.id IN ${freeTo(code)}`] : [])} AS miss_free, ${missing(query.fast ? [sql`h.id IN ${FAST}`] : [])} AS miss_fast,
               ${missing(query.inStock ? [sql`s.available`] : [])} AS miss_stock
          FROM stocked s JOIN warehouse h ON h.id = s.warehouse_id AND h.status = 1) x)`;
}

/** Goods that miss nothing of what is chosen of warehouses (`fitting`), places of goods that miss nothing else (`placed`). */
function fits(query: FacetsQuery): SQL {
  // As an expression it is a table of hashes; as a condition of its own it might be a loop within a loop.
  const isAnywhere = narrowedTo(query)
    ? sql`CASE WHEN g.id IN (SELECT good_id FROM place WHERE missed = 0) THEN true ELSE false END`
    : sql`true`;
  return sql`
    fitting AS MATERIALIZED (SELECT g.* FROM good g WHERE ${isAnywhere}),
    placed AS MATERIALIZED (SELECT * FROM place WHERE of_good = 0),
    sent AS MATERIALIZED (SELECT id, array_agg(good_id) AS goods FROM placed WHERE missed = miss_free::integer GROUP BY id)`;
}

/** A row for each value of each facet. */
function counts({ courierId = 0, freeTo: code = '' }: FacetsQuery): SQL {
  const bounds = sql.raw(`ARRAY[${PRICE_BOUNDS.join(',')}]::bigint[]`);
  const of = (facet: string) => sql.raw(`'${facet}' AS facet`);
  return sql`
    SELECT ${of('all')}, '' AS key, '' AS name, (SELECT count(*) FROM found) AS count
    UNION ALL
    SELECT ${of('price')}, width_bucket(price, ${bounds})::text, '', count(*) FROM fitting WHERE missed = miss_price::integer GROUP BY 2
    UNION ALL
    SELECT ${of('new')}, '', '', count(*) FROM fitting WHERE missed = miss_new::integer AND is_new
    UNION ALL
    SELECT ${of('platform')}, p::text, '', count(*) FROM fitting
      CROSS JOIN unnest(CASE platforms WHEN '{}' THEN '{1,2,3,4,5,6}' ELSE platforms END) p WHERE missed = miss_platform::integer GROUP BY 2
    UNION ALL
    (SELECT ${of('property')}, p.name, v.name, count(DISTINCT p.good_id) FROM fitting f JOIN good_property p ON p.good_id = f.id
       JOIN good_property_value v ON v.property_id = p.id
      WHERE f.missed = cardinality(f.miss_properties) AND f.miss_properties <@ ARRAY[p.name] GROUP BY 2, 3)
    UNION ALL
    SELECT ${of('area')}, province_code, province, count(DISTINCT good_id) FROM placed WHERE missed = miss_area::integer GROUP BY 2, 3
    UNION ALL
    SELECT ${of('area')}, city_code, city, count(DISTINCT good_id) FROM placed WHERE missed = miss_area::integer GROUP BY 2, 3
    UNION ALL
    SELECT ${of('courier')}, c.id::text, c.name, count(DISTINCT p.good_id) FROM placed p JOIN warehouse_courier w ON w.warehouse_id = p.id AND w.enabled
      JOIN courier c ON c.id = w.courier_id AND c.status = 1 WHERE p.missed = p.miss_courier::integer GROUP BY c.id
    UNION ALL
    SELECT ${of('chosenCourier')}, c.id::text, c.name, 0 FROM courier c WHERE c.id = ${courierId}
    UNION ALL
    SELECT ${of('free')}, a.area_code, '', count(DISTINCT good_id) FROM free_areas() a JOIN sent ON sent.id = a.warehouse_id CROSS JOIN unnest(sent.goods) good_id
     WHERE length(a.area_code) = 2 GROUP BY 2
    UNION ALL
    -- Provinces are offered; what is chosen may be a city or a district.
    SELECT ${of('free')}, ${code}::text, '', count(DISTINCT good_id) FROM placed WHERE missed = 0 HAVING length(${code}::text) > 2
    UNION ALL
    SELECT ${of('fast')}, '', '', count(DISTINCT good_id) FROM placed WHERE missed = miss_fast::integer AND is_fast
    UNION ALL
    SELECT ${of('stock')}, '', '', count(DISTINCT good_id) FROM placed WHERE missed = miss_stock::integer AND available`;
}
