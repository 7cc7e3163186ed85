import { useSelector } from '@xstate/react';
import { AskDialog } from '../../ui/AskDialog.tsx';
import {
  type ClosingActor,
  canKeep,
  hasKeepFailed,
  isAsking,
  isBusy,
  isTakingBack,
  selectRefusal,
} from './closing.selectors.ts';
import { confirmText, keepText } from './closing.text.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Everything that is asked and told while an account is closed. */
export function ClosingDialogs({ actor }: { actor: ClosingActor }) {
  const busy = useSelector(actor, isBusy);
  return (
    <>
      <ProofDialog actor={actor} />
      <AskDialog
        open={useSelector(actor, isAsking)}
        words={confirmText}
        busy={busy}
        broken={false}
        acceptable
        refused={null}
        destroys
        onAccept={() => actor.send({ type: 'closing.confirm' })}
        onDismiss={() => actor.send({ type: 'closing.dismiss' })}
      >
        <p>{confirmText.words}</p>
      </AskDialog>
      <AskDialog
        open={useSelector(actor, isTakingBack)}
        words={keepText}
        busy={busy}
        broken={useSelector(actor, hasKeepFailed)}
        acceptable={useSelector(actor, canKeep)}
        refused={useSelector(actor, selectRefusal)?.msg ?? null}
        onAccept={() => actor.send({ type: 'keep.accept' })}
        onDismiss={() => actor.send({ type: 'keep.dismiss' })}
      >
        <p>{keepText.words}</p>
      </AskDialog>
    </>
  );
}
