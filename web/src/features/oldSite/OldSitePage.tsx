import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { paths } from '../../app/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './OldSitePage.module.css';
import { oldSiteLogic } from './oldSite.actors.ts';
import { canCancel, isBroken, isBusy, isClosed } from './oldSite.selectors.ts';
import { oldSiteText as text } from './oldSite.text.ts';

/** Leads to the older version of the site, or says that it is gone. */
export default function OldSitePage() {
  usePageTitle(text.title);
  const client = useApolloClient();
  const logic = useMemo(() => oldSiteLogic(client), [client]);
  const actor = useActorRef(logic);
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const closed = useSelector(actor, isClosed);
  const cancellable = useSelector(actor, canCancel);
  if (busy) return <Waiting />;
  if (broken) return <ErrorState onRetry={() => actor.send({ type: 'load.retry' })} />;
  if (closed) {
    return (
      <EmptyState
        scene="lock"
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
  return (
    <EmptyState
      scene="map"
      title={cancellable ? text.leadingTo : text.title}
      hint={cancellable ? text.leadingHint : text.stayHint}
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
