import type { FormEvent } from 'react';
import { SenderFields } from '../../../../fields/SenderFields.tsx';
import { senderRefusalProblems } from '../../../../fields/sender.rules.ts';
import type { SenderForm as Form } from '../../../../fields/sender.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Fields } from '../../../../ui/Fields.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { refusalText } from '../../byHand/flow/shipByHand.text.ts';
import type { SenderEvent } from '../wizard/wizardEvents.ts';
import { deliveryStepText as text } from './deliveryStep.text.ts';
import styles from './SenderForm.module.css';

/** How the writing of a sender stands. */
export interface SenderWriting {
  busy: boolean;
  /** The last saving got no answer. */
  unsaved: boolean;
  refusal: Refusal | null;
}

interface Props extends SenderWriting {
  form: Form;
  send: (event: SenderEvent | { type: 'retry' }) => void;
}

/** A sender, new or changed, written where it is needed. */
export function SenderForm({ form, busy, unsaved, refusal, send }: Props) {
  const problems = refusal ? senderRefusalProblems(refusal) : {};
  const edit = (change: Partial<Form>) => send({ type: 'sender.edit', change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ type: unsaved ? 'retry' : 'sender.save' });
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
      {unsaved && <Message tone="danger">{text.unsaved}</Message>}
      <div className={styles.actions}>
        <Button onClick={() => send({ type: 'sender.cancel' })} disabled={busy}>
          {text.cancel}
        </Button>
        <Button type="submit" loading={busy} disabled={form.provinceCode === '' || form.cityCode === ''}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
