import { useId, useState } from 'react';
import type { DateRange } from '../lib/days.ts';
import { isReversed, typedDay } from '../lib/days.ts';
import { Input, type InputProps } from '../ui/inputs/Input.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import styles from './DayRange.module.css';
import { dayRangeText as text } from './fields.text.ts';

interface Props {
  days: DateRange;
  onChange: (days: DateRange) => void;
  /** Days to come are chosen: none of the spans up to today are offered. */
  isAhead?: boolean;
}

/** The first and the last day, both included, typed or chosen; days in the wrong order are told and stay as they are written. */
export function DayRange({ days, onChange, isAhead = false }: Props) {
  const { from, to } = days;
  const problemId = useId();
  const [misread, setMisread] = useState('');
  const problem = misread ? text.notDay(misread) : isReversed({ from, to }) ? text.reversed : null;
  const wiring = problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  return (
    <span className={styles.dates}>
      <DayInput
        aria-label={text.from}
        {...wiring}
        value={from}
        onChange={(day) => onChange({ from: day, to })}
        onRead={setMisread}
      />
      {text.until}
      <DayInput
        aria-label={text.to}
        {...wiring}
        value={to}
        onChange={(day) => onChange({ from, to: day })}
        onRead={setMisread}
      />
      <DayCalendar days={days} isAhead={isAhead} onChange={onChange} />
      {problem && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}

/** A day as it is typed; told once it is one, or empty. What is none gives way to what holds when the field is left, and is said. */
function DayInput({
  value,
  onChange,
  onRead,
  ...input
}: InputProps & {
  value: string;
  onChange: (day: string) => void;
  /** What was typed and is no day; empty once it is one. */
  onRead: (misread: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const tell = (words: string) => {
    const day = words.length < 'yyyy-mm-dd'.length ? '' : typedDay(words);
    if (words !== '' && day === '') return setTyped(words);
    setTyped(null);
    onRead('');
    onChange(day);
  };
  const leave = () => {
    const day = typedDay(typed ?? '');
    if (typed === null) return;
    setTyped(null);
    onRead(day === '' ? typed.trim() : '');
    if (day !== '') onChange(day);
  };
  return (
    <Input
      {...input}
      inputMode="numeric"
      autoComplete="off"
      placeholder={text.hint}
      value={typed ?? value}
      onChange={tell}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
