import { useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { errorKeyOf } from '../../lib/errorKey.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { searchPath, warehousePath } from '../../lib/paths.ts';
import { GoodsFeed, useGoodsTotal } from '../../shop/GoodsFeed.tsx';
import { readGoodsQuery, writeGoodsQuery } from '../../shop/goodsAddress.ts';
import type { GoodsQuery } from '../../shop/goodsQuery.ts';
import { SortLinks } from '../../shop/SortLinks.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import { StoreHead, StoreHeadSkeleton } from './StoreHead.tsx';
import styles from './StorePage.module.css';
import { LoadStore } from './store.graphql.ts';
import { storeText } from './store.text.ts';

/** A warehouse's own page: who it is, how it ships, and its goods. */
export default function StorePage() {
  const id = Number(useParams().id);
  const [params] = useSearchParams();
  const { data, error, loading, refetch } = useQuery(LoadStore, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const missing = error && !data && errorKeyOf(error) === 'NOT_FOUND';
  usePageTitle(missing ? storeText.missing : data?.warehouse.name);
  if (missing) return <MissingStore />;
  if (error && !data)
    return <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      {data ? <StoreHead warehouse={data.warehouse} /> : <StoreHeadSkeleton />}
      <StoreGoods query={{ ...readGoodsQuery(params), warehouseId: id }} />
    </>
  );
}

function MissingStore() {
  return (
    <EmptyState
      illustration="map"
      title={storeText.missing}
      hint={storeText.missingHint}
      action={<LinkButton to={searchPath()}>{storeText.seeAll}</LinkButton>}
    />
  );
}

/** The goods of a warehouse, to be searched and put in order; the address says how. */
function StoreGoods({ query }: { query: GoodsQuery & { warehouseId: number } }) {
  const heart = useHeart();
  const navigate = useNavigate();
  const { keyword } = query;
  const total = useGoodsTotal(query);
  return (
    <section>
      <Row as="header" gap={16} below={12} above={16}>
        <h2 className={styles.title}>{keyword ? storeText.found(keyword) : storeText.goods}</h2>
        <Text tone="secondary" num className={styles.count} role="status">
          {total !== null && total}
        </Text>
        <SortLinks query={query} />
        <StoreSearch
          keyword={keyword}
          onSearch={(words) => void navigate({ search: writeGoodsQuery({ ...query, keyword: words }) })}
        />
      </Row>
      <GoodsFeed
        query={query}
        heart={heart}
        empty={
          keyword ? (
            <EmptyState
              title={storeText.noneFound}
              hint={storeText.noneFoundHint}
              action={<LinkButton to={warehousePath(query.warehouseId)}>{storeText.seeStore}</LinkButton>}
            />
          ) : (
            <EmptyState title={storeText.none} hint={storeText.noneHint} />
          )
        }
      />
    </section>
  );
}

/** Searches the goods of one warehouse; emptied, it shows them all again. */
function StoreSearch({ keyword, onSearch }: { keyword: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(keyword);
  const [searched, setSearched] = useState(keyword);
  if (searched !== keyword) {
    setSearched(keyword);
    setTyped(keyword);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const type = (words: string) => {
    setTyped(words);
    if (words === '' && keyword !== '') onSearch('');
  };
  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <Input
          type="search"
          maxLength={60}
          autoComplete="off"
          aria-label={storeText.search}
          placeholder={storeText.searchHint}
          value={typed}
          onChange={type}
          after={<IconButton type="submit" icon="search" label={storeText.search} size={16} />}
        />
      </form>
    </search>
  );
}
