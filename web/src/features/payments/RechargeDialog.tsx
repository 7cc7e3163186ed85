import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { parseYuan } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RechargeForm } from './RechargeForm.tsx';
import { RechargeResult } from './RechargeResult.tsx';
import { RechargeWaiting } from './RechargeWaiting.tsx';
import {
  canClose,
  isBusy,
  isChecking,
  type Recharge,
  type Screen,
  selectContext,
  selectScreen,
} from './recharge.selectors.ts';
import { rechargeText as text } from './recharge.text.ts';

interface Props {
  actor: Recharge;
  onClose: () => void;
}

/** Puts money into the wallet, step by step. */
export function RechargeDialog({ actor, onClose }: Props) {
  const screen = useSelector(actor, selectScreen);
  const closable = useSelector(actor, canClose);
  const formId = useId();
  const close = () => {
    if (closable) onClose();
  };
  return (
    <Dialog
      open={screen !== 'windowClosed'}
      title={text.title}
      width={560}
      sticky
      onClose={close}
      actions={<Actions actor={actor} screen={screen} formId={formId} close={close} />}
    >
      {screen === 'opening' && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={220} />
        </div>
      )}
      {screen === 'loadFailed' && <Message tone="warning">{text.loadFailed}</Message>}
      {screen === 'unavailable' && <Message tone="info">{text.unavailable}</Message>}
      {screen === 'form' && <RechargeForm actor={actor} id={formId} />}
      {screen === 'waiting' && <RechargeWaiting actor={actor} />}
      {(screen === 'settled' || screen === 'over') && <RechargeResult actor={actor} />}
    </Dialog>
  );
}

interface ActionsProps {
  actor: Recharge;
  screen: Screen;
  formId: string;
  close: () => void;
}

function Actions({ actor, screen, formId, close }: ActionsProps) {
  const busy = useSelector(actor, isBusy);
  const checking = useSelector(actor, isChecking);
  const { text: typed, manual } = useSelector(actor, selectContext);
  const again = () => actor.send({ type: 'recharge.again' });
  const ask = () => actor.send({ type: 'payment.ask' });
  switch (screen) {
    case 'form': {
      const fen = parseYuan(typed);
      return (
        <>
          <Button disabled={busy} onClick={close}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {fen ? text.pay(fen) : text.next}
          </Button>
        </>
      );
    }
    case 'waiting':
      return (
        <>
          <Button disabled={busy} onClick={again}>
            {text.again}
          </Button>
          <Button variant="primary" data-autofocus loading={busy || (checking && manual)} onClick={ask}>
            {text.iHavePaid}
          </Button>
        </>
      );
    case 'settled':
      return (
        <>
          <Button onClick={again}>{text.once}</Button>
          <Button variant="primary" data-autofocus onClick={close}>
            {text.finish}
          </Button>
        </>
      );
    case 'over':
      return (
        <>
          <Button loading={checking} onClick={ask}>
            {text.askAgain}
          </Button>
          <Button variant="primary" data-autofocus onClick={again}>
            {text.restart}
          </Button>
        </>
      );
    case 'loadFailed':
      return (
        <>
          <Button onClick={close}>{text.close}</Button>
          <Button variant="primary" data-autofocus onClick={() => actor.send({ type: 'terms.reload' })}>
            {text.retry}
          </Button>
        </>
      );
    case 'unavailable':
      return <Button onClick={close}>{text.close}</Button>;
    case 'opening':
    case 'windowClosed':
      return null;
  }
}
