import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { RechargeDialog } from './RechargeDialog.tsx';
import { type Recharge, selectUnfinished } from './recharge.selectors.ts';
import { rechargeText as text } from './recharge.text.ts';
import { readWish, withoutWish } from './rechargeWish.ts';

/**
 * The dialog, shown as long as the address asks for it, and while it is closed a line about the recharge that waits to
 * be paid.
 */
export function RechargeByAddress({ actor }: { actor: Recharge }) {
  const [search, setSearch] = useSearchParams();
  const wish = readWish(search);
  const asked = wish && JSON.stringify(wish);
  useEffect(
    function doAsTheAddressSays() {
      if (asked === null) actor.send({ type: 'recharge.close' });
      else actor.send({ type: 'recharge.open', ...JSON.parse(asked) });
    },
    [actor, asked],
  );
  return (
    <>
      <Unfinished actor={actor} />
      <RechargeDialog
        actor={actor}
        onClose={() => {
          actor.send({ type: 'recharge.close' });
          if (wish) setSearch(withoutWish(search), { replace: true });
        }}
      />
    </>
  );
}

function Unfinished({ actor }: { actor: Recharge }) {
  const payment = useSelector(actor, selectUnfinished);
  if (!payment) return null;
  const goOn = () => actor.send({ type: 'recharge.open', amount: null, payId: payment.payId });
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" onClick={goOn}>
          {text.goOn}
        </Button>
      }
    >
      {text.unfinished(payment)}
    </Message>
  );
}
