import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  canAccept,
  isBroken,
  isBusy,
  type RevokingCashOut,
  selectRefusal,
  selectSubject,
} from './revoking.selectors.ts';
import { revokingText as text } from './revoking.text.ts';

/** Asks before a cash-out is taken back. */
export function RevokeCashOutDialog({ actor }: { actor: RevokingCashOut }) {
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
      {subject && <p>{text.words(subject.amount)}</p>}
    </ConfirmDialog>
  );
}
