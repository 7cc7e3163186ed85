import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { type Clearing, isBusy, isConfirming, selectCount } from './clearing.selectors.ts';
import { favouritesPageText as text } from './favouritesPage.text.ts';

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
