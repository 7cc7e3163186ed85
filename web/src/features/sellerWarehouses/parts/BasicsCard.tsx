import { useCallback } from 'react';
import { RegionField } from '../../../fields/RegionField.tsx';
import { useFormFields, useProblems } from '../../../lib/useFields.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormCard } from '../../../ui/FormCard.tsx';
import { Input } from '../../../ui/Input.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import styles from '../WarehouseEditor.module.css';
import type { WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';
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
    <Field
      label={text[field]}
      required={field !== 'csUrl'}
      error={warehouseProblemText(field, problems[field])}
    >
      {(wiring) => (
        <Input
          {...wiring}
          {...more}
          maxLength={maxLength}
          value={form[field]}
          onChange={(value) => edit({ [field]: value })}
          autoComplete="off"
        />
      )}
    </Field>
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
