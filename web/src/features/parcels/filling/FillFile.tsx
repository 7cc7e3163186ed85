import { useSelector } from '@xstate/react';
import { ExportButton } from '../../../exports/ExportButton.tsx';
import { ExportNotice } from '../../../exports/ExportNotice.tsx';
import { useExporting } from '../../../exports/useExporting.ts';
import { SheetDropZone } from '../../../fields/SheetDropZone.tsx';
import { Message } from '../../../ui/Message.tsx';
import { fileRefusalText } from '../../spreadsheets/sheets.text.ts';
import styles from './Filling.module.css';
import { fillSheetText as text } from './filling.text.ts';
import { type FillWaybills, isReading, isUnread, selectContext } from './fillWaybills.selectors.ts';

/** The sheet: written with the parcels that wait and their receivers, then chosen once it is filled in. */
export function FillFile({ actor }: { actor: FillWaybills }) {
  const { parcels } = useSelector(actor, selectContext);
  const exporting = useExporting();
  return (
    <>
      <section className={styles.step}>
        <h3>{text.step1}</h3>
        <p className={styles.words}>{text.step1Words(parcels.length)}</p>
        <p className={styles.recorded}>{text.recorded}</p>
        <div className={styles.download}>
          <ExportButton
            exporting={exporting}
            subject={{ list: 'toShip', packageIds: parcels.map(({ id }) => id) }}
            disabled={false}
            label={text.download}
          />
        </div>
        <ExportNotice exporting={exporting} />
      </section>
      <section className={styles.step}>
        <h3>{text.step2}</h3>
        <FilePlace actor={actor} />
      </section>
    </>
  );
}

function FilePlace({ actor }: { actor: FillWaybills }) {
  const { fileRefusal, areColumnsMissing } = useSelector(actor, selectContext);
  const reading = useSelector(actor, isReading);
  const unread = useSelector(actor, isUnread);
  const problem = fileRefusal
    ? fileRefusalText(fileRefusal)
    : areColumnsMissing
      ? text.areColumnsMissing
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
