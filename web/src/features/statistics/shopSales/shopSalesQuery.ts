import type { ShopSalesFilter, ShopSalesUnit } from '../../../graphql/generated/graphql.ts';
import { given } from '../../../lib/given.ts';
import { chosen, day, id, keyOf, type QueryOf, scope, searchParams } from '../../../lib/searchParams.ts';
import { monthDays } from '../spans.ts';
import { unitNames } from './shopSales.text.ts';

/** What of the sales a page shows, and by what; `linksOf` and `links`: of which shop links are shown, and called what. */
export const shopSalesParams = searchParams({
  ...{ from: day(), to: day() },
  unit: keyOf<ShopSalesUnit>(unitNames, 'DAY'),
  ...{ shopId: id(), linksOf: scope(id()), links: scope(chosen()) },
});

export type ShopSalesQuery = QueryOf<typeof shopSalesParams>;

export function shopSalesFilter({
  unit: _,
  linksOf: _linksOf,
  links: _links,
  ...rest
}: ShopSalesQuery): ShopSalesFilter {
  return given(rest);
}

const DAY_MS = 86_400_000;
const MAX_DAYS_BY_GOODS = 92;

/** Whether more days are asked for than are added up by goods. */
export function isTooLong({ from, to, unit }: Pick<ShopSalesQuery, 'from' | 'to' | 'unit'>): boolean {
  if (unit !== 'GOODS' || from === '') return false;
  const end = to === '' ? Date.now() : Date.parse(to);
  return (end - Date.parse(from)) / DAY_MS >= MAX_DAYS_BY_GOODS;
}

type Row = { key: string; name: string; shopId: number | null };

/** What a row of a list is seen by: a day and a shop by goods, a month by its days, goods by their links. */
export function closerSales(query: ShopSalesQuery, { key, name, shopId }: Row): ShopSalesQuery {
  switch (query.unit) {
    case 'DAY':
      return { ...query, from: key, to: key, unit: 'GOODS' };
    case 'MONTH':
      return { ...query, ...monthDays(key), unit: 'DAY' };
    case 'SHOP':
      return { ...query, unit: 'GOODS', shopId };
    case 'GOODS':
      return { ...query, linksOf: shopId, links: name.slice(0, 60) };
  }
}

/** A share in percent with one decimal; a dash where nothing came in. */
export function formatMargin({ income, profit }: { income: number; profit: number }): string {
  return income > 0 ? `${((profit / income) * 100).toFixed(1)}%` : '—';
}
