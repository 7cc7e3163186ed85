import { useQuery } from '@apollo/client/react';
import { searchPath } from '../../lib/paths.ts';
import { type GoodsQuery, writeGoodsQuery } from '../../shop/goodsQuery.ts';
import styles from './FilterPanel.module.css';
import { FilterRow } from './FilterRow.tsx';
import { LoadGoodsFilters } from './filters.graphql.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { searchText } from './search.text.ts';

/** What the goods can be narrowed to: category, ship-from place, price, and what is there. */
export function FilterPanel({ query }: { query: GoodsQuery }) {
  const { data, error, refetch } = useQuery(LoadGoodsFilters, { context: { quiet: 'outages' } });
  const onRetry = error && (() => void refetch());
  const areas = data?.goodsAreas.filter(({ code }) => isOffered(code, query.areaCode));
  const to = (change: Partial<GoodsQuery>) => {
    const wanted = { ...query, ...change };
    return { pathname: searchPath(wanted.categoryId), search: writeGoodsQuery(wanted) };
  };
  return (
    <section className={styles.panel} aria-label={searchText.filters}>
      <FilterRow
        label={searchText.categories}
        lines={2}
        onRetry={onRetry}
        options={data?.categories.map(({ id, name }) => ({
          key: id,
          name,
          to: to({ categoryId: id }),
          current: id === query.categoryId,
        }))}
        all={{
          name: searchText.all,
          to: to({ categoryId: null }),
          current: query.categoryId === null,
        }}
      />
      <FilterRow
        label={searchText.shipFrom}
        lines={1}
        onRetry={onRetry}
        options={areas?.map(({ code, name, count }) => ({
          key: code,
          name,
          count,
          to: to({ areaCode: code }),
          current: code === query.areaCode,
        }))}
        all={{
          name: searchText.everywhere,
          to: to({ areaCode: '' }),
          current: query.areaCode === '',
        }}
      />
      <MoreFilters query={query} />
    </section>
  );
}

/** Every province, and the cities of the chosen one. */
function isOffered(code: string, chosen: string): boolean {
  return code.length === 2 || (chosen !== '' && code.startsWith(chosen.slice(0, 2)));
}
