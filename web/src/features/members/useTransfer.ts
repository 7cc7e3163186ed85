import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useLogout } from '../session/useSession.ts';
import { transferLogic } from './transferAccount.actors.ts';

/** Handing over the account; whoever has done it is signed out. */
export function useTransfer() {
  const client = useApolloClient();
  const leave = useLogout();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is the same for as long as the page
  return useActorRef(useMemo(() => transferLogic(client, leave), [client]));
}
