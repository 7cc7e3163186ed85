import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useReconnect, useSession } from '../session/useSession.ts';
import { LoginCard } from './LoginCard.tsx';
import styles from './MobileOrdersPage.module.css';
import { mobileText as text } from './mobile.text.ts';
import { PhoneHead } from './PhoneHead.tsx';
import { PhoneOrders } from './PhoneOrders.tsx';

/** The caller's orders on a phone; visitors are offered to sign in. */
export default function MobileOrdersPage() {
  usePageTitle(text.myOrders);
  const { status, user } = useSession();
  const { connecting, retry } = useReconnect();
  const isVisitor = status === 'anonymous' || status === 'expired';
  return (
    <>
      <PhoneHead title={text.myOrders} />
      {isVisitor && <LoginCard title={text.loginForOrders} hint={text.loginForOrdersHint} />}
      {!isVisitor && user && <PhoneOrders />}
      {status === 'unreachable' && (
        <ErrorState message={text.unreachable} onRetry={retry} busy={connecting} />
      )}
      {!isVisitor && !user && status !== 'unreachable' && (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      )}
    </>
  );
}
