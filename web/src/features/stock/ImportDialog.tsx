import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './Import.module.css';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportRows } from './ImportRows.tsx';
import {
  canClose,
  canSaveFailed,
  canSend,
  hasPreview,
  type ImportStock,
  isLost,
  isOpen,
  isSending,
  selectContext,
} from './importStock.selectors.ts';
import { importText as text } from './stockImport.text.ts';
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
      <p className={styles.counts} role="status">
        {text.counts(ready, rows.length - ready)}
      </p>
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
          <p className={styles.counts}>{text.failed(wrong.length)}</p>
          <ImportRows rows={wrong} failed={failed} />
        </>
      )}
    </>
  );
}
