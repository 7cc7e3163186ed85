import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { SenderFields } from '../../../fields/SenderFields.tsx';
import { senderRefusalProblems } from '../../../fields/sender.rules.ts';
import type { SenderForm as Form } from '../../../fields/sender.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Message } from '../../../ui/Message.tsx';
import { deliveryStepText as text } from '../deliveryStep.text.ts';
import { selectBusy, selectRefusal, selectSenderUnsaved, type Wizard } from '../shipByHand.selectors.ts';
import { refusalText } from '../shipByHand.text.ts';
import styles from './SenderForm.module.css';

/** A sender, new or changed, written where it is needed. */
export function SenderForm({ wizard, form }: { wizard: Wizard; form: Form }) {
  const busy = useSelector(wizard, selectBusy);
  const unsaved = useSelector(wizard, selectSenderUnsaved);
  const refusal = useSelector(wizard, selectRefusal);
  const problems = refusal ? senderRefusalProblems(refusal) : {};
  const edit = (change: Partial<Form>) => wizard.send({ type: 'sender.edit', change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    wizard.send({ type: unsaved ? 'retry' : 'sender.save' });
  };
  return (
    <form onSubmit={save}>
      <SenderFields form={form} problems={problems} onEdit={edit} />
      <Checkbox
        label={text.setDefault}
        checked={form.isDefault}
        onChange={(isDefault) => edit({ isDefault })}
      />
      {refusal && problems.form && <Message tone="danger">{refusalText(refusal)}</Message>}
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
