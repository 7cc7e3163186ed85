import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { parseYuan } from '../../../lib/money.ts';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { inUnit } from '../../../lib/weight.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { fieldMark } from '../focusField.ts';
import styles from '../GoodsEditor.module.css';
import { UNIT_MAX } from '../goodForm.rules.ts';
import type { GoodForm } from '../goodForm.ts';
import { type GoodsEditor, selectMargin } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text, UNITS, weightUnits } from '../goodsEditor.text.ts';

/** What a piece brings, weighs and is counted in. */
export function PricesCard({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'supplyPrice', 'weight', 'weightUnit', 'unit');
  const problems = useProblems(editor);
  const margin = useSelector(editor, selectMargin);
  const units = useId();
  const edit = (change: Partial<GoodForm>) => editor.send({ type: 'form.edit', change });
  const fen = parseYuan(form.supplyPrice);
  return (
    <section className={cx(styles.card, styles.fields)} aria-labelledby="prices">
      <h2 id="prices">{text.prices}</h2>
      <div className={styles.row}>
        <div {...fieldMark('supplyPrice')}>
          <Field
            label={fieldNames.supplyPrice}
            required
            hint={fen === null || fen === 0 ? text.priceHint : text.buyers(fen, margin)}
            error={goodProblemText('supplyPrice', problems.supplyPrice)}
          >
            {(wiring) => (
              <Input
                {...wiring}
                className={styles.priced}
                inputMode="decimal"
                autoComplete="off"
                before="¥"
                after={text.perPiece(form.unit.trim())}
                value={form.supplyPrice}
                onChange={(supplyPrice) => edit({ supplyPrice })}
              />
            )}
          </Field>
        </div>
        <div {...fieldMark('weight')}>
          <Field
            label={fieldNames.weight}
            required
            hint={text.weightHint}
            error={goodProblemText('weight', problems.weight)}
          >
            {(wiring) => (
              <span className={styles.joined}>
                <Input
                  {...wiring}
                  inputMode="decimal"
                  autoComplete="off"
                  value={form.weight}
                  onChange={(weight) => edit({ weight })}
                />
                <Select
                  className={styles.measure}
                  aria-label={text.weightUnit}
                  value={form.weightUnit}
                  options={weightUnits}
                  onChange={(weightUnit) =>
                    edit({ weightUnit, weight: inUnit(form.weight, form.weightUnit, weightUnit) })
                  }
                />
              </span>
            )}
          </Field>
        </div>
        <div {...fieldMark('unit')}>
          <Field label={fieldNames.unit} required error={goodProblemText('unit', problems.unit)}>
            {(wiring) => (
              <>
                <Input
                  {...wiring}
                  list={units}
                  maxLength={UNIT_MAX}
                  autoComplete="off"
                  value={form.unit}
                  onChange={(unit) => edit({ unit })}
                />
                <datalist id={units}>
                  {UNITS.map((unit) => (
                    <option key={unit} value={unit} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
        </div>
      </div>
    </section>
  );
}
