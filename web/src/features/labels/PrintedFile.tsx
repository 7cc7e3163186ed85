import type { ComponentProps } from 'react';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import styles from './PrintDialog.module.css';
import type { Printing } from './printing.selectors.ts';
import { outcomeText, printingText as text } from './printing.text.ts';
import type { LabelOutcome } from './printing.types.ts';

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

const TONES: Record<LabelOutcome['kind'], ComponentProps<typeof Text>['tone']> = {
  printed: 'success',
  failed: 'danger',
  ownOnly: 'danger',
  unknown: 'warning',
  unsent: 'secondary',
};

interface Props {
  printing: Printing;
  /** Only the parcels that the service did not print. */
  failedOnly?: boolean;
}

/** The parcels, and what came of each. */
export function PrintRows({ printing, failedOnly = false }: Props) {
  const { parcels, outcomes, failed } = useFields(printing, 'parcels', 'outcomes', 'failed');
  const showingResults = useMatches(printing, 'showingResults');
  const why = new Map(failed.map(({ parcelId, msg }) => [parcelId, msg]));
  const shown = failedOnly ? parcels.filter(({ id }) => why.has(id)) : parcels;
  return (
    <RowList label={text.list} columns="180px minmax(0, 1fr) minmax(0, 1.4fr)" height="280px" tabIndex={0}>
      {shown.map(({ id, packageNo, waybillNo }) => {
        const outcome = outcomes.get(id);
        const words =
          why.get(id) ?? (outcome ? outcomeText(outcome) : showingResults ? text.unsent : text.waiting);
        const tone = why.has(id) ? 'danger' : TONES[outcome?.kind ?? 'unsent'];
        return (
          <li key={id}>
            <span className="num">{packageNo}</span>
            <Text num tone="secondary">
              {waybillNo}
            </Text>
            <Text anywhere tone={tone}>
              {words}
            </Text>
          </li>
        );
      })}
    </RowList>
  );
}
