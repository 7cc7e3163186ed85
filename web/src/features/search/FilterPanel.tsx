import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../../lib/paths.ts';
import { writeGoodsQuery } from '../../shop/goodsAddress.ts';
import type { GoodsQuery } from '../../shop/goodsQuery.ts';
import { cx } from '../../ui/base/cx.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './FilterPanel.module.css';
import { FilterRow } from './FilterRow.tsx';
import { countWords, type Facets, priceWords } from './facets.ts';
import { LoadGoodsFilters } from './filters.graphql.ts';
import { MoreFacets } from './MoreFacets.tsx';
import { PriceRange } from './PriceRange.tsx';
import { searchText } from './search.text.ts';
import { useFacets } from './useFacets.ts';

/** What the goods can be narrowed to, each with how many it leaves. */
export function FilterPanel({ query }: { query: GoodsQuery }) {
  const { data, error, refetch } = useQuery(LoadGoodsFilters, { context: { quiet: 'outages' } });
  const counted = useFacets(query);
  const [isOpen, setOpen] = useState(() => isInMore(query));
  const { facets } = counted;
  const words = (count: number) => countWords(count, facets?.isExact ?? true);
  const to = (change: Partial<GoodsQuery>) => {
    const wanted = { ...query, ...change };
    return { pathname: searchPath(wanted.categoryId), search: writeGoodsQuery(wanted) };
  };
  return (
    <Panel small aria-label={searchText.filters}>
      <FilterRow
        label={searchText.categories}
        lines={2}
        onRetry={error && (() => void refetch())}
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
        onRetry={counted.error && (() => void counted.refetch())}
        options={facets?.areas
          .filter(({ code }) => isOffered(code, query.areaCode))
          .map(({ code, name, count }) => ({
            key: code,
            name,
            count: words(count),
            to: to({ areaCode: code }),
            current: code === query.areaCode,
          }))}
        all={{ name: searchText.everywhere, to: to({ areaCode: '' }), current: query.areaCode === '' }}
      />
      <FilterRow
        label={searchText.price}
        lines={1}
        options={facets?.prices.map(({ minPrice, maxPrice, count }) => ({
          key: minPrice,
          name: priceWords(minPrice, maxPrice),
          count: words(count),
          to: to({ minPrice, maxPrice }),
          current: query.minPrice === minPrice && query.maxPrice === maxPrice,
        }))}
        all={{
          name: searchText.all,
          to: to({ minPrice: null, maxPrice: null }),
          current: query.minPrice === null && query.maxPrice === null,
        }}
      />
      {isOpen && <MoreFacets query={query} facets={facets} to={to} />}
      <Toggles query={query} facets={facets} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
    </Panel>
  );
}

/** Whether something is chosen that the panel shows when it is opened. */
function isInMore({ courierId, freeTo, platform, properties }: GoodsQuery): boolean {
  return courierId !== null || freeTo !== '' || platform !== null || properties.length > 0;
}

/** Every province, and the cities of the chosen one. */
function isOffered(code: string, chosen: string): boolean {
  return code.length === 2 || (chosen !== '' && code.startsWith(chosen.slice(0, 2)));
}

interface TogglesProps {
  query: GoodsQuery;
  facets: Facets | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

/** The line below the links: what is there, a price of one's own, and the way to more. */
function Toggles({ query, facets, isOpen, onOpen }: TogglesProps) {
  const navigate = useNavigate();
  const { minPrice, maxPrice } = query;
  const go = (change: Partial<GoodsQuery>) => navigate({ search: writeGoodsQuery({ ...query, ...change }) });
  const toggles = [
    ['isNew', searchText.isNew, facets?.newCount],
    ['fast', searchText.fast, facets?.fastCount],
    ['inStock', searchText.inStock, facets?.inStockCount],
  ] as const;
  return (
    <div className={cx(styles.row, styles.inputs)}>
      <span className={styles.label} />
      <div className={styles.more}>
        <PriceRange
          min={minPrice}
          max={maxPrice}
          onChange={({ min, max }) => void go({ minPrice: min, maxPrice: max })}
        />
        {toggles.map(([key, name, count]) => (
          <Checkbox
            key={key}
            label={
              <>
                {name}
                <small className={cx('num', styles.count)}>
                  {count !== undefined && countWords(count, facets?.isExact ?? true)}
                </small>
              </>
            }
            checked={query[key]}
            onChange={(checked) => void go({ [key]: checked })}
          />
        ))}
        <button type="button" className={styles.clear} aria-expanded={isOpen} onClick={onOpen}>
          {isOpen ? searchText.less : searchText.more}
        </button>
      </div>
    </div>
  );
}
