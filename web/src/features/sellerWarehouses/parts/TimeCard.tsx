import { useSelector } from '@xstate/react';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from '../WarehouseEditor.module.css';
import { selectForm, selectProblems, type WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import { RestDates } from './RestDates.tsx';

/** Monday first, Sunday last. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** When it packs: days of the week, holidays, and until when on a day. */
export function TimeCard({ editor }: { editor: WarehouseEditor }) {
  const { days, restDates, cutoffTime } = useSelector(editor, selectForm);
  const problems = useSelector(editor, selectProblems);
  const toggle = (day: number) =>
    editor.send({
      type: 'form.edit',
      change: { days: days.map((works, at) => (at === day ? !works : works)) },
    });
  const daysProblem = warehouseProblemText('days', problems.days);
  return (
    <section className={styles.card} aria-labelledby="time">
      <h2 id="time">{text.time}</h2>
      <div className={styles.pair}>
        <fieldset className={styles.set}>
          <legend>{text.days}</legend>
          <div className={styles.week}>
            {WEEK.map((day) => (
              <button
                key={day}
                type="button"
                className={styles.day}
                aria-pressed={days[day] ?? true}
                onClick={() => toggle(day)}
              >
                {text.weekdays[day]}
              </button>
            ))}
          </div>
          {daysProblem && (
            <p className={styles.problem} role="alert">
              {daysProblem}
            </p>
          )}
        </fieldset>
        <Field
          label={text.cutoff}
          hint={text.cutoffHint}
          error={warehouseProblemText('cutoffTime', problems.cutoffTime)}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="time"
              className={styles.short}
              value={cutoffTime}
              onChange={(value) => editor.send({ type: 'form.edit', change: { cutoffTime: value } })}
            />
          )}
        </Field>
      </div>
      <RestDates
        dates={restDates}
        problem={warehouseProblemText('restDates', problems.restDates)}
        onChange={(dates) => editor.send({ type: 'form.edit', change: { restDates: dates } })}
      />
    </section>
  );
}
