import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { RechargeDialog } from './RechargeDialog.tsx';
import { type Recharge, selectUnfinished } from './recharge.selectors.ts';
import { rechargeText as text } from './recharge.text.ts';
import { readRequest, withoutRequest, withPayment } from './rechargeRequest.ts';

/**
 * The dialog, shown as long as the address asks for it, and while it is closed a line about the recharge that waits to
 * be paid.
 */
export function RechargeByAddress({ actor }: { actor: Recharge }) {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  useEffect(
    // Each navigation counts, also to the address that is there: it may come after the one that led away.
    function doAsTheAddressSays() {
      const request = readRequest(new URLSearchParams(location.search));
      actor.send(request ? { type: 'recharge.open', ...request } : { type: 'recharge.close' });
    },
    [actor, location],
  );
  return (
    <>
      <Unfinished actor={actor} onGoOn={(payId) => setSearch(withPayment(search, payId))} />
      <RechargeDialog
        actor={actor}
        onClose={() => {
          actor.send({ type: 'recharge.close' });
          if (readRequest(search)) setSearch(withoutRequest(search), { replace: true });
        }}
      />
    </>
  );
}

function Unfinished({ actor, onGoOn }: { actor: Recharge; onGoOn: (payId: number) => void }) {
  const payment = useSelector(actor, selectUnfinished);
  if (!payment) return null;
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" onClick={() => onGoOn(payment.payId)}>
          {text.goOn}
        </Button>
      }
    >
      {text.unfinished(payment)}
    </Message>
  );
}
