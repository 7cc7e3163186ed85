import { useSelector } from '@xstate/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  type ClosingActor,
  canKeep,
  hasKeepFailed,
  isBusy,
  isConfirming,
  isTakingBack,
  selectRefusal,
} from './closing.selectors.ts';
import { confirmText, keepText } from './closing.text.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** The dialogs for closing an account and for cancelling that. */
export function ClosingDialogs({ actor }: { actor: ClosingActor }) {
  const busy = useSelector(actor, isBusy);
  return (
    <>
      <ProofDialog actor={actor} />
      <ConfirmDialog
        open={useSelector(actor, isConfirming)}
        texts={confirmText}
        busy={busy}
        failed={false}
        canConfirm
        refusalText={null}
        destructive
        onConfirm={() => actor.send({ type: 'closing.confirm' })}
        onClose={() => actor.send({ type: 'closing.dismiss' })}
      >
        <p>{confirmText.words}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={useSelector(actor, isTakingBack)}
        texts={keepText}
        busy={busy}
        failed={useSelector(actor, hasKeepFailed)}
        canConfirm={useSelector(actor, canKeep)}
        refusalText={useSelector(actor, selectRefusal)?.msg ?? null}
        onConfirm={() => actor.send({ type: 'keep.accept' })}
        onClose={() => actor.send({ type: 'keep.dismiss' })}
      >
        <p>{keepText.words}</p>
      </ConfirmDialog>
    </>
  );
}
