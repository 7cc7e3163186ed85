import { ExportButton } from '../../../exports/ExportButton.tsx';
import { ExportNotice } from '../../../exports/ExportNotice.tsx';
import { useExporting } from '../../../exports/useExporting.ts';
import { SheetDropZone } from '../../../fields/SheetDropZone.tsx';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { Row } from '../../../ui/Layout.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Text } from '../../../ui/Text.tsx';
import { fileRefusalText } from '../../spreadsheets/sheets.text.ts';
import { fillSheetText as text } from './filling.text.ts';
import type { FillWaybills } from './fillWaybills.machine.ts';

/** The sheet: written with the parcels that wait and their receivers, then chosen once it is filled in. */
export function FillFile({ actor }: { actor: FillWaybills }) {
  const { parcels } = useFields(actor, 'parcels');
  const exporting = useExporting();
  return (
    <>
      <section>
        <h3>{text.step1}</h3>
        <Text as="p" tone="secondary" above={4} below={4}>
          {text.step1Words(parcels.length)}
        </Text>
        <Text as="p" tone="secondary" small below={12}>
          {text.recorded}
        </Text>
        <Row below={12}>
          <ExportButton
            exporting={exporting}
            subject={{ list: 'toShip', packageIds: parcels.map(({ id }) => id) }}
            disabled={false}
            label={text.download}
          />
        </Row>
        <ExportNotice exporting={exporting} />
      </section>
      <section>
        <Text as="h3" above={24} below={4}>
          {text.step2}
        </Text>
        <FilePlace actor={actor} />
      </section>
    </>
  );
}

function FilePlace({ actor }: { actor: FillWaybills }) {
  const { fileRefusal, areColumnsMissing } = useFields(actor, 'fileRefusal', 'areColumnsMissing');
  const reading = useMatches(actor, 'reading');
  const readFailed = useMatches(actor, { choosing: 'readFailed' });
  const problem = fileRefusal
    ? fileRefusalText(fileRefusal)
    : areColumnsMissing
      ? text.areColumnsMissing
      : readFailed
        ? text.readFailed
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
