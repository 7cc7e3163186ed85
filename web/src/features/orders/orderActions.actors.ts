import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { tell } from '../../graphql/ask.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import {
  type Deed,
  type DeedInput,
  type DeedOutcome,
  orderActionsMachine,
  type QuickInput,
  type QuickOutcome,
} from './orderActions.machine.ts';
import {
  BalanceAfterOrder,
  CancelOrder,
  ConfirmOrder,
  Orders,
  ReAutoSend,
  SyncOrder,
} from './orders.graphql.ts';
import { ordersText, quickText } from './orders.text.ts';

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
      doQuick: fromPromise<QuickOutcome, QuickInput | null>(async ({ input }) => {
        if (!input) throw new Error('no order to do it to');
        const outcome = await runQuick(client, input);
        void client.refetchQueries({ include: [Orders] });
        return outcome;
      }),
    },
    actions: {
      announce: (_, { deed }) => toast.success(DONE[deed]),
      sayOutcome: (_, { outcome }) => {
        const { tone, words } = quickText(outcome);
        toast[tone](words);
      },
      sayFailure: () => toast.warning(ordersText.lost),
    },
  });
}

function run(client: ApolloClient, { deed, orderId, clientNo }: DeedInput) {
  if (deed === 'cancel') return tell(client, CancelOrder, { orderId });
  return tell(client, ConfirmOrder, { id: orderId, action: deed === 'pay' ? 'PAY' : 'RECEIVE', clientNo });
}

async function runQuick(client: ApolloClient, { deed, orderId }: QuickInput): Promise<QuickOutcome> {
  if (deed === 'sync') {
    const answer = await tell(client, SyncOrder, { orderId });
    return isRefusal(answer) ? answer : { kind: 'synced', updated: answer.syncOrder.updated };
  }
  const answer = await tell(client, ReAutoSend, { orderId });
  if (isRefusal(answer)) return answer;
  const { submitted, failed } = answer.reAutoSend;
  return { kind: 'resent', submitted, failed };
}

/** The answer goes into the cache, where the header reads it; until it comes the old balance stands. */
function refreshBalance(client: ApolloClient) {
  return client
    .query({ query: BalanceAfterOrder, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch(() => undefined);
}
