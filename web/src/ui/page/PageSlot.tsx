import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

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
