import { useQuery } from '@apollo/client/react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { MaterialsButton } from '../../exports/MaterialsButton.tsx';
import { useExporting } from '../../exports/useExporting.ts';
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
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { type RowSelection, useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { MAX_GOODS, PutUpButton } from '../listings/PutUpButton.tsx';
import { useSession } from '../session/useSession.ts';
import { ClearUnavailable } from './ClearUnavailable.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import styles from './FavouritesPage.module.css';
import { type Favourite, isUnavailable } from './favourite.ts';
import { ListFavourites } from './favouritesPage.graphql.ts';
import { favouritesPageText as text } from './favouritesPage.text.ts';
import { useRemovals } from './useRemovals.ts';

/** The goods that a buyer keeps in mind. */
export default function FavouritesPage() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const { user } = useSession();
  const page = readPage(params);
  // Kept over the pages.
  const chosen = useRowSelection<Favourite>('favourites', NONE_SHOWN);
  if (user?.kind !== 'seller') return <FavouriteList key={page} page={page} chosen={chosen} />;
  return (
    <EmptyState
      illustration="lock"
      title={text.buyersOnly}
      hint={text.buyersOnlyHint}
      action={<LinkButton to={paths.home}>{text.backHome}</LinkButton>}
    />
  );
}

const NONE_SHOWN: readonly Favourite[] = [];
const PAGE_SIZE = 20;
const WAITING = Array.from({ length: 10 }, (_, at) => at);

/** A page of favourites, the newest first. What is removed keeps its place, to be restored, until the page is left. */
function FavouriteList({ page, chosen }: { page: number; chosen: RowSelection<Favourite> }) {
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
  const open = favourites?.list.filter((row) => !isUnavailable(row) && !removals.isRemoved(row.goodId)) ?? [];
  const goodIds = chosen.rows.map(({ goodId }) => goodId).filter((goodId) => !removals.isRemoved(goodId));
  const inView = open.filter((row) => chosen.has(row)).length;
  return (
    <>
      <Row as="header" wrap below={16} className={styles.head}>
        <h1>{text.title}</h1>
        {favourites && favourites.total > 0 && (
          <>
            <Text as="span" tone="secondary" num>
              {text.total(favourites.total - removals.count)}
            </Text>
            <Checkbox
              label={text.choosePage}
              checked={open.length > 0 && inView === open.length}
              indeterminate={inView > 0 && inView < open.length}
              disabled={open.length === 0}
              onChange={(isIn) =>
                chosen.choose(isIn ? withRoom(open, chosen, MAX_GOODS - chosen.rows.length) : open, isIn)
              }
            />
            <span className={styles.clear}>
              <PutUpButton exporting={exporting} goodIds={idsOf(open)} label={text.putUp} />
              <MaterialsButton exporting={exporting} goodIds={idsOf(open)} label={text.materials} />
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
                <FavouriteCard key={favourite.id} favourite={favourite} removals={removals} chosen={chosen} />
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
      {goodIds.length > 0 && (
        <BatchBar
          label={text.ofChosen}
          count={text.chosen(goodIds.length, MAX_GOODS)}
          clear={text.clearChosen}
          onClear={chosen.clear}
        >
          <PutUpButton exporting={exporting} goodIds={goodIds} label={text.putUpChosen} />
          <MaterialsButton exporting={exporting} goodIds={goodIds} label={text.chosenMaterials} />
        </BatchBar>
      )}
    </>
  );
}

/** Those of a page that are not chosen yet, as many as there is room for. */
function withRoom(open: readonly Favourite[], chosen: RowSelection<Favourite>, room: number): Favourite[] {
  return open.filter((row) => !chosen.has(row)).slice(0, Math.max(0, room));
}

function idsOf(rows: readonly Favourite[]): number[] {
  return rows.map(({ goodId }) => goodId);
}
