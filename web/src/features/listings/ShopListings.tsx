import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import type {
  ListShopListingsQuery,
  ShopListingState,
  ShopListingVerdict,
} from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { isLater } from './comingAt.ts';
import { listingColumns } from './listingColumns.tsx';
import { ListShopListings } from './listings.graphql.ts';
import { PutUpDialog } from './PutUpDialog.tsx';
import { listingStateNames, listingsText as text, verdictNames } from './putUp.text.ts';
import { RemoveListingsDialog } from './RemoveListingsDialog.tsx';
import { removeListed } from './removeListings.ts';
import { retryFailed } from './retryListings.ts';
import { ShopChoiceDialog } from './ShopChoiceDialog.tsx';
import { updateChanged } from './sendListingChanges.ts';
import { usePuttingUp } from './usePuttingUp.ts';

/** As the document asks for. */
const PAGE_SIZE = 10;
/** No state is narrowed to; or to what has changed since. */
const ALL = 'ALL';
const CHANGED = 'CHANGED';
type Narrowed = ShopListingState | ShopListingVerdict | typeof ALL | typeof CHANGED;
/** While something moves, and while nothing does. */
const LOOK_AGAIN_MS = { moving: 2_000, still: 30_000 };

/** What was put up in a shop: how far it is, what the platform said, and again for what failed. */
export function ShopListings({ shop }: { shop: { id: number; shopName: string } }) {
  const puttingUp = usePuttingUp();
  const retrying = useFlow(retryFailed);
  const [keyword, setKeyword] = useState('');
  const updating = useFlow(updateChanged);
  const removing = useFlow(removeListed);
  const [state, setState] = useState<Narrowed>(ALL);
  const [page, setPage] = useState(1);
  const narrowed = {
    ...(keyword && { keyword }),
    ...(state === CHANGED && { changed: true }),
    ...(isState(state) && { state }),
    ...(isVerdict(state) && { verdict: state }),
  };
  const pages = usePages({ shopId: shop.id, ...narrowed, page });
  const { data, previousData, error, loading, refetch } = useQuery(ListShopListings, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const listings = (data ?? previousData)?.shopListings;
  const counts = listings?.counts ?? [];
  const waiting = countOf(counts, 'WAITING');
  const failed = countOf(counts, 'FAILED');
  const changed = listings?.changed ?? 0;
  const updates = listings?.updating ?? 0;
  const nextAt = listings?.nextAt ?? null;
  const isMoving = nextAt !== null && !isLater(nextAt);
  // What waits is put up by itself, and platforms say more of what is there.
  useQuery(ListShopListings, {
    variables: pages.variables,
    ...{
      skip: !listings,
      pollInterval: LOOK_AGAIN_MS[isMoving ? 'moving' : 'still'],
      context: { quiet: true },
    },
  });
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const retry = (ids: number[] | null) =>
    retrying.send({ type: 'action.run', subject: { shopId: shop.id, ids } });
  const update = (ids: number[] | null) =>
    updating.send({ type: 'action.run', subject: { shopId: shop.id, ids } });
  const remove = (listing: { id: number; title: string } | null) =>
    removing.send({ type: 'action.ask', subject: { shopId: shop.id, listing } });
  const columns = listingColumns({
    update: ({ id }) => update([id]),
    retry: ({ id }) => retry([id]),
    mend: (listing) => puttingUp.mend(shop, listing),
    remove,
  });
  return (
    <>
      {error && !listings && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {waiting > 0 && (
        <Progress label={text.progressOf} value={all - waiting} max={all}>
          {text.progress(all - waiting, all)}
        </Progress>
      )}
      {updates > 0 && (
        <Progress
          label={text.updateOfAll}
          value={Math.max(0, changed - updates)}
          max={Math.max(changed, updates)}
        >
          {text.updatesLeft(updates)}
        </Progress>
      )}
      <Row gap={16} justify="space-between" wrap below={12}>
        <Segmented<Narrowed>
          label={text.states}
          value={state}
          choices={[
            { value: ALL, label: text.of(text.all, all) },
            ...(Object.keys(listingStateNames) as ShopListingState[]).map((each) => ({
              value: each,
              label: text.of(listingStateNames[each], countOf(counts, each)),
            })),
            ...(listings?.verdicts ?? [])
              .filter(({ verdict, count }) => count > 0 || state === verdict)
              .map(({ verdict, count }) => ({
                value: verdict,
                label: text.of(verdictNames[verdict], count),
              })),
            ...(changed > 0 || state === CHANGED
              ? [{ value: CHANGED, label: text.of(text.changed, changed) } as const]
              : []),
          ]}
          onChange={(to) => {
            setState(to);
            setPage(1);
          }}
        />
        <Row gap={8} wrap>
          {changed > 0 && <Button onClick={() => update(null)}>{text.updateAll}</Button>}
          {failed > 0 && <Button onClick={() => retry(null)}>{text.retryAll}</Button>}
          {failed > 0 && state === 'FAILED' && <Button onClick={() => remove(null)}>{text.removeAll}</Button>}
          <KeywordForm
            label={text.search}
            keyword={keyword}
            onFind={(to) => {
              setKeyword(to);
              setPage(1);
            }}
          />
        </Row>
      </Row>
      <Table
        label={text.list}
        columns={columns}
        rows={listings?.list ?? []}
        rowKey={({ id }) => id}
        loading={loading && !listings}
        empty={
          keyword || state !== ALL ? (
            <EmptyState title={text.noneFound} hint={text.noneFoundHint} />
          ) : (
            <EmptyState title={text.none} hint={text.noneHint} />
          )
        }
      />
      {listings && <Pagination pages={pages} pageSize={PAGE_SIZE} shown={listings} onChange={setPage} />}
      <ShopChoiceDialog actor={puttingUp.choosing} />
      <PutUpDialog actor={puttingUp.form} />
      <RemoveListingsDialog actor={removing} />
    </>
  );
}

function isState(narrowed: Narrowed): narrowed is ShopListingState {
  return Object.hasOwn(listingStateNames, narrowed);
}

function isVerdict(narrowed: Narrowed): narrowed is ShopListingVerdict {
  return Object.hasOwn(verdictNames, narrowed);
}

type Counts = ListShopListingsQuery['shopListings']['counts'];

function countOf(counts: Counts, state: ShopListingState): number {
  return counts.find((each) => each.state === state)?.count ?? 0;
}
