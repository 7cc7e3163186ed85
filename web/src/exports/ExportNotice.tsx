import { shallowEqual, useSelector } from '@xstate/react';
import { selectRefusal } from '../lib/selectors.ts';
import { useFields, useMatches } from '../lib/useFields.ts';
import { Text } from '../ui/base/Text.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Message } from '../ui/feedback/Message.tsx';
import { type Exporting, selectRest } from './exporting.machine.ts';
import styles from './exports.module.css';
import { refusalText, exportsText as text } from './exports.text.ts';

/** How the export of the page stands: a large one that is waited for, the file, or why there is none. */
export function ExportNotice({ exporting }: { exporting: Exporting }) {
  const waiting = useMatches(exporting, 'waiting');
  const ready = useMatches(exporting, { resting: 'ready' });
  const requestFailed = useMatches(exporting, { resting: 'requestFailed' });
  const { file } = useFields(exporting, 'file');
  const refusal = useSelector(exporting, selectRefusal);
  const rest = useSelector(exporting, selectRest, shallowEqual);
  const dismiss = (
    <Button variant="quiet" onClick={() => exporting.send({ type: 'export.dismiss' })}>
      {text.gotIt}
    </Button>
  );
  if (waiting) {
    return (
      <Message
        below={12}
        action={
          <Button variant="text" onClick={() => exporting.send({ type: 'export.cancel' })}>
            {text.stopWaiting}
          </Button>
        }
      >
        {text.writing}
      </Message>
    );
  }
  if (ready && file) {
    return (
      <Message tone="success" below={12} action={dismiss}>
        {text.exported(file.fileName)}
        <a href={file.url} download={file.fileName} className={styles.again}>
          {text.again}
        </a>
        <Text tone="secondary">{text.goodForAnHour}</Text>
      </Message>
    );
  }
  if (!requestFailed && !refusal) return null;
  return (
    <Message
      tone="warning"
      below={12}
      action={
        <>
          {requestFailed && (
            <Button variant="text" onClick={() => exporting.send({ type: 'export.retry' })}>
              {text.retry}
            </Button>
          )}
          {rest && (
            <Button
              variant="text"
              onClick={() => exporting.send({ type: 'export.request', subject: rest.subject })}
            >
              {text.rest(rest.fits)}
            </Button>
          )}
          {dismiss}
        </>
      }
    >
      {refusal ? refusalText(refusal) : text.requestFailed}
    </Message>
  );
}
