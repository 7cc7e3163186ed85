import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { tell } from '../../graphql/ask.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import { type Deed, type DeedInput, type DeedOutcome, orderActionsMachine } from './orderActions.machine.ts';
import { BalanceAfterOrder, CancelOrder, ConfirmOrder, Orders } from './orders.graphql.ts';
import { ordersText } from './orders.text.ts';

const DONE: Record<Deed, string> = {
  pay: ordersText.paid,
  cancel: ordersText.cancelled,
  receive: ordersText.confirmed,
};

/** The order actions on the real graph. What they change is read again: the lists, their counts, the balance. */
export function orderActionsLogic(client: ApolloClient) {
  return orderActionsMachine.provide({
    actors: {
      doDeed: fromPromise<DeedOutcome, DeedInput>(async ({ input }) => {
        const answer = await run(client, input);
        // A refusal too may mean that the row is out of date.
        void client.refetchQueries({ include: [Orders] });
        if (isRefusal(answer)) return answer;
        if (input.deed !== 'receive') void refreshBalance(client);
        return { kind: 'done' };
      }),
    },
    actions: { announce: (_, { deed }) => toast.success(DONE[deed]) },
  });
}

function run(client: ApolloClient, { deed, orderId, clientNo }: DeedInput) {
  if (deed === 'cancel') return tell(client, CancelOrder, { orderId });
  return tell(client, ConfirmOrder, { id: orderId, action: deed === 'pay' ? 'PAY' : 'RECEIVE', clientNo });
}

/** The answer goes into the cache, where the header reads it; until it comes the old balance stands. */
function refreshBalance(client: ApolloClient) {
  return client
    .query({ query: BalanceAfterOrder, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch(() => undefined);
}
