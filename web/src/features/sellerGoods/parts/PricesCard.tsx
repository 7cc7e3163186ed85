import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { parseYuan } from '../../../lib/money.ts';
import { useFormFields } from '../../../lib/useFields.ts';
import { inUnit } from '../../../lib/weight.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FieldNote, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { EditorField } from '../EditorField.tsx';
import styles from '../GoodsEditor.module.css';
import { MAX_UNIT } from '../goodForm.rules.ts';
import type { GoodForm } from '../goodForm.ts';
import { type GoodsEditor, isSpecified, selectMargin, selectPrice } from '../goodsEditor.selectors.ts';
import { editorText as text, UNITS, weightUnits } from '../goodsEditor.text.ts';
import { skusText } from '../skus/skus.text.ts';
import { FreightField } from './FreightField.tsx';

interface Props {
  editor: GoodsEditor;
}

/** What a piece brings, weighs and is counted in. */
export function PricesCard({ editor }: Props) {
  const isSeveral = useSelector(editor, isSpecified);
  if (isSeveral) return <UnitCard editor={editor} />;
  return (
    <FormCard title={text.prices} className={styles.fields}>
      <div className={styles.row}>
        <PriceField editor={editor} />
        <WeightField editor={editor} />
        <UnitField editor={editor} />
      </div>
      <CodesRow editor={editor} />
      <FreightField editor={editor} />
    </FormCard>
  );
}

/** Of several combinations, each of which has a price and a weight. */
function UnitCard({ editor }: Props) {
  const least = useSelector(editor, selectPrice);
  const margin = useSelector(editor, selectMargin);
  return (
    <FormCard title={skusText.price}>
      <div className={styles.row}>
        <UnitField editor={editor} />
      </div>
      <FreightField editor={editor} />
      <FieldNote hint={skusText.priceHint} />
      <Text as="p" num above={8}>
        {least === null ? skusText.noPrice : `${skusText.least(least)}，${skusText.buyers(least, margin)}`}
      </Text>
    </FormCard>
  );
}

function PriceField({ editor }: Props) {
  const form = useFormFields(editor, 'supplyPrice', 'unit');
  const margin = useSelector(editor, selectMargin);
  const fen = parseYuan(form.supplyPrice);
  return (
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
          onChange={(supplyPrice) => editor.send({ type: 'form.edit', change: { supplyPrice } })}
        />
      )}
    </EditorField>
  );
}

function WeightField({ editor }: Props) {
  const form = useFormFields(editor, 'weight', 'weightUnit');
  const edit = (change: Partial<GoodForm>) => editor.send({ type: 'form.edit', change });
  return (
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
  );
}

function UnitField({ editor }: Props) {
  const { unit } = useFormFields(editor, 'unit');
  const units = useId();
  return (
    <EditorField editor={editor} field="unit" required>
      {(wiring) => (
        <>
          <Input
            {...wiring}
            list={units}
            maxLength={MAX_UNIT}
            autoComplete="off"
            value={unit}
            onChange={(typed) => editor.send({ type: 'form.edit', change: { unit: typed } })}
          />
          <datalist id={units}>
            {UNITS.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
    </EditorField>
  );
}

/** What the supplier's own warehouse calls the only combination. */
function CodesRow({ editor }: Props) {
  const form = useFormFields(editor, 'merchantCode', 'barcodes');
  const code = (field: 'merchantCode' | 'barcodes', hint: string) => (
    <EditorField editor={editor} field={field} hint={hint}>
      {(wiring) => (
        <Input
          {...wiring}
          autoComplete="off"
          value={form[field]}
          onChange={(typed) => editor.send({ type: 'form.edit', change: { [field]: typed } })}
        />
      )}
    </EditorField>
  );
  return (
    <div className={styles.row}>
      {code('merchantCode', skusText.codesHint)}
      {code('barcodes', skusText.barcodesHint)}
    </div>
  );
}
