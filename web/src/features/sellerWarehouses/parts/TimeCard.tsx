import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldSet, FormCard } from '../../../ui/FormCard.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Row } from '../../../ui/Layout.tsx';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import type { WarehouseForm } from '../warehouseForm.ts';
import { RestDates } from './RestDates.tsx';

/** Monday first, Sunday last. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** When it packs: days of the week, holidays, and until when on a day. */
export function TimeCard({ editor }: { editor: WarehouseEditor }) {
  const { days, restDates, cutoffTime } = useFormFields(editor, 'days', 'restDates', 'cutoffTime');
  const problems = useProblems(editor);
  const edit = (change: Partial<WarehouseForm>) => editor.send({ type: 'form.edit', change });
  return (
    <FormCard title={text.time}>
      <div className={styles.pair}>
        <FieldSet legend={text.days} error={warehouseProblemText('days', problems.days)}>
          <Row wrap>
            {WEEK.map((day) => (
              <button
                key={day}
                type="button"
                className={styles.day}
                aria-pressed={days[day] ?? true}
                onClick={() => edit({ days: days.map((works, at) => (at === day ? !works : works)) })}
              >
                {text.weekdays[day]}
              </button>
            ))}
          </Row>
        </FieldSet>
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
              onChange={(time) => edit({ cutoffTime: time })}
            />
          )}
        </Field>
      </div>
      <RestDates
        dates={restDates}
        problem={warehouseProblemText('restDates', problems.restDates)}
        onChange={(dates) => edit({ restDates: dates })}
      />
    </FormCard>
  );
}
