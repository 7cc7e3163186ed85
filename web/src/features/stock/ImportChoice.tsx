import { useSelector } from '@xstate/react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './Import.module.css';
import {
  type ImportStock,
  isReading,
  isSavingTemplate,
  isTemplateLost,
  isUnread,
  selectContext,
} from './importStock.selectors.ts';
import { fileProblemText, importText as text } from './stockImport.text.ts';

/** A file is chosen or dropped, and read; the template is where to begin. */
export function ImportChoice({ actor }: { actor: ImportStock }) {
  const reading = useSelector(actor, isReading);
  const unread = useSelector(actor, isUnread);
  const lost = useSelector(actor, isTemplateLost);
  const saving = useSelector(actor, isSavingTemplate);
  const { file, fileProblem, refusal } = useSelector(actor, selectContext);
  const take = (chosen: File) => actor.send({ type: 'file.choose', file: chosen });
  if (reading)
    return (
      <div className={styles.reading} role="status">
        {text.reading(file?.name ?? '')}
        <Button onClick={() => actor.send({ type: 'file.forget' })}>{text.cancel}</Button>
      </div>
    );
  return (
    <>
      <DropZone onFile={take} />
      {fileProblem && <Message tone="danger">{fileProblemText(fileProblem)}</Message>}
      {unread && <Message tone="warning">{text.unread}</Message>}
      <p className={styles.how}>{text.how}</p>
      <p className={styles.template}>
        <Button icon="download" loading={saving} onClick={() => actor.send({ type: 'template.save' })}>
          {text.template}
        </Button>
        <span>{text.templateHint}</span>
      </p>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.templateLost}</Message>}
    </>
  );
}

function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label={text.title}
      className={cx(styles.zone, over && styles.over)}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <Icon name="arrowUp" size={32} className={styles.sign} />
      <p>
        {text.drop}{' '}
        <Button variant="primary" size="small" data-autofocus onClick={() => picker.current?.click()}>
          {text.choose}
        </Button>
      </p>
      <p className={styles.hint}>{text.formats}</p>
      <input
        ref={picker}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={text.choose}
        accept=".xlsx,.xls,.csv"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file, mended outside, can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </section>
  );
}
