import { useId } from 'react';
import type { DateRange } from '../lib/days.ts';
import { Input } from '../ui/inputs/Input.tsx';
import styles from './DayRange.module.css';
import { dayRangeText as text } from './fields.text.ts';

/** Whether the last day comes before the first. */
export function isReversed({ from, to }: DateRange): boolean {
  return from !== '' && to !== '' && to < from;
}

/** The first and the last day, both included; days in the wrong order are told and stay as they are written. */
export function DayRange({
  days: { from, to },
  onChange,
}: {
  days: DateRange;
  onChange: (days: DateRange) => void;
}) {
  const problemId = useId();
  const wrong = isReversed({ from, to });
  const wiring = wrong ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  return (
    <span className={styles.dates}>
      <Input
        type="date"
        aria-label={text.from}
        value={from}
        {...(to && { max: to })}
        {...wiring}
        onChange={(value) => onChange({ from: value, to })}
      />
      {text.until}
      <Input
        type="date"
        aria-label={text.to}
        value={to}
        {...(from && { min: from })}
        {...wiring}
        onChange={(value) => onChange({ from, to: value })}
      />
      {wrong && (
        <span id={problemId} role="alert" className={styles.problem}>
          {text.reversed}
        </span>
      )}
    </span>
  );
}
