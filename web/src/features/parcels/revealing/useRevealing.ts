import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { revealingLogic } from './revealing.actors.ts';
import type { Revealing } from './revealing.selectors.ts';

/** Looking at the receivers of a page's parcels; what is shown ends with the page. */
export function useRevealing(): Revealing {
  const client = useApolloClient();
  return useActorRef(useMemo(() => revealingLogic(client), [client]));
}
