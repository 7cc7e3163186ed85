import { useSelector } from '@xstate/react';
import { PasteReader } from '../../fields/PasteReader.tsx';
import { RegionField } from '../../fields/RegionField.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import type { RowField } from '../../graphql/generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { noteText } from '../shipments/shared/recipients/rowNotes.text.ts';
import type { RowNote } from '../shipments/shared/recipients/verdicts.ts';
import styles from './ReceiverDialog.module.css';
import type { ReceiverEditor } from './receiver.machine.ts';
import { receiverRefusalText, receiverText as text } from './receiver.text.ts';

/** Who else is to get a parcel whose waybill has not been asked for. */
export function ReceiverDialog({ editor }: { editor: ReceiverEditor }) {
  const { refusal, notes } = useFields(editor, 'refusal', 'notes');
  const saveFailed = useMatches(editor, { form: 'saveFailed' });
  const problem = refusal ? receiverRefusalText(refusal) : errorAt(notes, 'row');
  return (
    <FormDialog
      actor={editor}
      title={text.title}
      width={600}
      texts={text}
      problem={saveFailed ? text.saveFailed : problem}
    >
      <ReceiverFields editor={editor} />
    </FormDialog>
  );
}

function errorAt(notes: readonly RowNote[], field: RowField): string | null {
  const note = notes.find((one) => one.field === field);
  return note ? noteText(note) : null;
}

function ReceiverFields({ editor }: { editor: ReceiverEditor }) {
  const { subject, form, notes, unfilled } = useFields(editor, 'subject', 'form', 'notes', 'unfilled');
  const busy = useSelector(editor, isBusy);
  const revealing = useTag(editor, 'loading');
  const line = (field: 'name' | 'phone' | 'detail', maxLength: number) => (
    <Field label={text[field]} required error={errorAt(notes, field)}>
      {(wiring) => (
        <Input
          {...wiring}
          {...(field === 'detail' ? { placeholder: text.detailHint } : {})}
          required
          maxLength={maxLength}
          value={form[field]}
          onChange={(value) => editor.send({ type: 'form.edit', change: { [field]: value } })}
          autoComplete="off"
        />
      )}
    </Field>
  );
  const words = (field: 'specification' | 'remark', maxLength: number) => (
    <Field label={text[field]} hint={text.wordsHint} error={errorAt(notes, field)}>
      {(wiring) => (
        <Input
          {...wiring}
          maxLength={maxLength}
          value={form[field]}
          onChange={(value) => editor.send({ type: 'form.edit', change: { [field]: value } })}
          autoComplete="off"
        />
      )}
    </Field>
  );
  return (
    <>
      {subject && (
        <dl className={styles.now}>
          <dt>{text.of(subject.packageNo)}</dt>
          <dd>
            {text.now}：{subject.receiver}
          </dd>
        </dl>
      )}
      {subject?.atErp && (
        <Message tone="warning" below={12}>
          {text.atErp}
        </Message>
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
        <Field label={text.region} required error={errorAt(notes, 'region')}>
          {(wiring) => (
            <RegionField
              {...wiring}
              value={form}
              onChange={(change) => editor.send({ type: 'form.edit', change })}
            />
          )}
        </Field>
        {line('detail', 200)}
        <div className={styles.pair}>
          {words('specification', 100)}
          {words('remark', 200)}
        </div>
        <Text as="p" small tone="secondary">
          {text.itemsStay}
        </Text>
      </Fields>
    </>
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

function ReceiverReader({ editor }: { editor: ReceiverEditor }) {
  const { text: value, rest } = useFields(editor, 'text', 'rest');
  const readFailed = useMatches(editor, { form: 'readFailed' });
  return (
    <PasteReader
      text={text}
      value={value}
      error={readFailed ? text.readFailed : null}
      hint={rest === '' ? undefined : text.rest(rest)}
      isReading={useMatches(editor, 'reading')}
      canRead={useSelector(editor, (snapshot) => snapshot.can({ type: 'text.read' }))}
      send={editor.send}
    />
  );
}
