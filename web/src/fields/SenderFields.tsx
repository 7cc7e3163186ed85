import { Field } from '../ui/inputs/Field.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { senderProblemText as problemText, senderFieldsText as text } from './fields.text.ts';
import { RegionField } from './RegionField.tsx';
import styles from './SenderFields.module.css';
import type { SenderProblems } from './sender.rules.ts';
import type { SenderForm } from './sender.ts';

interface Props {
  form: SenderForm;
  problems: SenderProblems;
  onEdit: (change: Partial<SenderForm>) => void;
}

/** Name, phone, region and address of a sender. */
export function SenderFields({ form, problems, onEdit }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <Field label={text.name} required error={problemText('name', problems.name)}>
          {(wiring) => (
            <Input
              {...wiring}
              required
              maxLength={30}
              value={form.name}
              onChange={(name) => onEdit({ name })}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={text.phone} required error={problemText('phone', problems.phone)}>
          {(wiring) => (
            <Input
              {...wiring}
              required
              type="tel"
              maxLength={30}
              value={form.phone}
              onChange={(phone) => onEdit({ phone })}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Field label={text.region} required error={problemText('region', problems.region)}>
        {(wiring) => (
          <RegionField
            {...wiring}
            value={form}
            onChange={({ provinceCode, cityCode, districtCode }) =>
              onEdit({ provinceCode, cityCode, districtCode })
            }
          />
        )}
      </Field>
      <Field label={text.address} required error={problemText('address', problems.address)}>
        {(wiring) => (
          <Input
            {...wiring}
            required
            maxLength={200}
            placeholder={text.addressHint}
            value={form.address}
            onChange={(address) => onEdit({ address })}
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
}
