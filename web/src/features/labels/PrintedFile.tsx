import { useFields } from '../../lib/useFields.ts';
import { Row } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './PrintDialog.module.css';
import { PrintRows } from './PrintRows.tsx';
import type { Printing } from './printing.selectors.ts';
import { printingText as text } from './printing.text.ts';

/** The PDF: opened in a tab of its own, where the browser prints it, or saved. With the parcels that are not on it. */
export function PrintedFile({ printing }: { printing: Printing }) {
  const { file, viewUrl, printed, failed } = useFields(printing, 'file', 'viewUrl', 'printed', 'failed');
  if (!file) return null;
  return (
    <>
      <Message tone="success">{text.ready(printed)}</Message>
      <Row gap={12} above={16} below={8}>
        {viewUrl && (
          <a href={viewUrl} target="_blank" rel="noreferrer" className={styles.view} data-autofocus>
            {text.view}
          </a>
        )}
        <a href={file.url} download={file.fileName} className={viewUrl ? styles.save : styles.view}>
          {text.save}
        </a>
      </Row>
      <Text as="p" tone="secondary">
        {text.madeHint}
      </Text>
      {failed.length > 0 && (
        <>
          <Message tone="warning" above={12}>
            {text.left(failed.length)}
          </Message>
          <PrintRows printing={printing} failedOnly />
        </>
      )}
    </>
  );
}
