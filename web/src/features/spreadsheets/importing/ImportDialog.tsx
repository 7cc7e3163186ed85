import { useSelector } from '@xstate/react';
import { SheetPicker } from '../../../fields/SheetPicker.tsx';
import { useFields } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportRows, type RowLook } from './ImportRows.tsx';
import {
  canClose,
  canSaveFailed,
  canSend,
  canStop,
  hasPreview,
  hasWarned,
  isBusy,
  isDone,
  isLost,
  isOpen,
  isSending,
  isUploading,
  takesPictures,
} from './importSheet.selectors.ts';
import { type ImportWords, importSheetText as text } from './importSheet.text.ts';
import type { ImportSheet } from './importSheet.ts';
import { type ImportRow, picturesToUpload, sendable } from './sheetRows.ts';

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
  const sending = useSelector(actor, isBusy);
  const stoppable = useSelector(actor, canStop);
  const pictures = useSelector(actor, takesPictures);
  const lost = useSelector(actor, isLost);
  const closable = useSelector(actor, canClose);
  const failures = useSelector(actor, canSaveFailed);
  const done = useSelector(actor, isDone);
  const { rows, sent, zip, stopping } = useFields(actor, 'rows', 'sent', 'zip', 'stopping');
  const hasZip = zip !== null;
  return (
    <>
      {failures && (
        <Button variant="text" icon="download" onClick={() => actor.send({ type: 'failed.save' })}>
          {text.saveFailed}
        </Button>
      )}
      {preview && pictures && (
        <SheetPicker
          accept=".zip"
          label={hasZip ? text.changePictures : text.pictures}
          onFile={(file) => actor.send({ type: 'pictures.choose', file })}
        />
      )}
      {(preview || done) && (
        <Button disabled={sending} onClick={() => actor.send({ type: 'file.clear' })}>
          {text.again}
        </Button>
      )}
      {stoppable && (
        <Button disabled={stopping} onClick={() => actor.send({ type: 'rows.stop' })}>
          {text.stop}
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
          {lost ? text.retry : text.send(sendable(rows).length - sent)}
        </Button>
      )}
    </>
  );
}

function Preview<Row extends ImportRow>({ actor, look }: Props<Row>) {
  const { rows, sent, failed, warned, refusal, addresses, stopping } = useFields(
    actor,
    ...(['rows', 'sent', 'failed', 'warned', 'refusal', 'addresses', 'stopping'] as const),
  );
  const odd = useSelector(actor, hasWarned);
  const uploading = useSelector(actor, isUploading);
  const uploaded = Object.keys(addresses).length;
  const sending = useSelector(actor, isSending);
  const lost = useSelector(actor, isLost);
  const ready = sendable(rows).length;
  return (
    <>
      {uploading ? (
        <Text as="div" above={12} below={12}>
          <Progress
            wide
            label={text.uploading}
            value={uploaded}
            max={uploaded + picturesToUpload(rows, addresses).length}
          >
            {text.uploaded(uploaded, uploaded + picturesToUpload(rows, addresses).length)}
          </Progress>
        </Text>
      ) : sending || sent > 0 ? (
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
      {sending && stopping && <SecondLine as="p">{text.stopping}</SecondLine>}
      {odd && <Message tone="warning">{text.warned(warned.length)}</Message>}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {lost && <Message tone="warning">{text.lost}</Message>}
      <ImportRows look={look} rows={rows} failed={failed} warned={warned} />
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
