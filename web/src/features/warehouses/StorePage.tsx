import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { errorKeyOf } from '../../lib/errorKey.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { searchPath } from '../../lib/paths.ts';
import { readGoodsQuery } from '../../shop/goodsQuery.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { StoreGoods } from './StoreGoods.tsx';
import { StoreHead, StoreHeadSkeleton } from './StoreHead.tsx';
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
