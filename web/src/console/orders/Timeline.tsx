import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { actorNames, parcelText as text } from './orderDetail.text.ts';
import { ShowTimeline } from './orders.graphql.ts';
import styles from './orders.module.css';

/** What happened to a parcel, the newest first. */
export function Timeline({ packageId, label }: { packageId: number; label: string }) {
  const { data, error, refetch } = useQuery(ShowTimeline, {
    variables: { packageId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (!data)
    return error ? (
      <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={96} />
    );
  const { list } = data.parcelTimeline;
  if (list.length === 0) return <Text tone="secondary">{text.noEvents}</Text>;
  return (
    <ol className={styles.events} aria-label={label}>
      {list.map(({ id, at, text: said, actor }) => (
        <li key={id}>
          <Time at={at} />
          <span>{said}</span>
          <Text small tone="secondary">
            {actorNames[actor]}
          </Text>
        </li>
      ))}
    </ol>
  );
}
