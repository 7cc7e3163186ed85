import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { tell } from '../../../graphql/ask.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/toast.ts';
import { forgetFields } from './forgetFields.ts';
import { problemsMachine, type Resend, type Resent } from './problems.machine.ts';
import { problemsText } from './problems.text.ts';
import { ResendParcels } from './shops.graphql.ts';

/** What needs a person, on the real graph; the list is read again after each try. */
export function problemsLogic(client: ApolloClient) {
  return problemsMachine.provide({
    actors: {
      resendParcels: fromPromise<Resent, Resend | null>(async ({ input }) => {
        if (!input) throw new Error('no parcels to post again');
        const { orderId, packageIds } = input;
        const variables = { orderId, ...(packageIds.length > 0 ? { packageIds: [...packageIds] } : {}) };
        const answer = await tell(client, ResendParcels, variables, { fetchPolicy: 'no-cache' });
        forgetFields(client, ['problems', 'orders', 'parcels']);
        if (isRefusal(answer)) return answer;
        const { submitted, failed } = answer.reAutoSend;
        return { kind: 'resent', submitted, failed };
      }),
    },
    actions: {
      sayOutcome: (_, { outcome }) => {
        if (outcome.kind === 'refused') toast.warning(outcome.msg);
        else if (outcome.failed[0]) toast.warning(outcome.failed[0].msg);
        else toast.success(problemsText.resent(outcome.submitted));
      },
      sayFailure: () => toast.warning(problemsText.lost),
    },
  });
}
