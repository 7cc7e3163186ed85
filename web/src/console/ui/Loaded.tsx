import type { ReactNode } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

interface Props<Data> {
  read: { data?: Data | undefined; error?: Error | undefined; refetch: () => unknown };
  /** Said while it is read. */
  loading: string;
  /** CSS pixels of what stands there meanwhile. */
  height?: number;
  children: (data: Data) => ReactNode;
}

/** What a page or a part of it reads, once it is there; else that it is read, or why it is not there and the way to try again. */
export function Loaded<Data>({
  read: { data, error, refetch },
  loading,
  height = 320,
  children,
}: Props<Data>) {
  if (data) return children(data);
  if (error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={loading}>
      <Skeleton height={height} />
    </div>
  );
}
