import type { Days } from '../lib/days.ts';
import { Input } from '../ui/Input.tsx';
import styles from './DayRange.module.css';
import { dayRangeText as text } from './fields.text.ts';

/** The first and the last day, both included. */
export function DayRange({ days: { from, to }, onChange }: { days: Days; onChange: (days: Days) => void }) {
  return (
    <span className={styles.dates}>
      <Input
        type="date"
        aria-label={text.from}
        value={from}
        {...(to ? { max: to } : {})}
        onChange={(value) => onChange({ from: value, to })}
      />
      {text.until}
      <Input
        type="date"
        aria-label={text.to}
        value={to}
        {...(from ? { min: from } : {})}
        onChange={(value) => onChange({ from, to: value })}
      />
    </span>
  );
}
