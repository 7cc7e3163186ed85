import { useSelector } from '@xstate/react';
import type { ClipboardEvent } from 'react';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './ReceiverDialog.module.css';
import type { ReceiverEditor } from './receiver.selectors.ts';
import { receiverText as text } from './receiver.text.ts';

/** Where text with a receiver in it goes in; pasting reads at once, typing waits for the button. */
export function ReceiverReader({ editor }: { editor: ReceiverEditor }) {
  const { text: written, rest } = useFields(editor, 'text', 'rest');
  const reading = useMatches(editor, 'reading');
  const readFailed = useMatches(editor, { form: 'readFailed' });
  const readable = useSelector(editor, (snapshot) => snapshot.can({ type: 'text.read' }));
  const paste = (event: ClipboardEvent) => {
    if (written !== '') return;
    event.preventDefault();
    editor.send({ type: 'text.paste', text: event.clipboardData.getData('text/plain') });
  };
  return (
    <Field
      label={text.paste}
      error={readFailed ? text.readFailed : null}
      hint={rest === '' ? undefined : text.rest(rest)}
    >
      {(wiring) => (
        <div className={styles.reader}>
          <TextArea
            {...wiring}
            rows={2}
            maxLength={500}
            placeholder={text.pasteHint}
            readOnly={reading}
            value={written}
            onChange={(value) => editor.send({ type: 'text.edit', text: value })}
            onPaste={paste}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                editor.send({ type: 'text.read' });
            }}
          />
          <Button
            loading={reading}
            disabled={!readable && !reading}
            onClick={() => editor.send({ type: 'text.read' })}
          >
            {text.read}
          </Button>
        </div>
      )}
    </Field>
  );
}
