import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import type { BulkEditActor, Preview } from './bulkEdit.machine.ts';
import { applyText, kindNames, rowsText, editText as text } from './bulkEdits.text.ts';
import { EditFields } from './EditFields.tsx';
import { PreviewRows } from './PreviewRows.tsx';

/** Changes many goods at once: what and how, what it would do, and what came of it. */
export default function BulkEditDialog({ actor }: { actor: BulkEditActor }) {
  const open = useSelector(actor, isOpen);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isPreview = useSelector(actor, (snapshot) => snapshot.matches('preview'));
  const isApplied = useSelector(actor, (snapshot) => snapshot.matches('applied'));
  const { preview } = useFields(actor, 'preview');
  if (!open) return null;
  if (isApplied) return <AppliedDialog actor={actor} />;
  if (preview && (isPreview || isAsking))
    return (
      <>
        <PreviewDialog actor={actor} preview={preview} />
        {isAsking && <AskDialog actor={actor} preview={preview} />}
      </>
    );
  return <ChoosingDialog actor={actor} />;
}

function ChoosingDialog({ actor }: { actor: BulkEditActor }) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const { subject, refusal } = useFields(actor, 'subject', 'refusal');
  const id = useId();
  const close = () => actor.send({ type: 'edit.close' });
  return (
    <Dialog
      open
      sticky
      title={text.title}
      width={620}
      onClose={close}
      actions={
        <DialogActions
          other={{ label: text.cancel, onClick: close }}
          main={{ label: text.preview, form: id, loading: busy }}
        />
      }
    >
      <Form id={id} onSubmit={() => actor.send({ type: 'preview.request' })}>
        <Stack gap={16}>
          <Text tone="secondary">{text.goods(subject?.count ?? 0)}</Text>
          <Fields saving={busy}>
            <EditFields actor={actor} />
          </Fields>
          {refusal && <Message tone="danger">{refusal.msg}</Message>}
          {failed && <Message tone="warning">{text.lost}</Message>}
        </Stack>
      </Form>
    </Dialog>
  );
}

type Show = keyof typeof text.shows;

function PreviewDialog({ actor, preview }: { actor: BulkEditActor; preview: Preview }) {
  const { form } = useFields(actor, 'form');
  const [show, setShow] = useState<Show>('ALL');
  const { rows, goodsCount, changedCount, unchangedCount, refusedCount } = preview;
  const shown = rows.filter(({ refusal }) => show === 'ALL' || (show === 'REFUSED') === (refusal !== ''));
  const counts = { ALL: rows.length, CHANGED: changedCount, REFUSED: refusedCount };
  return (
    <Dialog
      open
      sticky
      title={`${text.title} · ${kindNames[form.kind]}`}
      width={1040}
      onClose={() => actor.send({ type: 'edit.close' })}
      actions={
        <DialogActions
          other={{ label: text.back, onClick: () => actor.send({ type: 'form.back' }) }}
          main={{
            label: text.apply(form.kind, changedCount),
            disabled: changedCount === 0,
            onClick: () => actor.send({ type: 'apply.ask' }),
          }}
        />
      }
    >
      <Figures
        framed
        below={12}
        items={[
          { term: text.counts.goods, value: text.pieces(goodsCount) },
          { term: text.counts.changed, value: rowsText(form.kind, changedCount) },
          { term: text.counts.refused, value: rowsText(form.kind, refusedCount) },
          { term: text.counts.unchanged, value: rowsText(form.kind, unchangedCount) },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState title={text.nothing} hint={text.nothingHint} />
      ) : (
        <>
          {changedCount > 0 && refusedCount > 0 && (
            <Tabs
              below={12}
              label={text.show}
              active={show}
              items={(Object.keys(text.shows) as Show[]).map((key) => ({
                ...{ key, label: text.shows[key], count: counts[key] },
              }))}
              onChange={setShow}
            />
          )}
          <PreviewRows kind={form.kind} rows={shown} />
        </>
      )}
    </Dialog>
  );
}

function AskDialog({ actor, preview }: { actor: BulkEditActor; preview: Preview }) {
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const { form, refusal } = useFields(actor, 'form', 'refusal');
  const changed = preview.rows.filter((row) => row.refusal === '');
  const goods = new Set(changed.map(({ goodId }) => goodId)).size;
  const waiting = preview.rows.filter((row) => row.waits).length;
  return (
    <ConfirmDialog
      open
      texts={applyText}
      busy={busy}
      failed={failed}
      canConfirm={!refusal}
      refusalText={refusal?.msg ?? null}
      onConfirm={() => actor.send({ type: 'apply.confirm' })}
      onClose={() => actor.send({ type: 'apply.dismiss' })}
    >
      <p>{applyText.words(form.kind, goods, changed.length)}</p>
      {waiting > 0 && <p>{applyText.waiting(waiting)}</p>}
      {preview.refusedCount > 0 && <p>{applyText.left(form.kind, preview.refusedCount)}</p>}
    </ConfirmDialog>
  );
}

function AppliedDialog({ actor }: { actor: BulkEditActor }) {
  const { form, applied } = useFields(actor, 'form', 'applied');
  if (!applied) return null;
  const { changedCount, goodsCount, refused } = applied;
  const close = () => actor.send({ type: 'edit.close' });
  return (
    <Dialog
      open
      title={text.title}
      width={refused.length > 0 ? 1040 : 460}
      onClose={close}
      actions={
        <DialogActions
          other={
            refused.length > 0 && {
              label: text.again,
              onClick: () => actor.send({ type: 'preview.request' }),
            }
          }
          main={{ label: text.done, onClick: close }}
        />
      }
    >
      <Stack gap={12}>
        <Message tone={changedCount > 0 ? 'success' : 'warning'}>
          {changedCount > 0 ? text.applied(form.kind, goodsCount, changedCount) : text.appliedNone}
        </Message>
        {changedCount > 0 && <Text tone="secondary">{text.undoHint}</Text>}
        {refused.length > 0 && (
          <>
            <Text>{text.refusedAfter(form.kind, refused.length)}</Text>
            <PreviewRows isOver kind={form.kind} rows={refused} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
