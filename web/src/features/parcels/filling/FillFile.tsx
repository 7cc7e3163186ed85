import { useSelector } from '@xstate/react';
import { SheetDropZone } from '../../../fields/SheetDropZone.tsx';
import { Button } from '../../../ui/Button.tsx';
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
  const problem = fileRefusal
    ? fileRefusalText(fileRefusal)
    : lacksColumns
      ? text.lacksColumns
      : unread
        ? text.unread
        : null;
  return (
    <>
      <SheetDropZone
        label={text.step2}
        words={text}
        reading={reading ? text.reading : null}
        onFile={(file) => actor.send({ type: 'file.choose', file })}
      >
        <p>{text.formats}</p>
      </SheetDropZone>
      {problem && <Message tone="danger">{problem}</Message>}
    </>
  );
}
