import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppActor } from '../../lib/appActors.ts';
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { useSession } from '../session/useSession.ts';
import { RechargeDialog } from './RechargeDialog.tsx';
import { rechargeLogic } from './recharge.actors.ts';
import { keptOf, rechargeStore } from './recharge.draft.ts';
import { type Recharge as RechargeActor, selectUnfinished } from './recharge.selectors.ts';
import { rechargeText as text } from './recharge.text.ts';
import {
  readBack,
  readRequest,
  rechargeBackStore,
  withoutRequest,
  withoutReturn,
  withPayment,
} from './rechargeRequest.ts';
import { subscribeToWallet } from './subscribeToWallet.ts';

/** Recharging, for a page whose address may ask for it (see `rechargePath`). */
export function Recharge() {
  const { user } = useSession();
  // Kept when the session ends, so that the page stays behind the login dialog.
  const [account, setAccount] = useState(user?.uuid ?? null);
  if (user && user.uuid !== account) setAccount(user.uuid);
  return account && <RechargeOf key={account} account={account} />;
}

/**
 * The dialog, shown as long as the address asks for it, and while it is closed a line about the recharge that waits to
 * be paid.
 */
export function RechargeByAddress({ actor }: { actor: RechargeActor }) {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [backStore] = useState(() => rechargeBackStore(tabStorage()));
  useEffect(
    // Each navigation counts, also to the address that is there: it may come after the one that led away.
    function doAsTheAddressSays() {
      const asked = new URLSearchParams(location.search);
      const request = readRequest(asked);
      const back = readBack(asked);
      if (request && back) backStore.save(back);
      // One that begins is for no page but that which it names; the others go on with one.
      else if (request && request.payId === null && !request.wechat) backStore.clear();
      actor.send(request ? { type: 'recharge.open', ...request } : { type: 'recharge.close' });
      const rest = withoutReturn(asked);
      if (rest) setSearch(rest, { replace: true });
    },
    [actor, location, setSearch, backStore],
  );
  const unfinished = useSelector(actor, selectUnfinished);
  return (
    <>
      {unfinished && (
        <Message
          tone="warning"
          action={
            <Button size="small" onClick={() => setSearch(withPayment(search, unfinished.payId))}>
              {text.goOn}
            </Button>
          }
        >
          {text.unfinished(unfinished)}
        </Message>
      )}
      <RechargeDialog
        actor={actor}
        back={backStore.load()}
        onClose={(to) => {
          actor.send({ type: 'recharge.close' });
          backStore.clear();
          if (to) void navigate(to);
          else if (readRequest(search)) setSearch(withoutRequest(search), { replace: true });
        }}
      />
    </>
  );
}

/** Goes on with what the browser has kept of the account's recharges. */
function RechargeOf({ account }: { account: string }) {
  const client = useApolloClient();
  const changeFeed = useAppActor('changeFeed');
  const logic = useMemo(
    () => rechargeLogic({ client, subscribeToWallet: (listener) => subscribeToWallet(changeFeed, listener) }),
    [client, changeFeed],
  );
  const store = useMemo(() => rechargeStore(browserStorage(), account), [account]);
  const [kept] = useState(() => store.load());
  const actor = useActorRef(logic, { input: { kept } }, ({ context }) => store.save(keptOf(context)));
  return <RechargeByAddress actor={actor} />;
}
