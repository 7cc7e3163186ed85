import { formatDateTime } from '../../lib/time.ts';
import { SecondLine } from '../base/Text.tsx';
import { useSecondsUntil } from '../base/useSecondsUntil.ts';
import { leftText } from './dueCountdown.text.ts';

/** How long until something happens by itself, such as 自动同意; counts by itself, without its row. */
export function DueCountdown({ until, outcome }: { until: string; outcome: string }) {
  const seconds = useSecondsUntil(Date.parse(until));
  return (
    <SecondLine title={formatDateTime(until)}>
      <time dateTime={until}>{leftText(seconds, outcome)}</time>
    </SecondLine>
  );
}
