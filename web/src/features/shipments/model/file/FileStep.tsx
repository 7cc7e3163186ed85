import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { saveBlob } from '../../../../exports/saveFile.ts';
import { SheetDropZone } from '../../../../fields/SheetDropZone.tsx';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { templateBytes, templateName } from '../../../spreadsheets/recipients/template.ts';
import { fileRefusalText } from '../../../spreadsheets/sheets.text.ts';
import paste from '../../shared/recipients/PasteArea.module.css';
import { Notice } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import { type ModelWizard, selectFiling } from '../flow/shipModel.selectors.ts';
import { fileText as text } from '../flow/shipModel.text.ts';
import styles from './file.module.css';
import { MappingPart } from './MappingPart.tsx';

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
        {filing === 'failed' && (
          <Notice ways={{ [wizardText.retry]: () => wizard.send({ type: 'retry' }) }}>{text.failed}</Notice>
        )}
        {rows.length > 0 && filing === 'choosing' && (
          <Notice
            tone="info"
            ways={canMapAgain ? { [text.remap]: () => wizard.send({ type: 'mapping.open' }) } : {}}
          >
            {text.kept(fileName, rows.length)}
          </Notice>
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

/** Takes one file: dropped, picked, or pasted anywhere on the page. */
function DropZone({ onFile }: { onFile: (file: File) => void }) {
  useEffect(
    function acceptPastedFile() {
      const take = (event: ClipboardEvent) => {
        const file = event.clipboardData?.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      };
      document.addEventListener('paste', take);
      return () => document.removeEventListener('paste', take);
    },
    [onFile],
  );
  return (
    <SheetDropZone roomy label={text.title} words={text} onFile={onFile}>
      <p>{text.formats}</p>
      <p>{text.platforms}</p>
    </SheetDropZone>
  );
}

function ReadingPart({ wizard }: { wizard: ModelWizard }) {
  const { file, progress } = useFields(wizard, 'file', 'progress');
  const { stage, share } = progress ?? { stage: 'loading', share: null };
  return (
    <div className={styles.zone}>
      <p>{file?.name}</p>
      <Row as="p" gap={12} className={paste.reading}>
        <progress {...(share === null ? {} : { value: share })} max={1} aria-label={text.stages[stage]} />
        <span role="status">{text.stages[stage]}</span>
        <Button size="small" onClick={() => wizard.send({ type: 'reading.cancel' })}>
          {text.cancel}
        </Button>
      </Row>
    </div>
  );
}

function downloadTemplate(): void {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveBlob(new Blob([templateBytes()], { type }), templateName);
}
