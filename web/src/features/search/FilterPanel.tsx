import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { type To, useNavigate } from 'react-router-dom';
import { searchPath } from '../../lib/paths.ts';
import { anyGoods, type GoodsQuery, isNarrowed, writeGoodsQuery } from '../../shop/goodsQuery.ts';
import { cx } from '../../ui/base/cx.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './FilterPanel.module.css';
import { LoadGoodsFilters } from './filters.graphql.ts';
import { PriceRange } from './PriceRange.tsx';
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
    <Panel small aria-label={searchText.filters}>
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
    </Panel>
  );
}

/** Every province, and the cities of the chosen one. */
function isOffered(code: string, chosen: string): boolean {
  return code.length === 2 || (chosen !== '' && code.startsWith(chosen.slice(0, 2)));
}

interface Option {
  name: string;
  count?: number;
  to: To;
  current: boolean;
}

interface Props {
  label: string;
  all: Option;
  /** Undefined while they are on the way. */
  options: readonly (Option & { key: string | number })[] | undefined;
  /** They could not be loaded: asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Lines that the options usually take; kept free so that nothing jumps. */
  lines: 1 | 2;
}

/** One line of links, each to the goods that it narrows to. */
function FilterRow({ label, all, options, onRetry, lines }: Props) {
  return (
    <nav className={styles.row} aria-label={label} aria-busy={!options && !onRetry}>
      <span className={styles.label}>{label}</span>
      <ul className={cx(styles.options, lines === 2 && styles.two)}>
        <Choice option={all} />
        {options?.map((option) => (
          <Choice key={option.key} option={option} />
        ))}
        {!options && (
          <li className={styles.waiting}>
            {onRetry ? <Retry onRetry={onRetry} /> : <Skeleton height={20} />}
          </li>
        )}
      </ul>
    </nav>
  );
}

function Choice({ option: { name, count, to, current } }: { option: Option }) {
  return (
    <li>
      <Link
        to={to}
        className={cx(styles.option, current && styles.current)}
        aria-current={current ? 'true' : undefined}
      >
        {name}
        {count !== undefined && <small className="num">{count}</small>}
      </Link>
    </li>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Text tone="secondary">
      {searchText.filtersFailed}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {searchText.retry}
      </button>
    </Text>
  );
}

/** The line below the links: price, what is there, and back to everything. */
function MoreFilters({ query }: { query: GoodsQuery }) {
  const navigate = useNavigate();
  const stockId = useId();
  const { minPrice, maxPrice, inStock, keyword, sort } = query;
  const go = (change: Partial<GoodsQuery>) => navigate({ search: writeGoodsQuery({ ...query, ...change }) });
  return (
    <div className={cx(styles.row, styles.inputs)}>
      <span className={styles.label}>{searchText.price}</span>
      <div className={styles.more}>
        <PriceRange
          min={minPrice}
          max={maxPrice}
          onChange={({ min, max }) => void go({ minPrice: min, maxPrice: max })}
        />
        <Checkbox
          id={stockId}
          label={searchText.inStock}
          checked={inStock}
          onChange={(checked) => void go({ inStock: checked })}
        />
        {isNarrowed(query) && (
          <Link
            to={{ pathname: searchPath(), search: writeGoodsQuery({ ...anyGoods, keyword, sort }) }}
            className={styles.clear}
          >
            {searchText.clearFilters}
          </Link>
        )}
      </div>
    </div>
  );
}
