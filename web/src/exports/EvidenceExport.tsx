import { useSelector } from '@xstate/react';
import type { EvidenceFormat } from '../graphql/generated/graphql.ts';
import { isBusy } from '../lib/selectors.ts';
import { Text } from '../ui/base/Text.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { ExportNotice } from './ExportNotice.tsx';
import { selectBusySubject } from './exporting.machine.ts';
import { evidenceText as text } from './exports.text.ts';
import { useExporting } from './useExporting.ts';

/** What is known of a parcel as a PDF, or as a zip with its pictures and videos (举证包). */
export function EvidenceExport({ parcelId }: { parcelId: number }) {
  const exporting = useExporting();
  const busy = useSelector(exporting, isBusy);
  const subject = useSelector(exporting, selectBusySubject);
  const ask = (format: EvidenceFormat) =>
    exporting.send({ type: 'export.request', subject: { list: 'evidence', parcelId, format } });
  return (
    <section>
      <Text as="h3" below={8}>
        {text.title}
      </Text>
      <Text as="p" tone="secondary" below={8}>
        {text.hint}
      </Text>
      <Row wrap below={12} role="group" aria-label={text.title}>
        {(['PDF', 'ZIP'] as const).map((format) => {
          const isOwn = subject?.list === 'evidence' && subject.format === format;
          return (
            <Button
              key={format}
              icon="download"
              loading={isOwn}
              disabled={busy && !isOwn}
              onClick={() => ask(format)}
            >
              {text.formats[format]}
            </Button>
          );
        })}
      </Row>
      <ExportNotice exporting={exporting} />
    </section>
  );
}
