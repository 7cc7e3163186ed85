import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';

interface Props {
  children: ReactNode;
  /** What holds the place until the code has come. */
  meanwhile?: ReactNode;
}

/** Around a dialog whose code comes when it is opened: the page below stays as it is meanwhile, and when it fails. */
export function LateDialog({ children, meanwhile = null }: Props) {
  return (
    <ErrorBoundary resetKey="dialog">
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
}
