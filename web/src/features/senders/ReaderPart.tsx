import { useSelector } from '@xstate/react';
import type { ClipboardEvent } from 'react';
import { selectContext } from '../../lib/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './ReaderPart.module.css';
import type { ReadNote } from './readSender.ts';
import type { SenderEditor } from './senderEditor.machine.ts';
import { readingText, sendersText } from './senders.text.ts';

/** Where text with a sender in it goes in; pasting reads at once, typing waits for the button. */
export function ReaderPart({ editor }: { editor: SenderEditor }) {
  const { text, note, readProblem } = useSelector(editor, selectContext);
  const reading = useSelector(editor, (snapshot) => snapshot.matches('reading'));
  const readable = useSelector(editor, (snapshot) => snapshot.can({ type: 'text.read' }));
  const paste = (event: ClipboardEvent) => {
    if (text !== '') return;
    event.preventDefault();
    editor.send({ type: 'text.paste', text: event.clipboardData.getData('text/plain') });
  };
  return (
    <>
      <Field label={sendersText.paste} error={readProblem && (readProblem.msg ?? readingText.lost)}>
        {(wiring) => (
          <div className={styles.reader}>
            <TextArea
              {...wiring}
              rows={2}
              maxLength={500}
              placeholder={sendersText.pasteHint}
              readOnly={reading}
              value={text}
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
              {sendersText.read}
            </Button>
          </div>
        )}
      </Field>
      {note && <Note note={note} onApply={() => editor.send({ type: 'reading.apply' })} />}
    </>
  );
}

function Note({ note: { filled, kept, missing, rest }, onApply }: { note: ReadNote; onApply: () => void }) {
  const doubtful = kept.length + missing.length > 0 || rest !== '';
  return (
    <div className={styles.note}>
      <Message
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
    </div>
  );
}
