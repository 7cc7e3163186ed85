import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { searchPath } from '../../lib/paths.ts';
import { FeedList } from '../../shop/FeedList.tsx';
import { GoodsFeed, useGoodsTotal, useOnlySimilar } from '../../shop/GoodsFeed.tsx';
import { isNarrowed, readGoodsQuery, writeGoodsQuery } from '../../shop/goodsAddress.ts';
import { anyGoods, type GoodsQuery } from '../../shop/goodsQuery.ts';
import { SortLinks } from '../../shop/SortLinks.tsx';
import { useFeed } from '../../shop/useFeed.ts';
import { useNarrow } from '../../ui/base/useNarrow.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { FilterSheet } from '../../ui/overlays/FilterSheet.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { LoadGoodsFilters } from './filters.graphql.ts';
import styles from './SearchPage.module.css';
import type { Search, SearchKind } from './search.machine.ts';
import { searchText } from './search.text.ts';
import { kindNames, searchBoxText } from './searchBox.text.ts';
import { readSearch, searchAddress } from './searchQuery.ts';
import { WarehouseCard, WarehouseCardSkeleton } from './WarehouseCard.tsx';
import { warehouseSource, warehouseVariables } from './warehouseSource.ts';
import { ListWarehouseFeed } from './warehouses.graphql.ts';

/** What the search finds; the address says what is searched for. */
export default function SearchPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const search = readSearch(params);
  const narrow = useNarrow();
  return (
    <>
      {narrow && <KindChoice {...search} />}
      {search.kind === 'warehouse' ? (
        <WarehouseResults keyword={search.text} />
      ) : (
        <GoodsResults query={{ ...readGoodsQuery(params), categoryId: id ? Number(id) : null }} />
      )}
    </>
  );
}

const KINDS: readonly SearchKind[] = ['goods', 'warehouse'];

/** What is searched for, where the head has no room for it: goods begin with no words, as in the head. */
function KindChoice({ kind, text }: Search) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={searchBoxText.kind}
      value={kind}
      choices={KINDS.map((value) => ({ value, label: kindNames[value] }))}
      onChange={(value) =>
        void navigate(searchAddress({ kind: value, text: value === 'goods' ? '' : text }), { replace: true })
      }
    />
  );
}

/** The goods that fit, to be narrowed and put in order. */
function GoodsResults({ query }: { query: GoodsQuery }) {
  const heart = useHeart();
  const title = useTitle(query);
  usePageTitle(title);
  const total = useGoodsTotal(query);
  const narrow = useNarrow();
  const filters = (
    <FilterSheet isNarrowed={isNarrowed(query)}>
      <FilterPanel query={query} />
    </FilterSheet>
  );
  return (
    <>
      {!narrow && filters}
      <ChosenFilters query={query} />
      <ResultsHead title={title} count={total ?? undefined}>
        <SortLinks query={query} />
        {narrow && filters}
      </ResultsHead>
      <GoodsFeed query={query} heart={heart} empty={<NoGoods query={query} />} />
    </>
  );
}

/** The words, else the category, that was searched. */
function useTitle(query: GoodsQuery): string {
  const { keyword, categoryId } = query;
  const onlySimilar = useOnlySimilar(query);
  const { data } = useQuery(LoadGoodsFilters, { context: { quiet: 'outages' } });
  const category = data?.categories.find(({ id }) => id === categoryId);
  if (keyword && onlySimilar) return searchText.onlySimilar(keyword);
  return keyword ? searchText.found(keyword) : (category?.name ?? searchText.title);
}

/** Leads back to the words alone, or to everything. */
function NoGoods({ query }: { query: GoodsQuery }) {
  const narrowed = isNarrowed(query);
  const { keyword } = query;
  return (
    <EmptyState
      title={narrowed ? searchText.noneNarrowed : searchText.none}
      hint={narrowed ? searchText.noneNarrowedHint : searchText.noneHint}
      action={
        narrowed && keyword ? (
          <LinkButton to={searchPath() + writeGoodsQuery({ ...anyGoods, keyword })}>
            {searchText.clearFilters}
          </LinkButton>
        ) : (
          <LinkButton to={searchPath()}>{searchText.seeAll}</LinkButton>
        )
      }
    />
  );
}

/** The warehouses whose names contain the words. */
function WarehouseResults({ keyword }: { keyword: string }) {
  const title = keyword ? searchText.found(keyword) : searchText.allWarehouses;
  usePageTitle(title);
  const { data } = useQuery(ListWarehouseFeed, {
    variables: warehouseVariables(keyword, 1),
    fetchPolicy: 'cache-only',
  });
  return (
    <>
      <ResultsHead title={title} count={data && searchText.totalWarehouses(data.warehouses.total)} />
      <Warehouses key={keyword} keyword={keyword} />
    </>
  );
}

function Warehouses({ keyword }: { keyword: string }) {
  const feed = useFeed(`warehouses ${keyword}`, warehouseSource(keyword));
  return (
    <FeedList
      feed={feed}
      label={searchText.warehouses}
      className={styles.list}
      renderPage={(page) => <WarehousePage key={page} keyword={keyword} page={page} />}
      renderWaiting={(key) => <WarehouseCardSkeleton key={key} />}
      waiting={{ first: 4, next: 1 }}
      empty={
        <EmptyState
          illustration="map"
          title={searchText.noWarehouse}
          hint={searchText.noWarehouseHint}
          action={
            <LinkButton to={searchAddress({ kind: 'warehouse', text: '' })}>
              {searchText.seeAllWarehouses}
            </LinkButton>
          }
        />
      }
    />
  );
}

/** One page of warehouses, out of the cache that the feed's actor filled. */
function WarehousePage({ keyword, page }: { keyword: string; page: number }) {
  const { data } = useQuery(ListWarehouseFeed, {
    variables: warehouseVariables(keyword, page),
    fetchPolicy: 'cache-first',
  });
  return data?.warehouses.list.map((warehouse) => <WarehouseCard key={warehouse.id} warehouse={warehouse} />);
}

interface Props {
  title: string;
  /** How many there are, in words. */
  count?: string | undefined;
  children?: ReactNode;
}

/** What was searched for, how much was found, and the order of it. */
function ResultsHead({ title, count, children }: Props) {
  return (
    <Row gap={16} above={16} below={12} className={styles.head}>
      <h1 className={styles.title}>
        {title}
        <small className="num" role="status">
          {count}
        </small>
      </h1>
      {children}
    </Row>
  );
}
