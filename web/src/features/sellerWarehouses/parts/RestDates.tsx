import { useState } from 'react';
import { DayRange } from '../../../fields/DayRange.tsx';
import { WEEK, weekdayOf } from '../../../lib/courier.ts';
import { isReversed } from '../../../lib/days.ts';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { courierText } from '../../../shop/courier.text.ts';
import { cx } from '../../../ui/base/cx.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { FieldNote, FieldSet, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { daysBetween, monthsOf, todayInShanghai } from '../restDates.ts';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import { toggledWeekdays, type WarehouseForm } from '../warehouseForm.ts';

/** When it packs: days of the week, holidays, and until when on a day. */
export function TimeCard({ editor }: { editor: WarehouseEditor }) {
  const { weekdays, restDates, cutoff } = useFormFields(editor, 'weekdays', 'restDates', 'cutoff');
  const problems = useProblems(editor);
  const edit = (change: Partial<WarehouseForm>) => editor.send({ type: 'form.edit', change });
  return (
    <FormCard title={text.time}>
      <div className={styles.pair}>
        <FieldSet legend={text.days} error={warehouseProblemText('weekdays', problems.weekdays)}>
          <Row wrap>
            {WEEK.map((day) => (
              <button
                key={day}
                type="button"
                className={styles.day}
                aria-pressed={weekdays.includes(day)}
                onClick={() => edit({ weekdays: toggledWeekdays(weekdays, day) })}
              >
                {courierText.weekdays[day]}
              </button>
            ))}
          </Row>
        </FieldSet>
        <TextField
          label={text.cutoff}
          hint={text.cutoffHint}
          error={warehouseProblemText('cutoff', problems.cutoff)}
          type="time"
          className={styles.short}
          value={cutoff}
          onChange={(time) => edit({ cutoff: time })}
        />
      </div>
      <RestDates
        dates={restDates}
        problem={warehouseProblemText('restDates', problems.restDates)}
        onChange={(dates) => edit({ restDates: dates })}
      />
    </FormCard>
  );
}

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
    <FieldSet legend={text.restDates} error={problem} hint={text.restDatesHint}>
      <Row wrap>
        <DayRange isAhead days={days} onChange={setDays} />
        <Button icon="plus" disabled={first === '' || isReversed(days)} onClick={add}>
          {text.addDates}
        </Button>
        {passed.length > 0 && (
          <Button variant="text" onClick={() => onChange(dates.filter((day) => day >= today))}>
            {text.clearPassed}
          </Button>
        )}
      </Row>
      {dates.length === 0 && <FieldNote hint={text.noRestDates} />}
      {monthsOf(dates).map(({ month, days: ofMonth }) => (
        <Row key={month} wrap above={8}>
          <Text tone="secondary" num className={styles.month}>
            {month}
          </Text>
          {ofMonth.map((day) => (
            <button
              key={day}
              type="button"
              className={cx(styles.chip, day < today && styles.passed)}
              aria-label={text.removeDate(day)}
              onClick={() => onChange(dates.filter((each) => each !== day))}
            >
              <span className="num">{Number(day.slice(-2))}</span>
              <Text small tone="secondary">
                {day < today ? text.passed : courierText.weekdays[weekdayOf(day)]}
              </Text>
              <Icon name="close" size={12} />
            </button>
          ))}
        </Row>
      ))}
    </FieldSet>
  );
}
