import { formatDateTime } from '../../lib/time.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { leftText } from './answering.text.ts';
import styles from './RefundsPart.module.css';

/** How long a refund waits for its supplier; counts by itself, without its row. */
export function DueCountdown({ until }: { until: string }) {
  const seconds = useSecondsUntil(Date.parse(until));
  return (
    <time className={styles.second} dateTime={until} title={formatDateTime(until)}>
      {leftText(seconds)}
    </time>
  );
}
