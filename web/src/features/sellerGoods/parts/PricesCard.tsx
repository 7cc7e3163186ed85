import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { parseYuan } from '../../../lib/money.ts';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { inUnit } from '../../../lib/weight.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { NumberInput } from '../../../ui/inputs/NumberInput.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FieldNote, FieldSet, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { PlatformChoices } from '../../goods/PlatformChoices.tsx';
import styles from '../GoodsEditor.module.css';
import { type GoodField, MAX_NUM, MAX_UNIT } from '../goodForm.rules.ts';
import type { GoodForm } from '../goodForm.ts';
import { type GoodsEditor, selectMargin } from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, editorText as text, UNITS, weightUnits } from '../goodsEditor.text.ts';
import { EditorField, fieldMark } from './EditorField.tsx';

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

/** How the goods may be ordered: pieces a parcel, shop platforms, as a gift. */
export function SaleCard({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'unit', 'minNum', 'maxNum', 'platforms', 'isGift');
  const problems = useProblems(editor);
  const edit = (change: Partial<GoodForm>) => editor.send({ type: 'form.edit', change });
  const problemAt = (field: GoodField) => goodProblemText(field, problems[field]);
  const pieces = (part: 'minNum' | 'maxNum') => (
    <NumberInput
      label={text[part]}
      min={1}
      max={MAX_NUM}
      unit={form.unit.trim()}
      value={form[part]}
      onChange={(value) => edit({ [part]: value })}
    />
  );
  return (
    <FormCard title={text.sale}>
      <FieldSet {...fieldMark('num')} legend={fieldNames.num} error={problemAt('num')}>
        <Row gap={12}>
          {pieces('minNum')}
          {text.to}
          {pieces('maxNum')}
        </Row>
      </FieldSet>
      <FieldSet
        {...fieldMark('platforms')}
        legend={fieldNames.platforms}
        error={problemAt('platforms')}
        hint={text.allPlatforms}
      >
        <PlatformChoices value={form.platforms} onChange={(platforms) => edit({ platforms })} />
      </FieldSet>
      <div {...fieldMark('isGift')}>
        <Checkbox label={fieldNames.isGift} checked={form.isGift} onChange={(isGift) => edit({ isGift })} />
        <FieldNote hint={text.isGiftHint} />
        <FieldNote error={problemAt('isGift')} />
      </div>
    </FormCard>
  );
}
