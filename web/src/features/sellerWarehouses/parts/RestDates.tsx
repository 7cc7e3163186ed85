import { useState } from 'react';
import { DayRange, isReversed } from '../../../fields/DayRange.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { daysBetween, monthsOf, todayInShanghai, weekdayOf } from '../restDates.ts';
import styles from '../WarehouseEditor.module.css';
import { editorText as text } from '../warehouseEditor.text.ts';

const NO_DAYS = { from: '', to: '' };

interface Props {
  dates: readonly string[];
  problem: string | null;
  onChange: (dates: string[]) => void;
}

/** Holidays as chips by month; a day, or all from one to another, are added at once. */
export function RestDates({ dates, problem, onChange }: Props) {
  const [days, setDays] = useState(NO_DAYS);
  const [today] = useState(todayInShanghai);
  const first = days.from || days.to;
  const add = () => {
    onChange([...new Set([...dates, ...daysBetween(first, days.to || first)])].toSorted());
    setDays(NO_DAYS);
  };
  const passed = dates.filter((day) => day < today);
  return (
    <fieldset className={styles.set}>
      <legend>{text.restDates}</legend>
      <div className={styles.adding}>
        <DayRange days={days} onChange={setDays} />
        <Button icon="plus" disabled={first === '' || isReversed(days)} onClick={add}>
          {text.addDates}
        </Button>
        {passed.length > 0 && (
          <Button variant="text" onClick={() => onChange(dates.filter((day) => day >= today))}>
            {text.clearPassed}
          </Button>
        )}
      </div>
      {dates.length === 0 && <p className={styles.hint}>{text.noRestDates}</p>}
      {monthsOf(dates).map(({ month, days: ofMonth }) => (
        <div key={month} className={styles.month}>
          <span className={styles.monthName}>{month}</span>
          {ofMonth.map((day) => (
            <button
              key={day}
              type="button"
              className={cx(styles.chip, day < today && styles.passed)}
              aria-label={text.removeDate(day)}
              onClick={() => onChange(dates.filter((each) => each !== day))}
            >
              <span className="num">{Number(day.slice(-2))}</span>
              <span className={styles.weekday}>
                {day < today ? text.passed : text.weekdays[weekdayOf(day)]}
              </span>
              <Icon name="close" size={12} />
            </button>
          ))}
        </div>
      ))}
      <p className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
        {problem ?? text.restDatesHint}
      </p>
    </fieldset>
  );
}
