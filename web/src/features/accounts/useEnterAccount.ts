import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useAppActor } from '../../lib/appActors.ts';
import { enterAccount } from './enterAccount.ts';

/** Going over to another account of the same phone. */
export function useEnterAccount() {
  const client = useApolloClient();
  const begin = useAppActor('beginSession');
  return useActorRef(useMemo(() => enterAccount(client, begin), [client, begin]));
}
