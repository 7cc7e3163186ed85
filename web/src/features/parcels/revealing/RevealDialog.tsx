import { useSelector } from '@xstate/react';
import { regionText } from '../../../fields/region.ts';
import { Button } from '../../../ui/Button.tsx';
import { Copyable } from '../../../ui/Copyable.tsx';
import { CopyMany } from '../../../ui/CopyMany.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Receiver } from '../../shipments/shared/recipients/recipient.ts';
import styles from './RevealDialog.module.css';
import { isBusy, isFailed, type Revealing, selectContext } from './revealing.selectors.ts';
import { revealingText as text } from './revealing.text.ts';

/** The receiver of a parcel in clear, to be read and copied; or why there is none. */
export function RevealDialog({ actor }: { actor: Revealing }) {
  const { subject, receiver, refusal } = useSelector(actor, selectContext);
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
      {subject && <p className={styles.subject}>{text.of(subject.packageNo)}</p>}
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
      <dl className={styles.facts}>
        <dt>{text.name}</dt>
        <dd>
          <Copyable text={name} label={text.name} />
        </dd>
        <dt>{text.phone}</dt>
        <dd>
          <Copyable text={phone} label={text.phone} />
        </dd>
        <dt>{text.address}</dt>
        <dd>
          <Copyable text={address} label={text.address} />
        </dd>
      </dl>
      <CopyMany label={text.all} texts={[[name, phone, address].join(' ')]} />
      <p className={styles.recorded}>{text.recorded}</p>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={text.loading} className={styles.waiting}>
      <Skeleton width={180} />
      <Skeleton width={220} />
      <Skeleton width="90%" />
    </div>
  );
}
