import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { regionText } from '../../../fields/region.ts';
import { isBusy, isFailed } from '../../../lib/selectors.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Copyable } from '../../../ui/copy/Copyable.tsx';
import { CopyMany } from '../../../ui/copy/CopyMany.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DescriptionList } from '../../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Receiver } from '../../shipments/shared/recipients/recipient.ts';
import styles from './RevealDialog.module.css';
import type { revealingMachine } from './revealing.machine.ts';
import { revealingText as text } from './revealing.text.ts';

/** The receiver of a parcel in clear, to be read and copied; or why there is none. */
export function RevealDialog({ actor }: { actor: ActorRefFrom<typeof revealingMachine> }) {
  const { subject, receiver, refusal } = useFields(actor, 'subject', 'receiver', 'refusal');
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const close = () => actor.send({ type: 'reveal.dismiss' });
  return (
    <Dialog
      open={subject !== null}
      title={text.title}
      width={460}
      onClose={close}
      actions={
        <>
          <Button data-autofocus onClick={close}>
            {text.close}
          </Button>
          {failed && (
            <Button variant="primary" onClick={() => actor.send({ type: 'reveal.retry' })}>
              {text.retry}
            </Button>
          )}
        </>
      }
    >
      {subject && (
        <Text as="p" tone="secondary" below={12}>
          {text.of(subject.packageNo)}
        </Text>
      )}
      {busy && <Waiting />}
      {receiver && <Shown receiver={receiver} />}
      {refusal && <Message tone="warning">{refusal.msg}</Message>}
      {failed && <Message tone="danger">{text.failed}</Message>}
    </Dialog>
  );
}

function Shown({ receiver }: { receiver: Receiver }) {
  const { name, phone, detail } = receiver;
  const address = `${regionText(receiver)} ${detail}`;
  return (
    <>
      <DescriptionList
        className={styles.facts}
        items={Object.entries({ name, phone, address }).map(([key, words]) => {
          const term = text[key as 'name' | 'phone' | 'address'];
          return { term, value: <Copyable text={words} label={term} /> };
        })}
      />
      <CopyMany label={text.all} texts={[[name, phone, address].join(' ')]} />
      <Text as="p" tone="secondary" small above={12}>
        {text.recorded}
      </Text>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap={12} role="status" aria-label={text.loading}>
      <Skeleton width={180} />
      <Skeleton width={220} />
      <Skeleton width="90%" />
    </Stack>
  );
}
