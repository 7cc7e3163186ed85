import { SecondLine } from '../../ui/base/Text.tsx';
import { useSecondsUntil } from '../../ui/base/useSecondsUntil.ts';
import { ordersText } from './orders.text.ts';

/** How long an unpaid order waits for its payment; counts by itself, without its row. */
export function PayCountdown({ until }: { until: string }) {
  const seconds = useSecondsUntil(Date.parse(until));
  if (seconds === 0) return <SecondLine>{ordersText.payOver}</SecondLine>;
  return (
    <SecondLine role="timer">
      {ordersText.payLeft} <span className="num">{clockOf(seconds)}</span>
    </SecondLine>
  );
}

/** `29:05`, and hours before it where there are any. */
function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
