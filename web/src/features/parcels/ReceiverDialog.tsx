import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { RegionField } from '../../fields/RegionField.tsx';
import type { RowField } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { isBusy, isOpen } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { Text } from '../../ui/Text.tsx';
import { noteText } from '../shipments/shared/recipients/rowNotes.text.ts';
import styles from './ReceiverDialog.module.css';
import { ReceiverReader } from './ReceiverReader.tsx';
import { isRevealing, type ReceiverEditor } from './receiver.selectors.ts';
import { receiverRefusalText, receiverText as text } from './receiver.text.ts';

/** Who else is to get a parcel whose waybill has not been asked for. */
export function ReceiverDialog({ editor }: { editor: ReceiverEditor }) {
  const open = useSelector(editor, isOpen);
  const busy = useSelector(editor, isBusy);
  const revealing = useSelector(editor, isRevealing);
  const formId = useId();
  const close = () => editor.send({ type: 'editor.close' });
  return (
    <Dialog
      open={open}
      title={text.title}
      width={600}
      sticky
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy} disabled={revealing}>
            {text.save}
          </Button>
        </>
      }
    >
      <ReceiverForm editor={editor} id={formId} />
    </Dialog>
  );
}

function ReceiverForm({ editor, id }: { editor: ReceiverEditor; id: string }) {
  const { subject, form, notes } = useFields(editor, 'subject', 'form', 'notes');
  const { refusal, unfilled } = useFields(editor, 'refusal', 'unfilled');
  const busy = useSelector(editor, isBusy);
  const revealing = useSelector(editor, isRevealing);
  const saveFailed = useMatches(editor, { form: 'saveFailed' });
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'form.save' });
  };
  const errorAt = (field: RowField) => {
    const note = notes.find((one) => one.field === field);
    return note ? noteText(note) : null;
  };
  const line = (
    field: 'name' | 'phone' | 'detail',
    maxLength: number,
    more: { placeholder?: string } = {},
  ) => (
    <Field label={text[field]} required error={errorAt(field)}>
      {(wiring) => (
        <Input
          {...wiring}
          {...more}
          required
          maxLength={maxLength}
          value={form[field]}
          onChange={(value) => editor.send({ type: 'form.edit', change: { [field]: value } })}
          autoComplete="off"
        />
      )}
    </Field>
  );
  const problem = saveFailed ? text.saveFailed : refusal ? receiverRefusalText(refusal) : errorAt('row');
  return (
    <form id={id} onSubmit={save} noValidate>
      {subject && (
        <dl className={styles.now}>
          <dt>{text.of(subject.packageNo)}</dt>
          <dd>
            {text.now}：{subject.receiver}
          </dd>
        </dl>
      )}
      {revealing ? (
        <Text as="p" role="status" tone="secondary" below={12}>
          {text.revealing}
        </Text>
      ) : (
        <Beginning unfilled={unfilled} />
      )}
      <Fields saving={busy || revealing}>
        <ReceiverReader editor={editor} />
        <div className={styles.pair}>
          {line('name', 30)}
          {line('phone', 30)}
        </div>
        <Field label={text.region} required error={errorAt('region')}>
          {(wiring) => (
            <RegionField
              {...wiring}
              value={form}
              onChange={(change) => editor.send({ type: 'form.edit', change })}
            />
          )}
        </Field>
        {line('detail', 200, { placeholder: text.detailHint })}
      </Fields>
      {problem && <Message tone="danger">{problem}</Message>}
    </form>
  );
}

/** What the form began with. */
function Beginning({ unfilled }: { unfilled: Refusal | 'lost' | null }) {
  if (unfilled === null)
    return (
      <Text as="p" tone="secondary" below={12}>
        {text.recorded}
      </Text>
    );
  return <Message tone="warning">{unfilled === 'lost' ? text.lost : text.unfilled(unfilled.msg)}</Message>;
}
