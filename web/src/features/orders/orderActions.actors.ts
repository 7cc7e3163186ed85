import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import {
  type Action,
  type ActionInput,
  type ActionOutcome,
  orderActionsMachine,
  type QuickInput,
  type QuickOutcome,
} from './orderActions.machine.ts';
import { AgainSubmit, CancelOrder, ConfirmOrder, ReAutoSend, SyncOrder } from './orders.graphql.ts';
import { ordersText, quickText } from './orders.text.ts';
import { refreshOrders } from './refreshOrders.ts';
import { subjectOf } from './subject.ts';

const DONE: Record<Action, string> = {
  pay: ordersText.paid,
  cancel: ordersText.cancelled,
  receive: ordersText.confirmed,
  again: ordersText.again,
};

/** The order actions on the real graph. The answer brings the order and the balance; lists and counts are read again. */
export function orderActionsLogic(client: ApolloClient) {
  return orderActionsMachine.provide({
    actors: {
      runAction: fromPromise<ActionOutcome, ActionInput>(async ({ input }) => {
        const outcome = await run(client, input);
        // A refusal too may mean that the row is out of date.
        refreshOrders(client);
        return outcome;
      }),
      runQuickAction: fromPromise<QuickOutcome, QuickInput | null>(async ({ input }) => {
        if (!input) throw new Error('no order to do it to');
        const outcome = await runQuick(client, input);
        refreshOrders(client);
        return outcome;
      }),
    },
    actions: {
      announce: (_, { action }) => toast.success(DONE[action]),
      notifyOutcome: (_, { outcome }) => {
        const { tone, words } = quickText(outcome);
        toast[tone](words);
      },
      notifyFailure: () => toast.warning(ordersText.lost),
    },
  });
}

async function run(client: ApolloClient, { action, orderId, clientNo }: ActionInput): Promise<ActionOutcome> {
  if (action === 'again') return placeAgain(client, orderId, clientNo);
  const answer =
    action === 'cancel'
      ? await runMutation(client, CancelOrder, { id: orderId })
      : await runMutation(client, ConfirmOrder, {
          id: orderId,
          action: action === 'pay' ? 'PAY' : 'RECEIVE',
          pays: action === 'pay',
          clientNo,
        });
  return isRefusal(answer) ? answer : { kind: 'done' };
}

async function placeAgain(client: ApolloClient, orderId: number, clientNo: string): Promise<ActionOutcome> {
  const answer = await runMutation(client, AgainSubmit, { id: orderId, clientNo });
  if (isRefusal(answer)) return answer;
  const { newOrder, skipped } = answer.againSubmit;
  if (!newOrder) return { kind: 'done' };
  return { kind: 'replaced', order: subjectOf(newOrder), payExpireAt: newOrder.payExpireAt, skipped };
}

async function runQuick(
  client: ApolloClient,
  { action, orderId, clientNo }: QuickInput,
): Promise<QuickOutcome> {
  if (action === 'resubmit') {
    const answer = await runMutation(client, AgainSubmit, { id: orderId, clientNo });
    if (isRefusal(answer)) return answer;
    const { submitted, skipped } = answer.againSubmit;
    return { kind: 'resubmitted', submitted, skipped };
  }
  if (action === 'sync') {
    const answer = await runMutation(client, SyncOrder, { id: orderId });
    return isRefusal(answer) ? answer : { kind: 'synced', updated: answer.syncOrder.updated };
  }
  const answer = await runMutation(client, ReAutoSend, { id: orderId });
  if (isRefusal(answer)) return answer;
  const { submitted, failed } = answer.reAutoSend;
  return { kind: 'resent', submitted, failed };
}
