import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { readNoticesLogic } from './readNotices.actors.ts';
import type { readNoticesMachine } from './readNotices.machine.ts';

export type ReadNoticesActor = ActorRefFrom<typeof readNoticesMachine>;

/** What marks notices as read, for as long as its component stands. */
export function useReadNotices(): ReadNoticesActor {
  const client = useApolloClient();
  return useActorRef(useMemo(() => readNoticesLogic(client), [client]));
}
