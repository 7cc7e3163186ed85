import { useSelector } from '@xstate/react';
import { AskDialog } from '../../ui/AskDialog.tsx';
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
      {subject && <p>{text.words(subject.packageNo)}</p>}
    </AskDialog>
  );
}
