import type { ClipboardEvent, ReactNode } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { TextArea } from '../ui/inputs/TextArea.tsx';
import styles from './PasteReader.module.css';

interface Props {
  text: { paste: string; pasteHint: string; read: string };
  value: string;
  error: string | null | undefined;
  hint?: ReactNode;
  isReading: boolean;
  canRead: boolean;
  send: (event: { type: 'text.edit' | 'text.paste'; text: string } | { type: 'text.read' }) => void;
}

/** Where text with a person in it goes in; pasting into the empty field reads at once, typing waits for the button. */
export function PasteReader({ text, value, error, hint, isReading, canRead, send }: Props) {
  const paste = (event: ClipboardEvent) => {
    if (value !== '') return;
    event.preventDefault();
    send({ type: 'text.paste', text: event.clipboardData.getData('text/plain') });
  };
  return (
    <Field label={text.paste} error={error} hint={hint}>
      {(wiring) => (
        <div className={styles.reader}>
          <TextArea
            {...wiring}
            rows={2}
            maxLength={500}
            placeholder={text.pasteHint}
            readOnly={isReading}
            value={value}
            onChange={(typed) => send({ type: 'text.edit', text: typed })}
            onPaste={paste}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send({ type: 'text.read' });
            }}
          />
          <Button
            loading={isReading}
            disabled={!canRead && !isReading}
            onClick={() => send({ type: 'text.read' })}
          >
            {text.read}
          </Button>
        </div>
      )}
    </Field>
  );
}
