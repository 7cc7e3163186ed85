import { areaName } from '../areas/areas.ts';
import type { FacetsQuery, GoodFacetsDto } from './goods.schemas.ts';
import { MOST_RANKED } from './goodsMatches.ts';
import { PRICE_BOUNDS, priceRange } from './priceRanges.ts';
import { chosenProperties, type PropertyChoices } from './propertyChoices.ts';

export type FacetRow = {
  facet:
    | 'all'
    | 'price'
    | 'new'
    | 'platform'
    | 'property'
    | 'area'
    | 'courier'
    | 'chosenCourier'
    | 'free'
    | 'fast'
    | 'stock';
  key: string;
  name: string;
  count: number;
};

const MOST_PROPERTIES = 6;
const MOST_VALUES = 20;

/** Rows of counts as they are answered. */
export function facetsOf(counted: readonly FacetRow[], query: FacetsQuery): GoodFacetsDto {
  const chosen = chosenProperties(query.properties);
  const rows = [...counted, ...missingOf(query, counted)];
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet);
  const only = (facet: FacetRow['facet']) => of(facet)[0]?.count ?? 0;
  const byNumber = (facet: FacetRow['facet']) =>
    of(facet)
      .map(({ key, name, count }) => ({ at: Number(key), name, count }))
      .toSorted((one, other) => one.at - other.at);
  const byCode = (facet: FacetRow['facet']) =>
    of(facet)
      .map(({ key: code, name, count }) => ({ code, name, count }))
      .toSorted((one, other) => (one.code < other.code ? -1 : 1));
  return {
    isExact: only('all') <= MOST_RANKED,
    prices: byNumber('price').map(({ at, count }) => ({ ...priceRange(at), count })),
    areas: byCode('area'),
    couriers: byNumber('courier').map(({ at: id, name, count }) => ({ id, name, count })),
    freeTo: byCode('free').map(({ code, count }) => ({ code, name: areaName(code), count })),
    platforms: byNumber('platform').map(({ at: platform, count }) => ({ platform, count })),
    properties: propertiesOf(of('property'), chosen),
    newCount: only('new'),
    fastCount: only('fast'),
    inStockCount: only('stock'),
  };
}

/** What is chosen and has no goods: it is answered with 0. */
function missingOf(query: FacetsQuery, rows: readonly FacetRow[]): FacetRow[] {
  const { areaCode, freeTo, platform, minPrice, maxPrice = null } = query;
  const range = PRICE_BOUNDS.findIndex(
    (_, at) => priceRange(at + 1).minPrice === minPrice && priceRange(at + 1).maxPrice === maxPrice,
  );
  const chosen: FacetRow[] = [
    ...(areaCode ? [{ facet: 'area' as const, key: areaCode, name: areaName(areaCode), count: 0 }] : []),
    ...(freeTo ? [{ facet: 'free' as const, key: freeTo, name: '', count: 0 }] : []),
    ...(platform ? [{ facet: 'platform' as const, key: String(platform), name: '', count: 0 }] : []),
    ...(range >= 0 ? [{ facet: 'price' as const, key: String(range + 1), name: '', count: 0 }] : []),
  ];
  chosen.push(
    ...rows.flatMap((row) => (row.facet === 'chosenCourier' ? [{ ...row, facet: 'courier' as const }] : [])),
  );
  return chosen.filter(({ facet, key }) => !rows.some((row) => row.facet === facet && row.key === key));
}

/** The most frequent properties and values, and those that are chosen. */
function propertiesOf(rows: readonly FacetRow[], chosen: PropertyChoices): GoodFacetsDto['properties'] {
  const values = new Map<string, Map<string, number>>();
  for (const [name, names] of chosen) values.set(name, new Map(names.map((value) => [value, 0])));
  for (const { key, name, count } of rows) values.set(key, (values.get(key) ?? new Map()).set(name, count));
  const mostOf = (counts: Map<string, number>) => Math.max(...counts.values());
  return [...values]
    .toSorted(
      ([one, ones], [other, others]) =>
        Number(chosen.has(other)) - Number(chosen.has(one)) ||
        mostOf(others) - mostOf(ones) ||
        (one < other ? -1 : 1),
    )
    .slice(0, Math.max(MOST_PROPERTIES, chosen.size))
    .map(([name, counts]) => ({ name, values: valuesOf(counts, chosen.get(name) ?? []) }));
}

function valuesOf(counts: Map<string, number>, chosen: readonly string[]) {
  const values = [...counts].map(([name, count]) => ({ name, count }));
  const sorted = values.toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
  return sorted.filter(({ name }, at) => at < MOST_VALUES || chosen.includes(name));
}
