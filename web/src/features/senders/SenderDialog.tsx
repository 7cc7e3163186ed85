import { useSelector } from '@xstate/react';
import { senderProblemText } from '../../fields/fields.text.ts';
import { PasteReader } from '../../fields/PasteReader.tsx';
import { SenderFields } from '../../fields/SenderFields.tsx';
import type { SenderForm } from '../../fields/sender.ts';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { ReadNote } from './readSender.ts';
import styles from './SenderDialog.module.css';
import type { SenderEditor } from './senderEditor.machine.ts';
import { readingText, removalText as removal, sendersText as text } from './senders.text.ts';

/** A sender, new or changed. */
export function SenderDialog({ editor }: { editor: SenderEditor }) {
  const busy = useTag(editor, 'busy');
  const failed = useTag(editor, 'failed');
  const { form, problems, staysDefault } = useFields(editor, 'form', 'problems', 'staysDefault');
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
        <TextField
          label={text.remark}
          error={senderProblemText('remark', problems.remark)}
          maxLength={60}
          placeholder={text.remarkHint}
          value={form.remark}
          onChange={(remark) => editor.send({ type: 'form.edit', change: { remark } })}
        />
        {staysDefault ? (
          <Text as="p" tone="secondary">
            {form.id === null ? text.firstIsDefault : text.staysDefault}
          </Text>
        ) : (
          <Checkbox
            label={text.setDefault}
            checked={form.isDefault}
            onChange={(isDefault) => editor.send({ type: 'form.edit', change: { isDefault } })}
          />
        )}
      </Fields>
      {formProblem && (
        <Message tone="danger" above={12}>
          {formProblem}
        </Message>
      )}
    </FormDialog>
  );
}

function ReaderPart({ editor }: { editor: SenderEditor }) {
  const { text: value, note, readProblem } = useFields(editor, 'text', 'note', 'readProblem');
  return (
    <>
      <PasteReader
        text={text}
        value={value}
        error={readProblem && (readProblem.msg ?? readingText.lost)}
        isReading={useMatches(editor, 'reading')}
        canRead={useSelector(editor, (snapshot) => snapshot.can({ type: 'text.read' }))}
        send={editor.send}
      />
      {note && <Note note={note} onApply={() => editor.send({ type: 'reading.apply' })} />}
    </>
  );
}

function Note({ note: { filled, kept, missing, rest }, onApply }: { note: ReadNote; onApply: () => void }) {
  const doubtful = kept.length + missing.length > 0 || rest !== '';
  return (
    <Message
      below={16}
      tone={doubtful ? 'warning' : 'info'}
      action={
        kept.length > 0 && (
          <Button variant="text" onClick={onApply}>
            {readingText.apply}
          </Button>
        )
      }
    >
      {filled.length > 0 && <p>{readingText.filled(filled)}</p>}
      {kept.length > 0 && (
        <>
          <p>{readingText.kept}</p>
          <ul className={styles.kept}>
            {kept.map((part) => (
              <li key={part.part}>{readingText.keptPart(part)}</li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && <p>{readingText.missing(missing)}</p>}
      {rest !== '' && <p>{readingText.rest(rest)}</p>}
    </Message>
  );
}

export function RemoveSenderDialog({ actor }: { actor: ConfirmAction<SenderForm> }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removal}>
      {(sender) => <p>{removal.words(sender)}</p>}
    </ConfirmActionDialog>
  );
}
