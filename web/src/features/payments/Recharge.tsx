import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useAppActor } from '../../lib/appActors.ts';
import { browserStorage } from '../../lib/storage.ts';
import { useSession } from '../session/useSession.ts';
import { RechargeByAddress } from './RechargeByAddress.tsx';
import { rechargeLogic } from './recharge.actors.ts';
import { keptOf, rechargeStore } from './recharge.draft.ts';
import { subscribeToWallet } from './subscribeToWallet.ts';

/** Recharging, for a page whose address may ask for it (see `rechargePath`). */
export function Recharge() {
  const { user } = useSession();
  // Kept when the session ends, so that the page stays behind the login dialog.
  const [account, setAccount] = useState(user?.uuid ?? null);
  if (user && user.uuid !== account) setAccount(user.uuid);
  return account && <RechargeOf key={account} account={account} />;
}

function RechargeOf({ account }: { account: string }) {
  const client = useApolloClient();
  const changeFeed = useAppActor('changeFeed');
  const { logic, store } = useMemo(
    () => ({
      logic: rechargeLogic({
        client,
        subscribeToWallet: (listener) => subscribeToWallet(changeFeed, listener),
      }),
      store: rechargeStore(browserStorage(), account),
    }),
    [client, changeFeed, account],
  );
  const [kept] = useState(() => store.load());
  const actor = useActorRef(logic, { input: { kept } }, ({ context }) => store.save(keptOf(context)));
  return <RechargeByAddress actor={actor} />;
}
