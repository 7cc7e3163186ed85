import type { ReactNode } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { catalogueText as text } from './catalogue.text.ts';

interface Props<Data> {
  read: { data?: Data | undefined; error?: Error | undefined; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What a tab reads, once it is there. */
export function Loaded<Data>({ read: { data, error, refetch }, children }: Props<Data>) {
  if (data) return children(data);
  if (error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={text.loading}>
      <Skeleton height={320} />
    </div>
  );
}
