import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { senderProblemText } from '../../fields/fields.text.ts';
import { SenderFields } from '../../fields/SenderFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { ReaderPart } from './ReaderPart.tsx';
import styles from './SenderDialog.module.css';
import { isBroken, isBusy, isOpen, type SenderEditor, selectContext } from './senderEditor.selectors.ts';
import { sendersText as text } from './senders.text.ts';

/** A sender, new or changed. */
export function SenderDialog({ editor }: { editor: SenderEditor }) {
  const open = useSelector(editor, isOpen);
  const busy = useSelector(editor, isBusy);
  const { form } = useSelector(editor, selectContext);
  const formId = useId();
  const close = () => editor.send({ type: 'editor.close' });
  return (
    <Dialog
      open={open}
      title={form.id === null ? text.add : text.change}
      width={600}
      sticky
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <SenderForm editor={editor} id={formId} />
    </Dialog>
  );
}

function SenderForm({ editor, id }: { editor: SenderEditor; id: string }) {
  const busy = useSelector(editor, isBusy);
  const broken = useSelector(editor, isBroken);
  const { form, problems, staysDefault } = useSelector(editor, selectContext);
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'form.save' });
  };
  const formProblem = broken ? text.unsaved : senderProblemText('form', problems.form);
  return (
    <form id={id} onSubmit={save} noValidate>
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
    </form>
  );
}
