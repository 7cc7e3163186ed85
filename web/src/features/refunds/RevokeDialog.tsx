import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { revokingText as text } from './refunds.text.ts';
import {
  canAccept,
  isBroken,
  isBusy,
  type Revoking,
  selectRefusal,
  selectSubject,
} from './revoking.selectors.ts';

/** Asks before a refund is taken back. */
export function RevokeDialog({ actor }: { actor: Revoking }) {
  const subject = useSelector(actor, selectSubject);
  return (
    <ConfirmDialog
      open={subject !== null}
      texts={text}
      busy={useSelector(actor, isBusy)}
      failed={useSelector(actor, isBroken)}
      canConfirm={useSelector(actor, canAccept)}
      refusalText={useSelector(actor, selectRefusal)?.msg ?? null}
      onConfirm={() => actor.send({ type: 'revoke.accept' })}
      onClose={() => actor.send({ type: 'revoke.dismiss' })}
    >
      {subject && <p>{text.words(subject.packageNo)}</p>}
    </ConfirmDialog>
  );
}
