import { useSelector } from '@xstate/react';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import {
  type Exporting,
  isBroken,
  isReady,
  isWaiting,
  selectFile,
  selectRefusal,
} from './exporting.selectors.ts';
import styles from './exports.module.css';
import { exportsText, refusalText } from './exports.text.ts';

/** How the export of the page stands: a large one that is waited for, the file, or why there is none. */
export function ExportNotice({ exporting }: { exporting: Exporting }) {
  return (
    <div className={styles.notice}>
      <Notice exporting={exporting} />
    </div>
  );
}

function Notice({ exporting }: { exporting: Exporting }) {
  const waiting = useSelector(exporting, isWaiting);
  const ready = useSelector(exporting, isReady);
  const broken = useSelector(exporting, isBroken);
  const file = useSelector(exporting, selectFile);
  const refusal = useSelector(exporting, selectRefusal);
  const dismiss = (
    <Button variant="quiet" onClick={() => exporting.send({ type: 'export.dismiss' })}>
      {exportsText.gotIt}
    </Button>
  );
  if (waiting) {
    return (
      <Message
        action={
          <Button variant="text" onClick={() => exporting.send({ type: 'export.cancel' })}>
            {exportsText.stopWaiting}
          </Button>
        }
      >
        {exportsText.writing}
      </Message>
    );
  }
  if (ready && file) {
    return (
      <Message tone="success" action={dismiss}>
        {exportsText.exported(file.fileName)}
        <a href={file.url} download={file.fileName} className={styles.again}>
          {exportsText.again}
        </a>
        <span className={styles.hint}>{exportsText.goodForAnHour}</span>
      </Message>
    );
  }
  if (broken) {
    return (
      <Message
        tone="warning"
        action={
          <>
            <Button variant="text" onClick={() => exporting.send({ type: 'export.retry' })}>
              {exportsText.retry}
            </Button>
            {dismiss}
          </>
        }
      >
        {exportsText.broken}
      </Message>
    );
  }
  return refusal ? (
    <Message tone="warning" action={dismiss}>
      {refusalText(refusal)}
    </Message>
  ) : null;
}
