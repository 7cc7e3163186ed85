import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { ReadNotices } from './personNotices.graphql.ts';
import { type ReadOnes, readNoticesMachine } from './readNotices.machine.ts';

/** Marking as read on the real graph; a refusal is shown as a warning. */
export function readNoticesLogic(client: ApolloClient) {
  return readNoticesMachine.provide({
    actors: {
      markRead: fromPromise<void, ReadOnes>(async ({ input: { ids } }) => {
        await runMutation(client, ReadNotices, { ids }, { warnOnRefusal: true, awaitReads: true });
      }),
    },
  });
}
