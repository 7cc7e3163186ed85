import { useSelector } from '@xstate/react';
import { SheetDropZone } from '../../fields/SheetDropZone.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './Import.module.css';
import { ImportRows } from './ImportRows.tsx';
import {
  canClose,
  canSaveFailed,
  canSend,
  hasPreview,
  type ImportStock,
  isLost,
  isOpen,
  isReadFailed,
  isReading,
  isSavingTemplate,
  isSending,
  isTemplateLost,
  selectContext,
} from './importStock.selectors.ts';
import { fileProblemText, importText as text } from './stockImport.text.ts';
import { sendableRows } from './stockSheet.ts';

/** A spreadsheet is taken over: chosen, looked through, sent, and said what became of each row. */
export function ImportDialog({ actor }: { actor: ImportStock }) {
  const open = useSelector(actor, isOpen);
  const preview = useSelector(actor, hasPreview);
  const { imported } = useSelector(actor, selectContext);
  return (
    <Dialog
      open={open}
      title={imported ? text.result : preview ? text.preview : text.title}
      width={preview || imported ? 860 : 560}
      sticky
      onClose={() => actor.send({ type: 'dialog.close' })}
      actions={<Actions actor={actor} />}
    >
      {imported ? (
        <Result actor={actor} />
      ) : preview ? (
        <Preview actor={actor} />
      ) : (
        <ImportChoice actor={actor} />
      )}
    </Dialog>
  );
}

function Actions({ actor }: { actor: ImportStock }) {
  const preview = useSelector(actor, hasPreview);
  const sendable = useSelector(actor, canSend);
  const sending = useSelector(actor, isSending);
  const lost = useSelector(actor, isLost);
  const closable = useSelector(actor, canClose);
  const failures = useSelector(actor, canSaveFailed);
  const { rows, imported } = useSelector(actor, selectContext);
  return (
    <>
      {failures && (
        <Button variant="text" icon="download" onClick={() => actor.send({ type: 'failed.save' })}>
          {text.saveFailed}
        </Button>
      )}
      {(preview || imported) && (
        <Button disabled={sending} onClick={() => actor.send({ type: 'file.clear' })}>
          {text.again}
        </Button>
      )}
      <Button
        variant={imported ? 'primary' : 'secondary'}
        disabled={!closable}
        onClick={() => actor.send({ type: 'dialog.close' })}
      >
        {imported ? text.close : text.cancel}
      </Button>
      {preview && (
        <Button
          variant="primary"
          loading={sending}
          disabled={!sendable && !sending}
          onClick={() => actor.send({ type: 'rows.send' })}
        >
          {lost ? text.retry : text.send(sendableRows(rows).length)}
        </Button>
      )}
    </>
  );
}

function Preview({ actor }: { actor: ImportStock }) {
  const { rows, refusal } = useSelector(actor, selectContext);
  const lost = useSelector(actor, isLost);
  const ready = sendableRows(rows).length;
  return (
    <>
      <Text as="p" above={12} below={12} role="status">
        {text.counts(ready, rows.length - ready)}
      </Text>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.lost}</Message>}
      <ImportRows rows={rows} failed={[]} />
    </>
  );
}

function Result({ actor }: { actor: ImportStock }) {
  const { rows, imported } = useSelector(actor, selectContext);
  if (!imported) return null;
  const { updated, created, unchanged, failed } = imported;
  const said = new Set(failed.map(({ row }) => row));
  const wrong = rows.filter(({ line, problem }) => problem !== null || said.has(line));
  return (
    <>
      <Message tone="success">{text.imported(updated, created, unchanged)}</Message>
      {wrong.length > 0 && (
        <>
          <Text as="p" above={12} below={12}>
            {text.failed(wrong.length)}
          </Text>
          <ImportRows rows={wrong} failed={failed} />
        </>
      )}
    </>
  );
}

/** A file is chosen or dropped, and read; the template is where to begin. */
function ImportChoice({ actor }: { actor: ImportStock }) {
  const reading = useSelector(actor, isReading);
  const readFailed = useSelector(actor, isReadFailed);
  const lost = useSelector(actor, isTemplateLost);
  const saving = useSelector(actor, isSavingTemplate);
  const { file, fileProblem, refusal } = useSelector(actor, selectContext);
  const take = (chosen: File) => actor.send({ type: 'file.choose', file: chosen });
  if (reading)
    return (
      <Row gap={16} justify="space-between" className={styles.reading} role="status">
        {text.reading(file?.name ?? '')}
        <Button onClick={() => actor.send({ type: 'file.clear' })}>{text.again}</Button>
      </Row>
    );
  return (
    <>
      <SheetDropZone autofocus label={text.title} words={text} onFile={take}>
        <p>{text.formats}</p>
      </SheetDropZone>
      {fileProblem && <Message tone="danger">{fileProblemText(fileProblem)}</Message>}
      {readFailed && <Message tone="warning">{text.readFailed}</Message>}
      <Text as="p" tone="secondary" above={12} below={12}>
        {text.how}
      </Text>
      <Row as="p" gap={12}>
        <Button icon="download" loading={saving} onClick={() => actor.send({ type: 'template.save' })}>
          {text.template}
        </Button>
        <Text tone="secondary">{text.templateHint}</Text>
      </Row>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.templateLost}</Message>}
    </>
  );
}
