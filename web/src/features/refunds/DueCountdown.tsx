import { formatDateTime } from '../../lib/time.ts';
import { SecondLine } from '../../ui/Text.tsx';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { leftText } from './answering.text.ts';

/** How long a refund waits for its supplier; counts by itself, without its row. */
export function DueCountdown({ until }: { until: string }) {
  const seconds = useSecondsUntil(Date.parse(until));
  return (
    <SecondLine title={formatDateTime(until)}>
      <time dateTime={until}>{leftText(seconds)}</time>
    </SecondLine>
  );
}
