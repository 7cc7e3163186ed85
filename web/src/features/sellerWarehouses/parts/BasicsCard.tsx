import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { RegionField } from '../../../fields/RegionField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { PicturesField } from '../../pictures/PicturesField.tsx';
import styles from '../WarehouseEditor.module.css';
import { selectForm, selectProblems, type WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText as text, warehouseProblemText } from '../warehouseEditor.text.ts';

type Line = 'name' | 'contact' | 'phone' | 'csUrl' | 'address';

/** Who and where the warehouse is. */
export function BasicsCard({ editor }: { editor: WarehouseEditor }) {
  const form = useSelector(editor, selectForm);
  const problems = useSelector(editor, selectProblems);
  const edit = (change: Partial<typeof form>) => editor.send({ type: 'form.edit', change });
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
    <section className={styles.card} aria-labelledby="basics">
      <h2 id="basics">{text.basics}</h2>
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
    </section>
  );
}
