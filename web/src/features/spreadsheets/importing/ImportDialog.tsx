import { useSelector } from '@xstate/react';
import { SheetDropZone } from '../../../fields/SheetDropZone.tsx';
import { useFields } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Row as Line } from '../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import styles from './Import.module.css';
import { ImportRows, type RowLook } from './ImportRows.tsx';
import {
  canClose,
  canSaveFailed,
  canSend,
  hasPreview,
  hasTemplate,
  isDone,
  isLost,
  isOpen,
  isReadFailed,
  isReading,
  isSavingTemplate,
  isSending,
  isTemplateLost,
} from './importSheet.selectors.ts';
import { fileProblemText, type ImportWords, importSheetText as text } from './importSheet.text.ts';
import type { ImportSheet } from './importSheet.ts';
import { type ImportRow, sendable } from './sheetRows.ts';

interface Props<Row extends ImportRow> {
  actor: ImportSheet<Row>;
  look: RowLook<Row>;
  words: ImportWords;
}

/** A spreadsheet is taken over: chosen, looked through, sent, and said what became of each row. */
export function ImportDialog<Row extends ImportRow>(props: Props<Row>) {
  const { actor, words } = props;
  const open = useSelector(actor, isOpen);
  const preview = useSelector(actor, hasPreview);
  const done = useSelector(actor, isDone);
  return (
    <Dialog
      open={open}
      title={done ? text.result : preview ? text.preview : words.title}
      width={preview || done ? 860 : 560}
      sticky
      onClose={() => actor.send({ type: 'dialog.close' })}
      actions={<Actions actor={actor} />}
    >
      {done ? <Result {...props} /> : preview ? <Preview {...props} /> : <ImportChoice {...props} />}
    </Dialog>
  );
}

function Actions<Row extends ImportRow>({ actor }: Pick<Props<Row>, 'actor'>) {
  const preview = useSelector(actor, hasPreview);
  const can = useSelector(actor, canSend);
  const sending = useSelector(actor, isSending);
  const lost = useSelector(actor, isLost);
  const closable = useSelector(actor, canClose);
  const failures = useSelector(actor, canSaveFailed);
  const done = useSelector(actor, isDone);
  const { rows } = useFields(actor, 'rows');
  return (
    <>
      {failures && (
        <Button variant="text" icon="download" onClick={() => actor.send({ type: 'failed.save' })}>
          {text.saveFailed}
        </Button>
      )}
      {(preview || done) && (
        <Button disabled={sending} onClick={() => actor.send({ type: 'file.clear' })}>
          {text.again}
        </Button>
      )}
      <Button
        variant={done ? 'primary' : 'secondary'}
        disabled={!closable}
        onClick={() => actor.send({ type: 'dialog.close' })}
      >
        {done ? text.close : text.cancel}
      </Button>
      {preview && (
        <Button
          variant="primary"
          loading={sending}
          disabled={!can && !sending}
          onClick={() => actor.send({ type: 'rows.send' })}
        >
          {lost ? text.retry : text.send(sendable(rows).length)}
        </Button>
      )}
    </>
  );
}

function Preview<Row extends ImportRow>({ actor, look }: Props<Row>) {
  const { rows, sent, failed, refusal } = useFields(actor, 'rows', 'sent', 'failed', 'refusal');
  const sending = useSelector(actor, isSending);
  const lost = useSelector(actor, isLost);
  const ready = sendable(rows).length;
  return (
    <>
      {sending || sent > 0 ? (
        <Text as="div" above={12} below={12}>
          <Progress wide label={text.sending} value={sent} max={ready}>
            {text.sent(sent, ready)}
          </Progress>
        </Text>
      ) : (
        <Text as="p" above={12} below={12} role="status">
          {text.counts(ready, rows.length - ready)}
        </Text>
      )}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.lost}</Message>}
      <ImportRows look={look} rows={rows} failed={failed} />
    </>
  );
}

function Result<Row extends ImportRow>({ actor, look, words }: Props<Row>) {
  const { rows, counts, failed } = useFields(actor, 'rows', 'counts', 'failed');
  const said = new Set(failed.map(({ row }) => row));
  const wrong = rows.filter(({ line, problem }) => problem !== null || said.has(line));
  const hasTaken = Object.values(counts).some((count) => count > 0);
  return (
    <>
      <Message tone={hasTaken ? 'success' : 'warning'}>{words.imported(counts)}</Message>
      {wrong.length > 0 && (
        <>
          <Text as="p" above={12} below={12}>
            {text.failed(wrong.length)}
          </Text>
          <ImportRows look={look} rows={wrong} failed={failed} />
        </>
      )}
    </>
  );
}

/** A file is chosen or dropped, and read; the template is where to begin. */
function ImportChoice<Row extends ImportRow>({ actor, words }: Props<Row>) {
  const reading = useSelector(actor, isReading);
  const readFailed = useSelector(actor, isReadFailed);
  const lost = useSelector(actor, isTemplateLost);
  const saving = useSelector(actor, isSavingTemplate);
  const template = useSelector(actor, hasTemplate);
  const { file, fileProblem, refusal } = useFields(actor, 'file', 'fileProblem', 'refusal');
  const take = (chosen: File) => actor.send({ type: 'file.choose', file: chosen });
  if (reading)
    return (
      <Line gap={16} justify="space-between" className={styles.reading} role="status">
        {text.reading(file?.name ?? '')}
        <Button onClick={() => actor.send({ type: 'file.clear' })}>{text.again}</Button>
      </Line>
    );
  return (
    <>
      <SheetDropZone autofocus label={words.title} words={text} onFile={take}>
        <p>{words.formats}</p>
      </SheetDropZone>
      {fileProblem && <Message tone="danger">{fileProblemText(fileProblem, words)}</Message>}
      {readFailed && <Message tone="warning">{text.readFailed}</Message>}
      <Text as="p" tone="secondary" above={12} below={12}>
        {words.how}
      </Text>
      <Line as="p" gap={12}>
        {template && (
          <Button icon="download" loading={saving} onClick={() => actor.send({ type: 'template.save' })}>
            {text.template}
          </Button>
        )}
        <Text tone="secondary">{words.templateHint}</Text>
      </Line>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.templateLost}</Message>}
    </>
  );
}
