import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isBusy, isFailed, isOpen } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { useObjectUrl } from '../../lib/useObjectUrl.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { licencePictureMachine } from './licencePicture.machine.ts';
import styles from './licences.module.css';
import { pictureText as text } from './licences.text.ts';

type Actor = ActorRefFrom<typeof licencePictureMachine>;

export function PictureDialog({ actor }: { actor: Actor }) {
  const open = useSelector(actor, isOpen);
  return (
    <Dialog open={open} title={text.title} width={760} onClose={() => actor.send({ type: 'picture.close' })}>
      <Content actor={actor} />
    </Dialog>
  );
}

function Content({ actor }: { actor: Actor }) {
  const { picture, refusal } = useFields(actor, 'picture', 'refusal');
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  if (failed) return <ErrorState title={text.failed} onRetry={() => actor.send({ type: 'picture.read' })} />;
  return (
    <>
      {busy && (
        <div role="status" aria-label={text.reading}>
          <Skeleton height={320} />
        </div>
      )}
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {picture && <Picture blob={picture} />}
    </>
  );
}

function Picture({ blob }: { blob: Blob }) {
  const url = useObjectUrl(blob);
  return url && <img className={styles.picture} src={url} alt={text.alt} />;
}
