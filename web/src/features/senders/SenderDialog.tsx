import { useSelector } from '@xstate/react';
import { senderProblemText } from '../../fields/fields.text.ts';
import { SenderFields } from '../../fields/SenderFields.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { isBusy, isFailed, selectContext } from '../../lib/selectors.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { ReaderPart } from './ReaderPart.tsx';
import styles from './SenderDialog.module.css';
import type { SenderEditor } from './senderEditor.machine.ts';
import { sendersText as text } from './senders.text.ts';

/** A sender, new or changed. */
export function SenderDialog({ editor }: { editor: SenderEditor }) {
  const busy = useSelector(editor, isBusy);
  const failed = useSelector(editor, isFailed);
  const { form, problems, staysDefault } = useSelector(editor, selectContext);
  const formProblem = failed ? text.unsaved : senderProblemText('form', problems.form);
  return (
    <FormDialog
      actor={editor}
      title={form.id === null ? text.add : text.change}
      width={600}
      texts={{ save: text.save, cancel: text.cancel }}
    >
      <Fields saving={busy}>
        <ReaderPart editor={editor} />
        <SenderFields
          form={form}
          problems={problems}
          onEdit={(change) => editor.send({ type: 'form.edit', change })}
        />
        <Field label={text.remark} error={senderProblemText('remark', problems.remark)}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={60}
              placeholder={text.remarkHint}
              value={form.remark}
              onChange={(remark) => editor.send({ type: 'form.edit', change: { remark } })}
              autoComplete="off"
            />
          )}
        </Field>
        {staysDefault ? (
          <p className={styles.quiet}>{form.id === null ? text.firstIsDefault : text.staysDefault}</p>
        ) : (
          <Checkbox
            label={text.setDefault}
            checked={form.isDefault}
            onChange={(isDefault) => editor.send({ type: 'form.edit', change: { isDefault } })}
          />
        )}
      </Fields>
      {formProblem && (
        <div className={styles.problem}>
          <Message tone="danger">{formProblem}</Message>
        </div>
      )}
    </FormDialog>
  );
}
