import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { fileRefusalText } from '../../../spreadsheets/sheets.text.ts';
import notices from '../../shared/wizard/notices.module.css';
import { RetryMessage } from '../../shared/wizard/RetryMessage.tsx';
import { type ModelWizard, selectFiling } from '../flow/shipModel.selectors.ts';
import { fileText as text } from '../flow/shipModel.text.ts';
import { DropZone } from './DropZone.tsx';
import { downloadTemplate } from './downloadTemplate.ts';
import { MappingPart } from './MappingPart.tsx';
import { ReadingPart } from './ReadingPart.tsx';

/** Step 1: a file comes in by drop, picker or paste; columns that are not clear are named by hand. */
export function FileStep({ wizard }: { wizard: ModelWizard }) {
  const { fileName, fileRefusal, rows } = useFields(wizard, 'fileName', 'fileRefusal', 'rows');
  const filing = useSelector(wizard, selectFiling);
  const canMapAgain = useSelector(wizard, (snapshot) => snapshot.can({ type: 'mapping.open' }));
  if (filing === 'mapping') return <MappingPart wizard={wizard} />;
  return (
    <Card
      title={text.title}
      side={
        <Button variant="text" icon="download" onClick={downloadTemplate}>
          {text.template}
        </Button>
      }
    >
      <div className={notices.notices}>
        {fileRefusal && <Message tone="danger">{fileRefusalText(fileRefusal)}</Message>}
        {filing === 'failed' && <RetryMessage send={wizard.send}>{text.failed}</RetryMessage>}
        {rows.length > 0 && filing === 'choosing' && (
          <Message
            action={
              canMapAgain && (
                <Button size="small" onClick={() => wizard.send({ type: 'mapping.open' })}>
                  {text.remap}
                </Button>
              )
            }
          >
            {text.kept(fileName, rows.length)}
          </Message>
        )}
      </div>
      {filing === 'reading' ? (
        <ReadingPart wizard={wizard} />
      ) : (
        <DropZone onFile={(file) => wizard.send({ type: 'file.choose', file })} />
      )}
    </Card>
  );
}
