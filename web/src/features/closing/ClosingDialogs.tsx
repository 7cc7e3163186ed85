import { useSelector } from '@xstate/react';
import { useLogout } from '../../app/system.tsx';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import {
  type ClosingActor,
  canKeep,
  hasKeepFailed,
  isAsking,
  isBusy,
  isClosed,
  isTakingBack,
  selectRefusal,
} from './closing.selectors.ts';
import { confirmText, goodbyeText, keepText } from './closing.text.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Everything that is asked and told while an account is closed. */
export function ClosingDialogs({ actor }: { actor: ClosingActor }) {
  const busy = useSelector(actor, isBusy);
  const logout = useLogout();
  const leave = () => {
    actor.send({ type: 'account.leave' });
    logout();
  };
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
      <Dialog
        open={useSelector(actor, isClosed)}
        title={goodbyeText.title}
        width={420}
        sticky
        onClose={leave}
        actions={
          <Button variant="primary" data-autofocus onClick={leave}>
            {goodbyeText.leave}
          </Button>
        }
      >
        <p>{goodbyeText.words}</p>
      </Dialog>
    </>
  );
}
