import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { SenderFields } from '../../../../fields/SenderFields.tsx';
import { senderRefusalProblems } from '../../../../fields/sender.rules.ts';
import type { SenderForm as Form } from '../../../../fields/sender.ts';
import { selectRefusal } from '../../../../lib/selectors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Fields } from '../../../../ui/Fields.tsx';
import { Message } from '../../../../ui/Message.tsx';
import type { WizardRef, WizardSnapshot } from '../wizard/wizard.types.ts';
import { deliveryStepText as text } from './deliveryStep.text.ts';
import styles from './SenderForm.module.css';

interface Props {
  wizard: WizardRef;
  step: 'goods' | 'delivery';
  form: Form;
}

/** A sender, new or changed, written where it is needed. */
export function SenderForm({ wizard, step, form }: Props) {
  const editing = (state: string) => (snapshot: WizardSnapshot) =>
    snapshot.matches({ composing: { [step]: { editingSender: state } } });
  const busy = useSelector(wizard, editing('saving'));
  const saveFailed = useSelector(wizard, editing('saveFailed'));
  const refusal = useSelector(wizard, selectRefusal);
  const problems = refusal ? senderRefusalProblems(refusal) : {};
  const edit = (change: Partial<Form>) => wizard.send({ type: 'sender.edit', change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    wizard.send({ type: saveFailed ? 'retry' : 'sender.save' });
  };
  return (
    <form onSubmit={save}>
      <Fields saving={busy}>
        <SenderFields form={form} problems={problems} onEdit={edit} />
        <Checkbox
          label={text.setDefault}
          checked={form.isDefault}
          onChange={(isDefault) => edit({ isDefault })}
        />
      </Fields>
      {refusal && problems.form && <Message tone="danger">{refusalText(refusal)}</Message>}
      {saveFailed && <Message tone="danger">{text.saveFailed}</Message>}
      <div className={styles.actions}>
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
