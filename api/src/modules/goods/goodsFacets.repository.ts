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
  const columns = sql`g.id, g.platforms, g.supply_price, g.platform_margin, g.created_at`;
  return lookedAt([...inScope(query), ...ofWarehouse], query.keyword, columns);
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
          FROM ranked g CROSS JOIN LATERAL (SELECT ${priceFor(viewer)} AS price OFFSET 0) p) x)`;
}

/**
 * `spread`: in which warehouses each of the goods is, by numbers that say whether pieces can be ordered there: twice the id,
 * and one more where they can. Goods of the same supplier are mostly in the same ones: what is asked of warehouses is asked once
 * for all goods of a `shape`, and counted by how many these are. `place`: each shape in each of its warehouses, with what is missed there.
 * By indexes from row to row, and never one common table with another: the planner does not know how many rows these have.
 */
function stocksWith(query: FacetsQuery): SQL {
  const { warehouseId, areaCode, courierId, freeTo: code } = query;
  const only = warehouseId === undefined ? sql`true` : sql`s.warehouse_id = ${warehouseId}`;
  return sql`
    off_sale AS MATERIALIZED (SELECT k.id FROM good n JOIN sku k ON k.good_id = n.id AND k.status <> 1),
    spread AS MATERIALIZED (
      SELECT good_id, of_good, array_agg(place ORDER BY place) AS places FROM (
        SELECT n.id AS good_id, n.missed AS of_good,
               s.warehouse_id * 2 + CASE WHEN s.quantity <= s.locked OR s.sku_id IN (SELECT id FROM off_sale) THEN 0 ELSE 1 END AS place
          FROM good n JOIN good_stock s ON s.good_id = n.id WHERE ${only}
        UNION
        SELECT n.id, n.missed, s.warehouse_id * 2 + (s.available > 0 AND k.status = 1)::integer
          FROM good n JOIN sku k ON k.good_id = n.id AND k.part_count > 0 AND k.deleted_at IS NULL
          CROSS JOIN LATERAL (SELECT * FROM sku_stock v WHERE v.sku_id = k.id AND v.good_id = k.good_id OFFSET 0) s WHERE ${only}) s
       GROUP BY good_id, of_good),
    shape AS MATERIALIZED (
      SELECT row_number() OVER () AS shape, places, fits, count(*) AS goods FROM (SELECT places, of_good = 0 AS fits FROM spread) s
       GROUP BY places, fits),
    place AS MATERIALIZED (
      SELECT x.*, x.miss_area::integer + x.miss_courier::integer + x.miss_free::integer + x.miss_fast::integer + x.miss_stock::integer AS missed FROM (
        SELECT s.shape, s.places, s.goods, s.fits, s.available, h.id, h.province_code, h.province, h.city_code, h.city, h.id IN ${FAST} AS is_fast,
               ${missing(areaCode ? [inArea(areaCode)] : [])} AS miss_area, ${missing(courierId === undefined ? [] : [shipsBy(courierId)])} AS miss_courier,
               ${missing(code ? [sql`h.id IN ${freeTo(code)}`] : [])} AS miss_free, ${missing(query.fast ? [sql`h.id IN ${FAST}`] : [])} AS miss_fast,
               ${missing(query.inStock ? [sql`s.available`] : [])} AS miss_stock
          FROM (SELECT shape.*, place / 2 AS warehouse_id, place % 2 = 1 AS available FROM shape CROSS JOIN unnest(places) place) s
          JOIN warehouse h ON h.id = s.warehouse_id AND h.status = 1) x)`;
}

/** Goods that miss nothing of what is chosen of warehouses (`fitting`), places of goods that miss nothing else (`placed`). */
function fits(query: FacetsQuery): SQL {
  // As an expression it is a table of hashes; as a condition of its own it might be a loop within a loop.
  const among = (value: SQL, those: SQL) => sql`CASE WHEN ${value} IN (${those}) THEN true ELSE false END`;
  const fittingPlaces = among(sql`places`, sql`SELECT places FROM place WHERE missed = 0`);
  const isAnywhere = narrowedTo(query)
    ? among(sql`g.id`, sql`SELECT good_id FROM spread WHERE ${fittingPlaces}`)
    : sql`true`;
  return sql`
    fitting AS MATERIALIZED (SELECT g.* FROM good g WHERE ${isAnywhere}),
    placed AS MATERIALIZED (SELECT * FROM place WHERE fits),
    sent AS MATERIALIZED (SELECT id, array_agg(shape) AS shapes, array_agg(goods) AS numbers FROM placed WHERE missed = miss_free::integer GROUP BY id)`;
}

/** A row for each value of each facet. */
function counts({ courierId = 0, freeTo: code = '' }: FacetsQuery): SQL {
  const bounds = sql.raw(`ARRAY[${PRICE_BOUNDS.join(',')}]::bigint[]`);
  const of = (facet: string) => sql.raw(`'${facet}' AS facet`);
  // Goods of a shape count once, in however many of its warehouses they are.
  const goodsAt = (facet: string, key: SQL, name: SQL, places: SQL) => sql`
    SELECT ${of(facet)}, key, name, sum(goods)::bigint FROM (SELECT DISTINCT ${key} AS key, ${name} AS name, shape, goods FROM ${places}) x GROUP BY key, name`;
  const none = sql`''`;
  return sql`
    SELECT ${of('all')}, '' AS key, '' AS name, (SELECT count(*) FROM found) AS count
    UNION ALL
    SELECT ${of('price')}, width_bucket(price, ${bounds})::text, '', count(*) FROM fitting WHERE missed = miss_price::integer GROUP BY 2
    UNION ALL
    SELECT ${of('new')}, '', '', count(*) FROM fitting WHERE missed = miss_new::integer AND is_new
    UNION ALL
    SELECT ${of('platform')}, p::text, '', sum(goods)::bigint FROM (
      SELECT platforms, count(*) AS goods FROM fitting WHERE missed = miss_platform::integer GROUP BY platforms) f
      CROSS JOIN unnest(CASE platforms WHEN '{}' THEN '{1,2,3,4,5,6}' ELSE platforms END) p GROUP BY 2
    UNION ALL
    SELECT ${of('property')}, p.name, v.name, count(*) FROM fitting f JOIN good_property p ON p.good_id = f.id
      JOIN good_property_value v ON v.property_id = p.id
     WHERE f.missed = cardinality(f.miss_properties) AND f.miss_properties <@ ARRAY[p.name] GROUP BY 2, 3
    UNION ALL
    ${goodsAt('area', sql`province_code`, sql`province`, sql`placed WHERE missed = miss_area::integer`)}
    UNION ALL
    ${goodsAt('area', sql`city_code`, sql`city`, sql`placed WHERE missed = miss_area::integer`)}
    UNION ALL
    ${goodsAt(
      'courier',
      sql`c.id::text`,
      sql`c.name`,
      sql`placed p JOIN warehouse_courier w ON w.warehouse_id = p.id AND w.enabled
      JOIN courier c ON c.id = w.courier_id AND c.status = 1 WHERE p.missed = p.miss_courier::integer`,
    )}
    UNION ALL
    SELECT ${of('chosenCourier')}, c.id::text, c.name, 0 FROM courier c WHERE c.id = ${courierId}
    UNION ALL
    ${goodsAt(
      'free',
      sql`a.area_code`,
      none,
      sql`free_areas() a JOIN sent ON sent.id = a.warehouse_id CROSS JOIN unnest(sent.shapes, sent.numbers) s (shape, goods) WHERE length(a.area_code) = 2`,
    )}
    UNION ALL
    -- Provinces are offered; what is chosen may be a city or a district.
    ${goodsAt('free', sql`${code}::text`, none, sql`placed WHERE missed = 0 AND length(${code}::text) > 2`)}
    UNION ALL
    ${goodsAt('fast', none, none, sql`placed WHERE missed = miss_fast::integer AND is_fast`)}
    UNION ALL
    ${goodsAt('stock', none, none, sql`placed WHERE missed = miss_stock::integer AND available`)}`;
}
