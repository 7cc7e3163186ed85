import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { GoodsCardSkeleton } from './GoodsCard.tsx';
import styles from './GoodsFeed.module.css';
import { GoodsPage } from './GoodsPage.tsx';
import { goodsText } from './goods.text.ts';
import { goodsFeedLogic } from './goodsFeed.actors.ts';
import { canLoadMore, hasEnded, isBroken, isBusy, pagesShown } from './goodsFeed.selectors.ts';
import type { GoodsQuery } from './goodsQuery.ts';
import { whenNear } from './whenNear.ts';

const FIRST_SCREEN = Array.from({ length: 15 }, (_, at) => at);
const NEXT_ROW = FIRST_SCREEN.slice(0, 5);

/** Goods by the page; more come when the end draws near, until there are none. */
export function GoodsFeed({ query }: { query: GoodsQuery }) {
  const client = useApolloClient();
  const logic = useMemo(() => goodsFeedLogic(client), [client]);
  const feed = useActorRef(logic, { input: { query } });
  const pages = useSelector(feed, pagesShown);
  const busy = useSelector(feed, isBusy);
  const broken = useSelector(feed, isBroken);
  const ended = useSelector(feed, hasEnded);
  const more = useSelector(feed, canLoadMore);

  if (ended && pages === 0) {
    return (
      <EmptyState
        title={goodsText.none}
        hint={goodsText.noneHint}
        action={<LinkButton to="/">{goodsText.seeAll}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className={styles.grid} aria-label={goodsText.list} aria-busy={busy}>
        {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
          <GoodsPage key={page} query={query} page={page} />
        ))}
        {busy && (pages === 0 ? FIRST_SCREEN : NEXT_ROW).map((at) => <GoodsCardSkeleton key={at} />)}
      </ul>
      {broken && <ErrorState onRetry={() => feed.send({ type: 'load.retry' })} />}
      {more && (
        <div className={styles.end} ref={whenNear(() => feed.send({ type: 'more.request' }))}>
          <Button onClick={() => feed.send({ type: 'more.request' })}>{goodsText.loadMore}</Button>
        </div>
      )}
      {ended && <p className={styles.end}>{goodsText.noMore}</p>}
    </>
  );
}
