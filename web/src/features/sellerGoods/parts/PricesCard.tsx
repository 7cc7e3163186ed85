import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { parseYuan } from '../../../lib/money.ts';
import { useFormFields } from '../../../lib/useFields.ts';
import { inUnit } from '../../../lib/weight.ts';
import { FormCard } from '../../../ui/FormCard.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from '../GoodsEditor.module.css';
import { MAX_UNIT } from '../goodForm.rules.ts';
import type { GoodForm } from '../goodForm.ts';
import { type GoodsEditor, selectMargin } from '../goodsEditor.selectors.ts';
import { editorText as text, UNITS, weightUnits } from '../goodsEditor.text.ts';
import { EditorField } from './EditorField.tsx';

/** What a piece brings, weighs and is counted in. */
export function PricesCard({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'supplyPrice', 'weight', 'weightUnit', 'unit');
  const margin = useSelector(editor, selectMargin);
  const units = useId();
  const edit = (change: Partial<GoodForm>) => editor.send({ type: 'form.edit', change });
  const fen = parseYuan(form.supplyPrice);
  return (
    <FormCard title={text.prices} className={styles.fields}>
      <div className={styles.row}>
        <EditorField
          editor={editor}
          field="supplyPrice"
          required
          hint={fen === null || fen === 0 ? text.priceHint : text.buyers(fen, margin)}
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
        </EditorField>
        <EditorField editor={editor} field="weight" required hint={text.weightHint}>
          {(wiring) => (
            <Row as="span" className={styles.joined}>
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
            </Row>
          )}
        </EditorField>
        <EditorField editor={editor} field="unit" required>
          {(wiring) => (
            <>
              <Input
                {...wiring}
                list={units}
                maxLength={MAX_UNIT}
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
        </EditorField>
      </div>
    </FormCard>
  );
}
