import { useSelector } from '@xstate/react';
import type { Key, ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Button } from '../ui/buttons/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import styles from './FeedList.module.css';
import type { feedMachine } from './feed.machine.ts';
import { onNearViewport } from './onNearViewport.ts';
import { shopText } from './shop.text.ts';

interface Props {
  feed: ActorRefFrom<typeof feedMachine>;
  /** What is listed; read aloud. */
  label: string;
  className: string | undefined;
  /** The rows of one page, from 1. */
  renderPage: (page: number) => ReactNode;
  /** Stands in for a row that is on its way. */
  renderWaiting: (key: Key) => ReactNode;
  /** How many wait at first, and for each further page. */
  waiting: { first: number; next: number };
  /** Stands in for the list when it is empty. */
  empty: ReactNode;
}

/** A list by the page; more comes when its end draws near, until there is none. */
export function FeedList({ feed, label, className, renderPage, renderWaiting, waiting, empty }: Props) {
  const pages = useSelector(feed, selectPages);
  const busy = useSelector(feed, isBusy);
  const requestFailed = useSelector(feed, hasRequestFailed);
  const ended = useSelector(feed, hasEnded);
  const more = useSelector(feed, canLoadMore);
  const request = () => feed.send({ type: 'more.request' });
  const places = busy ? (pages === 0 ? waiting.first : waiting.next) : 0;

  if (ended && pages === 0) return empty;
  return (
    <>
      <ul className={className} aria-label={label} aria-busy={busy}>
        {Array.from({ length: pages }, (_, at) => renderPage(at + 1))}
        {Array.from({ length: places }, (_, at) => renderWaiting(`waiting-${at}`))}
      </ul>
      {requestFailed && <ErrorState onRetry={() => feed.send({ type: 'load.retry' })} />}
      {more && (
        <div className={styles.end} ref={onNearViewport(request)}>
          <Button onClick={request}>{shopText.loadMore}</Button>
        </div>
      )}
      {ended && <p className={styles.end}>{shopText.noMore}</p>}
    </>
  );
}

type Snapshot = SnapshotFrom<typeof feedMachine>;

const selectPages = (snapshot: Snapshot) => snapshot.context.pages;
const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches('requestFailed');
const hasEnded = (snapshot: Snapshot) => snapshot.matches('ended');
const canLoadMore = (snapshot: Snapshot) => snapshot.can({ type: 'more.request' });
