import { useSelector } from '@xstate/react';
import { AskDialog } from '../../ui/AskDialog.tsx';
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
    <AskDialog
      open={subject !== null}
      words={text}
      busy={useSelector(actor, isBusy)}
      broken={useSelector(actor, isBroken)}
      acceptable={useSelector(actor, canAccept)}
      refused={useSelector(actor, selectRefusal)?.msg ?? null}
      onAccept={() => actor.send({ type: 'revoke.accept' })}
      onDismiss={() => actor.send({ type: 'revoke.dismiss' })}
    >
      {subject && <p>{text.words(subject.amount)}</p>}
    </AskDialog>
  );
}
