import { useQuery } from '@apollo/client/react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { MaterialsButton } from '../../exports/MaterialsButton.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import type { ListFavouritesQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { readPage, writeSearch } from '../../lib/page.ts';
import { paths } from '../../lib/paths.ts';
import { GoodsCardSkeleton, goodsGrid } from '../../shop/GoodsCard.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PutUpButton } from '../listings/PutUpButton.tsx';
import { useSession } from '../session/useSession.ts';
import { ClearUnavailable } from './ClearUnavailable.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import styles from './FavouritesPage.module.css';
import { ListFavourites } from './favouritesPage.graphql.ts';
import { favouritesPageText as text } from './favouritesPage.text.ts';
import { useRemovals } from './useRemovals.ts';

/** The goods that a buyer keeps in mind. */
export default function FavouritesPage() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const { user } = useSession();
  const page = readPage(params);
  if (user?.kind !== 'seller') return <FavouriteList key={page} page={page} />;
  return (
    <EmptyState
      illustration="lock"
      title={text.buyersOnly}
      hint={text.buyersOnlyHint}
      action={<LinkButton to={paths.home}>{text.backHome}</LinkButton>}
    />
  );
}

const PAGE_SIZE = 20;
const WAITING = Array.from({ length: 10 }, (_, at) => at);

/** A page of favourites, the newest first. What is removed keeps its place, to be restored, until the page is left. */
function FavouriteList({ page }: { page: number }) {
  const navigate = useNavigate();
  const pages = usePages({ page });
  const { data, error, loading, refetch } = useQuery(ListFavourites, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const removals = useRemovals();
  const exporting = useExporting();
  const favourites = data?.favourites;
  if (error && !favourites)
    return <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />;
  if (favourites?.list.length === 0 && favourites.total > 0 && !loading) {
    const last = Math.ceil(favourites.total / PAGE_SIZE);
    return <Navigate to={{ search: writeSearch({}, last) }} replace />;
  }
  return (
    <>
      <Row as="header" wrap below={16} className={styles.head}>
        <h1>{text.title}</h1>
        {favourites && favourites.total > 0 && (
          <>
            <Text as="span" tone="secondary" num>
              {text.total(favourites.total - removals.count)}
            </Text>
            <span className={styles.clear}>
              <PutUpButton exporting={exporting} goodIds={onSaleIn(favourites.list)} label={text.putUp} />
              <MaterialsButton
                exporting={exporting}
                goodIds={onSaleIn(favourites.list)}
                label={text.materials}
              />
              <ClearUnavailable onRemove={removals.removeAll} />
            </span>
          </>
        )}
      </Row>
      <ExportNotice exporting={exporting} />
      {favourites?.total === 0 ? (
        <EmptyState
          title={text.none}
          hint={text.noneHint}
          action={
            <LinkButton variant="primary" to={paths.home}>
              {text.seeAll}
            </LinkButton>
          }
        />
      ) : (
        <ul className={goodsGrid} aria-label={text.list} aria-busy={loading}>
          {favourites
            ? favourites.list.map((favourite) => (
                <FavouriteCard key={favourite.id} favourite={favourite} removals={removals} />
              ))
            : WAITING.map((at) => <GoodsCardSkeleton key={at} />)}
        </ul>
      )}
      {favourites && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={favourites}
          onChange={(at) => void navigate({ search: writeSearch({}, at) })}
        />
      )}
    </>
  );
}

/** The goods of a page whose material there is. */
function onSaleIn(list: ListFavouritesQuery['favourites']['list']): number[] {
  return list.flatMap(({ goodId, good }) => (good?.status === 'ON_SALE' ? [goodId] : []));
}
