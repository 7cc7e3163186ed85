import type { CountGoodFacetsQuery } from '../../graphql/generated/graphql.ts';
import { fenToYuan } from '../../lib/money.ts';
import type { GoodsQuery } from '../../shop/goodsQuery.ts';
import { platformNames } from '../goods/goods.text.ts';
import { searchText as text } from './search.text.ts';

export type Facets = CountGoodFacetsQuery['goodFacets'];

/** What is chosen of a facet, and the query without it. */
export interface Chosen {
  key: string;
  name: string;
  without: Partial<GoodsQuery>;
}

/** A count as it is shown; empty for one that says nothing. */
export function countWords(count: number, isExact: boolean): string {
  if (count > 999) return '999+';
  if (isExact) return String(count);
  return count > 0 ? `${count}+` : '';
}

/** A range of prices in whole yuan where it is whole; the upper end as people say it. */
export function priceWords(min: number | null, max: number | null): string {
  const yuan = (fen: number) => fenToYuan(fen).replace(/\.00$/, '');
  const until = max === null ? '' : yuan(max % 100 === 99 ? max + 1 : max);
  if (max === null) return text.priceFrom(yuan(min ?? 0));
  return min ? text.priceBetween(yuan(min), until) : text.priceTo(until);
}

/** The properties of a query with a value taken in, or out where it is in. */
export function toggled({ properties }: GoodsQuery, name: string, value: string): GoodsQuery['properties'] {
  const others = properties.filter((one) => one.name !== name || one.value !== value);
  return others.length < properties.length ? others : [...properties, { name, value }];
}

export function hasValue({ properties }: GoodsQuery, name: string, value: string): boolean {
  return properties.some((one) => one.name === name && one.value === value);
}

/** What is chosen beside words, category and order, in the order of the panel. */
export function chosenOf(query: GoodsQuery, facets: Facets | undefined): Chosen[] {
  const areaOf = (code: string, areas: Facets['areas'] | undefined) =>
    areas?.find((area) => area.code === code)?.name ?? code;
  const list: (Chosen | false)[] = [
    query.areaCode !== '' && {
      key: 'area',
      name: areaOf(query.areaCode, facets?.areas),
      without: { areaCode: '' },
    },
    (query.minPrice !== null || query.maxPrice !== null) && {
      key: 'price',
      name: priceWords(query.minPrice, query.maxPrice),
      without: { minPrice: null, maxPrice: null },
    },
    query.isNew && { key: 'new', name: text.isNew, without: { isNew: false } },
    query.fast && { key: 'fast', name: text.fast, without: { fast: false } },
    query.inStock && { key: 'stock', name: text.inStock, without: { inStock: false } },
    query.courierId !== null && {
      key: 'courier',
      name: facets?.couriers.find(({ id }) => id === query.courierId)?.name ?? text.couriers,
      without: { courierId: null },
    },
    query.freeTo !== '' && {
      key: 'free',
      name: text.freeToArea(areaOf(query.freeTo, facets?.freeTo)),
      without: { freeTo: '' },
    },
    query.platform !== null && {
      key: 'platform',
      name: platformNames[query.platform],
      without: { platform: null },
    },
    ...query.properties.map(({ name, value }) => ({
      key: `property ${name}:${value}`,
      name: `${name}：${value}`,
      without: { properties: toggled(query, name, value) },
    })),
  ];
  return list.filter((chosen) => chosen !== false);
}
