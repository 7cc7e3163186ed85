import { useQuery } from '@apollo/client/react';
import styles from './FilterPanel.module.css';
import { FilterRow } from './FilterRow.tsx';
import { GoodsFilters } from './goods.graphql.ts';
import { goodsText } from './goods.text.ts';
import type { GoodsQuery } from './goodsQuery.ts';

/** What the goods can be narrowed to: category and ship-from place. */
export function FilterPanel({ query }: { query: GoodsQuery }) {
  const { data } = useQuery(GoodsFilters, { context: { quiet: true } });
  const areas = data?.goodsAreas.filter(({ code }) => code.length === 2 || code === query.areaCode);
  return (
    <section className={styles.panel} aria-label={goodsText.filters}>
      <FilterRow
        label={goodsText.categories}
        lines={2}
        options={data?.categories.map(({ id, name }) => ({
          key: id,
          name,
          query: { ...query, categoryId: id },
          current: id === query.categoryId,
        }))}
        all={{
          name: goodsText.all,
          query: { ...query, categoryId: null },
          current: query.categoryId === null,
        }}
      />
      <FilterRow
        label={goodsText.shipFrom}
        lines={1}
        options={areas?.map(({ code, name, count }) => ({
          key: code,
          name,
          count,
          query: { ...query, areaCode: code },
          current: code === query.areaCode,
        }))}
        all={{
          name: goodsText.everywhere,
          query: { ...query, areaCode: '' },
          current: query.areaCode === '',
        }}
      />
    </section>
  );
}
