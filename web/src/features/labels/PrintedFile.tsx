import { useSelector } from '@xstate/react';
import { Message } from '../../ui/Message.tsx';
import styles from './PrintDialog.module.css';
import { PrintRows } from './PrintRows.tsx';
import { type Printing, selectContext } from './printing.selectors.ts';
import { printingText as text } from './printing.text.ts';

/** The PDF: opened in a tab of its own, where the browser prints it, or saved. With the parcels that are not on it. */
export function PrintedFile({ printing }: { printing: Printing }) {
  const { file, viewUrl, printed, failed } = useSelector(printing, selectContext);
  if (!file) return null;
  return (
    <>
      <Message tone="success">{text.made(printed)}</Message>
      <div className={styles.file}>
        {viewUrl && (
          <a href={viewUrl} target="_blank" rel="noreferrer" className={styles.view} data-autofocus>
            {text.view}
          </a>
        )}
        <a href={file.url} download={file.fileName} className={viewUrl ? styles.save : styles.view}>
          {text.save}
        </a>
      </div>
      <p className={styles.hint}>{text.madeHint}</p>
      {failed.length > 0 && (
        <div className={styles.left}>
          <Message tone="warning">{text.left(failed.length)}</Message>
          <PrintRows printing={printing} failedOnly />
        </div>
      )}
    </>
  );
}
