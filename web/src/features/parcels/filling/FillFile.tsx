import { useSelector } from '@xstate/react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Message } from '../../../ui/Message.tsx';
import { fileRefusalText } from '../../shipments/sheets/sheets.text.ts';
import styles from './Filling.module.css';
import { fillSheetText as text } from './filling.text.ts';
import {
  type FillWaybills,
  isReading,
  isSaving,
  isUnread,
  isUnsaved,
  selectContext,
} from './fillWaybills.selectors.ts';

/** The sheet: saved with the parcels that wait, then chosen once it is filled in. */
export function FillFile({ actor }: { actor: FillWaybills }) {
  const { parcels, saved, refusal } = useSelector(actor, selectContext);
  const saving = useSelector(actor, isSaving);
  const unsaved = useSelector(actor, isUnsaved);
  return (
    <>
      <section className={styles.step}>
        <h3>{text.step1}</h3>
        <p className={styles.words}>{text.step1Words(parcels.length)}</p>
        <Button icon="download" loading={saving} onClick={() => actor.send({ type: 'template.save' })}>
          {text.download}
        </Button>
        {saved !== null && (
          <span role="status" className={styles.beside}>
            {text.downloaded(saved)}
          </span>
        )}
        {(unsaved || refusal) && <Message tone="danger">{refusal?.msg ?? text.undownloaded}</Message>}
      </section>
      <section className={styles.step}>
        <h3>{text.step2}</h3>
        <FilePlace actor={actor} />
      </section>
    </>
  );
}

function FilePlace({ actor }: { actor: FillWaybills }) {
  const { fileRefusal, lacksColumns } = useSelector(actor, selectContext);
  const reading = useSelector(actor, isReading);
  const unread = useSelector(actor, isUnread);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) actor.send({ type: 'file.choose', file });
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const problem = fileRefusal
    ? fileRefusalText(fileRefusal)
    : lacksColumns
      ? text.lacksColumns
      : unread
        ? text.unread
        : null;
  return (
    <>
      <section
        aria-label={text.step2}
        className={cx(styles.zone, over && styles.over)}
        onDragEnter={hold}
        onDragOver={hold}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <Icon name="arrowUp" size={32} />
        <p role={reading ? 'status' : undefined}>
          {reading ? text.reading : text.drop}{' '}
          {!reading && (
            <Button variant="primary" size="small" onClick={() => picker.current?.click()}>
              {text.choose}
            </Button>
          )}
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
            take(file);
          }}
        />
      </section>
      {problem && <Message tone="danger">{problem}</Message>}
    </>
  );
}
