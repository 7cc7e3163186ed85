import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { refreshParcels } from '../../graphql/refreshParcels.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { RevokeRefund } from './refunds.graphql.ts';
import { revokingText } from './refunds.text.ts';
import { type Revoked, revokingMachine } from './revoking.machine.ts';

/** Taking a refund back, on the real graph. A refusal too may mean that what is on show is out of date. */
export function revokingLogic(client: ApolloClient) {
  return revokingMachine.provide({
    actors: {
      revokeRefund: fromPromise<Revoked, number>(async ({ input: refundId }) => {
        const answer = await runMutation(client, RevokeRefund, { id: refundId });
        refreshParcels(client);
        return isRefusal(answer) ? answer : { kind: 'revoked' };
      }),
    },
    actions: { announce: () => toast.success(revokingText.done) },
  });
}
