import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { clearingLogic } from './clearing.actors.ts';
import type { clearingMachine } from './clearing.machine.ts';
import { favouritesPageText as text } from './favouritesPage.text.ts';

/** Removes all unavailable favourites and passes them to `onRemove`. */
export function ClearUnavailable({ onRemove }: { onRemove: (goodIds: readonly number[]) => void }) {
  const client = useApolloClient();
  const clearing = useActorRef(clearingLogic({ client, remove: onRemove }));
  return <ClearButton clearing={clearing} />;
}

/** Removes what cannot be had any more, all at once, after one question. */
export function ClearButton({ clearing }: { clearing: Clearing }) {
  const busy = useSelector(clearing, isBusy);
  const confirming = useSelector(clearing, isConfirming);
  const count = useSelector(clearing, selectCount);
  const dismiss = () => clearing.send({ type: 'clear.dismiss' });
  return (
    <>
      <Button
        size="small"
        icon="trash"
        loading={busy}
        onClick={() => clearing.send({ type: 'clear.request' })}
      >
        {text.clear}
      </Button>
      <Dialog
        open={confirming}
        title={text.clearTitle}
        width={420}
        onClose={dismiss}
        actions={
          <>
            <Button onClick={dismiss}>{text.cancel}</Button>
            <Button variant="danger" onClick={() => clearing.send({ type: 'clear.accept' })}>
              {text.clearAccept(count)}
            </Button>
          </>
        }
      >
        <p>{text.clearQuestion(count)}</p>
      </Dialog>
    </>
  );
}

type Clearing = ActorRefFrom<typeof clearingMachine>;

type Snapshot = SnapshotFrom<typeof clearingMachine>;

const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const isConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
const selectCount = (snapshot: Snapshot) => snapshot.context.goodIds.length;
