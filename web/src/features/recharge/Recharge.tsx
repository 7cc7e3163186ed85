import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLiveActor, useSession } from '../../app/system.tsx';
import { browserStorage } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { hearWallet } from './hearWallet.ts';
import { RechargeDialog } from './RechargeDialog.tsx';
import { rechargeLogic } from './recharge.actors.ts';
import { keptOf, rechargeStore } from './recharge.draft.ts';
import { type Recharge as RechargeActor, selectUnfinished } from './recharge.selectors.ts';
import { rechargeText as text } from './recharge.text.ts';
import { readWish, withoutWish } from './rechargeWish.ts';

/**
 * Recharging, for a page whose address may ask for it (see `rechargePath`): the dialog, and while that is closed a line
 * about the recharge that waits to be paid.
 */
export function Recharge() {
  const { user } = useSession();
  // Kept when the session ends, so that the page stays behind the login dialog.
  const [account, setAccount] = useState(user?.uuid ?? null);
  if (user && user.uuid !== account) setAccount(user.uuid);
  return account && <RechargeOf key={account} account={account} />;
}

function RechargeOf({ account }: { account: string }) {
  const client = useApolloClient();
  const live = useLiveActor();
  const { logic, store } = useMemo(
    () => ({
      logic: rechargeLogic({ client, hearWallet: (listener) => hearWallet(live, listener) }),
      store: rechargeStore(browserStorage(), account),
    }),
    [client, live, account],
  );
  const [kept] = useState(() => store.load());
  const actor = useActorRef(logic, { input: { kept } }, ({ context }) => store.save(keptOf(context)));
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

function Unfinished({ actor }: { actor: RechargeActor }) {
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
