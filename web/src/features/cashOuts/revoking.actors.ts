import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { RevokeCashOut } from './cashOut.graphql.ts';
import { refreshWallet } from './refreshWallet.ts';
import { type Revoked, revokingCashOutMachine } from './revoking.machine.ts';
import { revokingText } from './revoking.text.ts';

/** Taking a cash-out back, on the real graph. A refusal too may mean that what is on show is out of date. */
export function revokingCashOutLogic(client: ApolloClient) {
  return revokingCashOutMachine.provide({
    actors: {
      revokeCashOut: fromPromise<Revoked, number>(async ({ input: id }) => {
        const answer = await runMutation(client, RevokeCashOut, { id });
        refreshWallet(client);
        return isRefusal(answer) ? answer : { kind: 'revoked' };
      }),
    },
    actions: {
      announce: (_, { subject }) => toast.success(revokingText.done(subject?.amount ?? 0)),
    },
  });
}
