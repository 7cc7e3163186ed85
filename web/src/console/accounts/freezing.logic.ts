import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { FreezeAccount, LoadFreezePreview, ThawAccount } from './accounts.graphql.ts';
import { freezingText as text } from './accounts.text.ts';
import { type FreezeInput, type FreezePreview, freezingMachine } from './freezing.machine.ts';

/** The machine on the real graph. */
export const freezing = (client: ApolloClient) =>
  freezingMachine.provide({
    actors: {
      readPreview: fromPromise<FreezePreview | Refusal, number>(async ({ input: id, signal }) => {
        const answer = await runQuery(client, LoadFreezePreview, { id }, { uncached: 'momentary', signal });
        return isRefusal(answer) ? answer : answer.freezePreview;
      }),
      moveAccount: fromPromise<object | Refusal, FreezeInput>(({ input: { isThaw, ...input } }) =>
        runMutation<object, { input: typeof input }>(client, isThaw ? ThawAccount : FreezeAccount, { input }),
      ),
    },
    actions: { announce: (_, { account }) => toast.success(account?.isThaw ? text.thawed : text.frozen) },
  });
