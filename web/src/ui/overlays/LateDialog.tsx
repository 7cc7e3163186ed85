import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';

/** Around a dialog whose code comes when it is opened: the page below stays as it is meanwhile, and when it fails. */
export function LateDialog({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="dialog">
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
