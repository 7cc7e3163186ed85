import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { DefaultProfitView } from './DefaultProfitView.tsx';
import { defaultProfitLogic } from './defaultProfit.actors.ts';

/** What is added for everybody of whom nothing else is said, and the way to change it. */
export function DefaultProfitCard() {
  const client = useApolloClient();
  const actor = useActorRef(useMemo(() => defaultProfitLogic(client), [client]));
  return <DefaultProfitView actor={actor} />;
}
