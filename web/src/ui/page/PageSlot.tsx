import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './PageSlot.module.css';

interface Props {
  /** The page; without one, that of the route within. */
  children?: ReactNode;
  onBreak?: () => void;
}

/** Where a page stands within its frame: while its code is on the way its skeleton, if it breaks the way back. */
export function PageSlot({ children = <Outlet />, onBreak }: Props) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} onBreak={onBreak}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The shape of a page while its code is on the way. */
function PageSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton width={180} height={28} />
      <Skeleton height={48} />
      <Skeleton height={360} />
    </div>
  );
}
