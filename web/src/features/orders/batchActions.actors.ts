import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { batchActionsMachine, type OneInput, type OneOutcome } from './batchActions.machine.ts';
import { AgainSubmit, CancelOrder, ConfirmOrder } from './orders.graphql.ts';
import { refreshOrders } from './refreshOrders.ts';

/** Work on many orders, through the gateway; the lists are read again when it is over. */
export function batchActionsLogic(client: ApolloClient) {
  return batchActionsMachine.provide({
    actors: {
      runAction: fromPromise<OneOutcome, OneInput>(async ({ input }) => {
        if (!input.subject) throw new Error('no order to do it to');
        return runOne(client, input.action, input.subject);
      }),
    },
    actions: {
      refresh: () => refreshOrders(client),
    },
  });
}

async function runOne(
  client: ApolloClient,
  action: OneInput['action'],
  { id, clientNo }: NonNullable<OneInput['subject']>,
): Promise<OneOutcome> {
  if (action === 'cancel') {
    const answer = await runMutation(client, CancelOrder, { id });
    return isRefusal(answer) ? answer : { kind: 'done' };
  }
  if (action !== 'again') {
    const pays = action === 'pay';
    const answer = await runMutation(client, ConfirmOrder, {
      id,
      action: pays ? 'PAY' : 'RECEIVE',
      pays,
      clientNo,
    });
    return isRefusal(answer) ? answer : { kind: 'done' };
  }
  const answer = await runMutation(client, AgainSubmit, { id, clientNo });
  if (isRefusal(answer)) return answer;
  const { submitted, skipped, newOrder } = answer.againSubmit;
  if (!newOrder) return { kind: 'resubmitted', submitted, skipped };
  return { kind: 'replaced', orderNo: newOrder.orderNo, totalFee: newOrder.totalFee };
}
