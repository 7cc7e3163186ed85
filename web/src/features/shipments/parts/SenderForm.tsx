import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Message } from '../../../ui/Message.tsx';
import { deliveryStepText as text } from '../deliveryStep.text.ts';
import type { SenderForm as Form } from '../draft.ts';
import { selectBusy, selectRefusal, selectSenderUnsaved, type Wizard } from '../shipByHand.selectors.ts';
import { refusalText } from '../shipByHand.text.ts';
import { RegionFields } from './RegionFields.tsx';
import styles from './SenderForm.module.css';

/** A sender, new or changed, written where it is needed. */
export function SenderForm({ wizard, form }: { wizard: Wizard; form: Form }) {
  const busy = useSelector(wizard, selectBusy);
  const unsaved = useSelector(wizard, selectSenderUnsaved);
  const refusal = useSelector(wizard, selectRefusal);
  const edit = (change: Partial<Form>) => wizard.send({ type: 'sender.edit', change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    wizard.send({ type: unsaved ? 'retry' : 'sender.save' });
  };
  return (
    <form onSubmit={save}>
      <div className={styles.grid}>
        <Field label={text.name} required>
          {(wiring) => (
            <Input
              {...wiring}
              required
              maxLength={30}
              value={form.name}
              onChange={(name) => edit({ name })}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={text.phone} required>
          {(wiring) => (
            <Input
              {...wiring}
              required
              type="tel"
              maxLength={20}
              value={form.phone}
              onChange={(phone) => edit({ phone })}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Field label={text.region} required>
        {() => (
          <RegionFields
            value={form}
            onChange={({ provinceCode, cityCode, districtCode }) =>
              edit({ provinceCode, cityCode, districtCode })
            }
          />
        )}
      </Field>
      <Field label={text.address} required>
        {(wiring) => (
          <Input
            {...wiring}
            required
            maxLength={100}
            placeholder={text.addressHint}
            value={form.address}
            onChange={(address) => edit({ address })}
            autoComplete="off"
          />
        )}
      </Field>
      <Checkbox
        label={text.setDefault}
        checked={form.isDefault}
        onChange={(isDefault) => edit({ isDefault })}
      />
      {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
      {unsaved && <Message tone="danger">{text.unsaved}</Message>}
      <div className={styles.deeds}>
        <Button onClick={() => wizard.send({ type: 'sender.cancel' })} disabled={busy}>
          {text.cancel}
        </Button>
        <Button type="submit" loading={busy} disabled={form.provinceCode === '' || form.cityCode === ''}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
