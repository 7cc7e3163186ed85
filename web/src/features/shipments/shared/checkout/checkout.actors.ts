import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { setCachedBalance } from '../../../../graphql/accountBalance.ts';
import type { BatchInput, OrderInput } from '../../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../../graphql/runOperation.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import type { BatchQuoted } from './batchQuote.ts';
import { CreateBatch, CreateShipment, PayBatch, PayShipment, QuoteBatch } from './checkout.graphql.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { OrderRequest, PayResult, Placed, PlaceResult } from './checkout.types.ts';

/** Places and pays at the gateway. */
export function checkout(client: ApolloClient) {
  return checkoutMachine.provide({
    actors: {
      placeOrder: fromPromise<PlaceResult, { request: OrderRequest | null; clientNo: string }>(
        async ({ input: { request, clientNo } }) => {
          if (!request) throw new Error('no order to place');
          return 'parts' in request
            ? placeBatch(client, request, clientNo)
            : placeOrder(client, request, clientNo);
        },
      ),
      payOrder: fromPromise<PayResult, { placed: Placed | null; clientNo: string }>(
        async ({ input: { placed, clientNo } }) => {
          if (!placed) throw new Error('no order to pay');
          const answer = await pay(client, placed, clientNo);
          if (isRefusal(answer)) return answer;
          setCachedBalance(client, answer.balance);
          return { kind: 'paid', paidFee: answer.paidFee ?? 0 };
        },
      ),
    },
  });
}

/** What several orders cost that are placed as one. */
export function quoteBatch(client: ApolloClient) {
  return fromPromise<BatchQuoted, BatchInput>(async ({ input, signal }) => {
    const answer = await runMutation(client, QuoteBatch, { input }, { uncached: 'momentary', signal });
    return isRefusal(answer) ? answer : { kind: 'quoted', quote: answer.quoteBatch };
  });
}

async function placeOrder(client: ApolloClient, input: OrderInput, clientNo: string): Promise<PlaceResult> {
  const answer = await runMutation(client, CreateShipment, { input, clientNo }, { uncached: 'ownUse' });
  if (isRefusal(answer)) return answer;
  const { orderId, orderNo, totalFee, packageCount, payExpireAt } = answer.createOrder;
  return { kind: 'placed', placed: { orderId, orderNo, totalFee, packageCount, payExpireAt } };
}

async function placeBatch(client: ApolloClient, input: BatchInput, clientNo: string): Promise<PlaceResult> {
  const answer = await runMutation(client, CreateBatch, { input, clientNo }, { uncached: 'ownUse' });
  if (isRefusal(answer)) return answer;
  const { batchNo, totalFee, packageCount, payExpireAt, skipped } = answer.createBatch;
  const skippedCount = skipped.length;
  return { kind: 'placed', placed: { batchNo, totalFee, packageCount, payExpireAt, skippedCount } };
}

async function pay(client: ApolloClient, placed: Placed, clientNo: string) {
  if ('batchNo' in placed) {
    const answer = await runMutation(client, PayBatch, { batchNo: placed.batchNo, clientNo });
    return isRefusal(answer) ? answer : answer.confirmBatch;
  }
  const answer = await runMutation(client, PayShipment, { id: placed.orderId, clientNo });
  return isRefusal(answer) ? answer : answer.confirmOrder;
}
