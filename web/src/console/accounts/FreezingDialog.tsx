import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import { reasonText } from '../reasons.ts';
import { CopyReply } from '../ui/CopyReply.tsx';
import { ReasonField } from '../ui/ReasonField.tsx';
import styles from './accounts.module.css';
import {
  freezeLines,
  freezeReply,
  reasonTemplates,
  freezingText as text,
  thawLines,
} from './accounts.text.ts';
import type { FreezePreview, FrozenAccount, freezingMachine } from './freezing.machine.ts';

type Actor = ActorRefFrom<typeof freezingMachine>;

/** What a freeze or a thaw does, and why it is done. */
export function FreezingDialog({ actor }: { actor: Actor }) {
  const open = useSelector(actor, isOpen);
  const { account } = useFields(actor, 'account');
  return open && account ? <OpenDialog actor={actor} account={account} /> : null;
}

function OpenDialog({ actor, account }: { actor: Actor; account: FrozenAccount }) {
  const { preview } = useFields(actor, 'preview');
  const busy = useSelector(actor, isBusy);
  const unreadable = useMatches(actor, 'unreadable');
  const form = useId();
  const { isThaw, name } = account;
  const close = () => actor.send({ type: 'freezing.close' });
  return (
    <Dialog
      open
      title={isThaw ? text.thawTitle(name) : text.freezeTitle(name)}
      width={560}
      sticky
      onClose={close}
      actions={
        <DialogActions
          other={{ label: text.cancel, disabled: busy && preview !== null, onClick: close }}
          main={{ label: isThaw ? text.thaw : text.freeze, form, loading: busy, disabled: preview === null }}
        />
      }
    >
      {unreadable && (
        <Message
          tone="warning"
          action={<Button onClick={() => actor.send({ type: 'preview.read' })}>{text.retry}</Button>}
        >
          {text.unread}
        </Message>
      )}
      {preview === null && !unreadable && (
        <div role="status" aria-label={text.reading}>
          <Skeleton height={96} />
        </div>
      )}
      {preview && <WhatHappens account={account} preview={preview} />}
      {preview && <ReasonForm actor={actor} id={form} isThaw={isThaw} />}
    </Dialog>
  );
}

function WhatHappens({
  account: { kind, isThaw },
  preview,
}: {
  account: FrozenAccount;
  preview: FreezePreview;
}) {
  const lines = isThaw ? thawLines(kind, preview) : freezeLines(kind, preview);
  return (
    <>
      <Text as="p" strong below={4}>
        {isThaw ? text.thawWill : text.freezeWill}
      </Text>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isThaw && preview.refundAt && preview.heldParcels > 0 && (
        <Text as="p" tone="warning" below={12}>
          {text.refundAt(preview.refundAt)}
        </Text>
      )}
    </>
  );
}

function ReasonForm({ actor, id, isThaw }: { actor: Actor; id: string; isThaw: boolean }) {
  const { reason, isUnfit, refusal } = useFields(actor, 'reason', 'isUnfit', 'refusal');
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  return (
    <Form id={id} onSubmit={() => actor.send({ type: 'freezing.confirm' })}>
      {refusal && (
        <Message tone="danger" below={12}>
          {refusal.msg}
        </Message>
      )}
      {failed && (
        <Message tone="warning" below={12}>
          {text.failed}
        </Message>
      )}
      <ReasonField
        value={reason}
        error={isUnfit ? reasonText.unfit : null}
        templates={reasonTemplates[isThaw ? 'thaw' : 'freeze']}
        readOnly={busy}
        onChange={(typed) => actor.send({ type: 'reason.edit', reason: typed })}
      />
      <CopyReply reply={freezeReply(isThaw)} />
    </Form>
  );
}
