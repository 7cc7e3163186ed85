import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './OldSitePage.module.css';
import type { oldSiteMachine } from './oldSite.machine.ts';
import { oldSiteText as text } from './oldSite.text.ts';

/** How far the way to the older version has come. */
export function OldSiteView({ actor }: { actor: OldSite }) {
  const busy = useSelector(actor, isBusy);
  const requestFailed = useSelector(actor, hasRequestFailed);
  const closed = useSelector(actor, isClosed);
  if (busy) return <Waiting />;
  if (requestFailed) return <ErrorState onRetry={() => actor.send({ type: 'load.retry' })} />;
  if (closed) {
    return (
      <EmptyState
        illustration="lock"
        title={text.closed}
        hint={text.closedHint}
        action={
          <LinkButton variant="primary" to={paths.home}>
            {text.home}
          </LinkButton>
        }
      />
    );
  }
  return <Way actor={actor} />;
}

/** Where it leads, and the way there or home. */
function Way({ actor }: { actor: OldSite }) {
  const cancellable = useSelector(actor, canCancel);
  const leaving = useSelector(actor, isLeaving);
  const hint = leaving ? text.leavingHint : text.stayHint;
  return (
    <EmptyState
      illustration="map"
      title={cancellable || leaving ? text.leadingTo : text.title}
      hint={cancellable ? text.leadingHint : hint}
      action={
        <>
          {cancellable ? (
            <Button onClick={() => actor.send({ type: 'leave.cancel' })}>{text.stay}</Button>
          ) : (
            <LinkButton to={paths.home}>{text.home}</LinkButton>
          )}
          <Button variant="primary" onClick={() => actor.send({ type: 'leave.now' })}>
            {text.go}
          </Button>
        </>
      }
    />
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width={120} height={88} />
      <Skeleton width={160} height={22} />
      <Skeleton width={240} height={20} />
    </div>
  );
}

type OldSite = ActorRefFrom<typeof oldSiteMachine>;

type Snapshot = SnapshotFrom<typeof oldSiteMachine>;

const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const hasRequestFailed = (snapshot: Snapshot) => snapshot.matches('requestFailed');
const isClosed = (snapshot: Snapshot) => snapshot.matches('closed');
const isLeaving = (snapshot: Snapshot) => snapshot.matches('leaving');
const canCancel = (snapshot: Snapshot) => snapshot.can({ type: 'leave.cancel' });
