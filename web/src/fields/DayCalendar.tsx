import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  addDays,
  addMonths,
  type DateRange,
  type DaySpan,
  daySpans,
  mondayOf,
  sameDayIn,
  weeksOf,
} from '../lib/days.ts';
import { formatDate } from '../lib/time.ts';
import { cx } from '../ui/base/cx.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { placePanel } from '../ui/overlays/placePanel.ts';
import styles from './DayCalendar.module.css';
import { dayRangeText as text } from './fields.text.ts';

interface Props {
  days: DateRange;
  /** None of the spans up to today are offered. */
  isAhead: boolean;
  onChange: (days: DateRange) => void;
}

/** Opens a month of days, of which the first and the last are chosen, beside spans that are asked for often. */
export function DayCalendar(props: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(
    function placeOnceDrawn() {
      if (isOpen && opener.current && panel.current) placePanel(opener.current, panel.current, 'bottom left');
    },
    [isOpen],
  );
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        className={styles.opener}
        aria-label={text.calendar}
        title={text.calendar}
      >
        <Icon name="calendar" />
      </button>
      <fieldset
        ref={panel}
        id={id}
        popover="auto"
        aria-label={text.calendar}
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Choices
            {...props}
            onChange={(days) => {
              panel.current?.hidePopover();
              props.onChange(days);
            }}
          />
        )}
      </fieldset>
    </>
  );
}

function Choices({ days, isAhead, onChange }: Props) {
  const today = formatDate(Date.now());
  return (
    <>
      {/* First, as the focus is: Tab leads on from a day to the spans, which stand at its left. */}
      <Month days={days} today={today} onChange={onChange} />
      {!isAhead && (
        <ul aria-label={text.spans} className={styles.spans}>
          {(Object.keys(daySpans) as DaySpan[]).map((span) => {
            const of = daySpans[span](today);
            const isOn = of.from === days.from && of.to === days.to;
            return (
              <li key={span}>
                <Button variant="text" aria-pressed={isOn} onClick={() => onChange(of)}>
                  {text.spanNames[span]}
                </Button>
              </li>
            );
          })}
          <li>
            <Button variant="quiet" onClick={() => onChange({ from: '', to: '' })}>
              {text.clear}
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDayIn(day, -1),
  PageDown: (day) => sameDayIn(day, 1),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
};

function Month({ days, today, onChange }: Omit<Props, 'isAhead'> & { today: string }) {
  const table = useRef<HTMLTableElement>(null);
  /** The day that the keyboard is at; its month is shown. */
  const [at, setAt] = useState(days.to || days.from || today);
  /** The focus goes along with the keyboard, and there first. */
  const byKey = useRef(true);
  /** The first day, once it is chosen and the last one is not. */
  const [first, setFirst] = useState<string | null>(null);
  useLayoutEffect(
    function followKeyboard() {
      if (byKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
      byKey.current = false;
    },
    [at],
  );
  const pick = (day: string) => {
    if (first === null) return setFirst(day);
    onChange(day < first ? { from: day, to: first } : { from: first, to: day });
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    byKey.current = true;
    setAt(step(at));
  };
  const { from, to } = first === null ? days : { from: first, to: first };
  return (
    <div>
      <p className={styles.head}>
        <IconButton icon="chevronLeft" label={text.earlier} onClick={() => setAt(addMonths(at, -1))} />
        <span role="status">{text.month(at)}</span>
        <IconButton icon="chevronRight" label={text.later} onClick={() => setAt(addMonths(at, 1))} />
      </p>
      <table ref={table} className={styles.days} onKeyDown={move}>
        <thead>
          <tr>
            {text.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={text.day(day)}
                    aria-pressed={from !== '' && day >= from && day <= (to || from)}
                    aria-current={day === today ? 'date' : undefined}
                    className={cx(
                      styles.day,
                      day.slice(0, 7) !== at.slice(0, 7) && styles.outside,
                      (day === from || day === to) && styles.end,
                    )}
                    onClick={() => pick(day)}
                  >
                    {text.dayNumber(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint} role="status">
        {first === null ? text.pickFirst : text.pickLast}
      </p>
    </div>
  );
}
