import { useCallback } from 'react';
import { RegionField } from '../../../fields/RegionField.tsx';
import type { OutputMode } from '../../../graphql/generated/graphql.ts';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { FieldSet, FormCard } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { PlatformChoices } from '../../goods/PlatformChoices.tsx';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { outputModeNames, editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
import type { WarehouseForm } from '../warehouseForm.ts';

const FIELDS = [
  ...(['name', 'contact', 'phone', 'csUrl', 'address', 'logo', 'intro'] as const),
  ...(['provinceCode', 'cityCode', 'districtCode'] as const),
] as const;

type Line = 'name' | 'contact' | 'phone' | 'csUrl' | 'address';

/** Who and where the warehouse is. */
export function BasicsCard({ editor }: { editor: WarehouseEditor }) {
  const form = useFormFields(editor, ...FIELDS);
  const problems = useProblems(editor);
  const edit = (change: Partial<WarehouseForm>) => editor.send({ type: 'form.edit', change });
  const report = useCallback(
    (uploading: boolean) => editor.send({ type: 'logo.report', uploading }),
    [editor],
  );
  const line = (field: Line, maxLength: number, more: { placeholder?: string; type?: string } = {}) => (
    <TextField
      {...more}
      label={text[field]}
      required={field !== 'csUrl'}
      error={warehouseProblemText(field, problems[field])}
      maxLength={maxLength}
      value={form[field]}
      onChange={(value) => edit({ [field]: value })}
    />
  );
  return (
    <FormCard title={text.basics}>
      <div className={styles.pair}>
        {line('name', 30, { placeholder: text.nameHint })}
        {line('csUrl', 200, { placeholder: text.csUrlHint, type: 'url' })}
        {line('contact', 30)}
        {line('phone', 30, { type: 'tel' })}
        <Field label={text.region} required error={warehouseProblemText('region', problems.region)}>
          {(wiring) => (
            <RegionField
              {...wiring}
              value={form}
              onChange={({ provinceCode, cityCode, districtCode }) =>
                edit({ provinceCode, cityCode, districtCode })
              }
            />
          )}
        </Field>
        {line('address', 100, { placeholder: text.addressHint })}
      </div>
      <div className={styles.about}>
        <PicturesField
          label={text.logo}
          max={1}
          value={form.logo ? [form.logo] : []}
          onChange={([logo = '']) => edit({ logo })}
          error={warehouseProblemText('logo', problems.logo)}
          onBusy={report}
        />
        <Field label={text.intro} error={warehouseProblemText('intro', problems.intro)}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={4}
              maxLength={500}
              placeholder={text.introHint}
              value={form.intro}
              onChange={(intro) => edit({ intro })}
            />
          )}
        </Field>
      </div>
    </FormCard>
  );
}

const modes = Object.keys(outputModeNames) as OutputMode[];

/** For whose orders waybills are issued, and when. */
export function TermsCard({ editor }: { editor: WarehouseEditor }) {
  const { platforms, outputMode } = useFormFields(editor, 'platforms', 'outputMode');
  const edit = (change: Partial<WarehouseForm>) => editor.send({ type: 'form.edit', change });
  return (
    <FormCard title={text.terms}>
      <div className={styles.pair}>
        <FieldSet legend={text.platforms} hint={text.platformsHint}>
          <PlatformChoices value={platforms} onChange={(chosen) => edit({ platforms: chosen })} />
        </FieldSet>
        <FieldSet legend={text.outputMode}>
          {modes.map((mode) => (
            <Row key={mode} as="label" className={styles.radio}>
              <input
                type="radio"
                name="outputMode"
                checked={outputMode === mode}
                onChange={() => edit({ outputMode: mode })}
              />
              {outputModeNames[mode]}
            </Row>
          ))}
        </FieldSet>
      </div>
    </FormCard>
  );
}
