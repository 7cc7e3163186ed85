import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { setCachedBalance } from '../../../../graphql/accountBalance.ts';
import type { BatchInput, FindPlacedQuery, OrderInput } from '../../../../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../../../lib/refusal.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import type { BatchQuoted } from './batchQuote.ts';
import {
  CancelPlaced,
  CreateBatch,
  CreateShipment,
  FindPlaced,
  PayBatch,
  PayShipment,
  QuoteBatch,
} from './checkout.graphql.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type {
  OrderRequest,
  Payment,
  PayResult,
  Placed,
  PlaceResult,
  WithdrawResult,
} from './checkout.types.ts';
import { reviewText } from './reviewStep.text.ts';

type PlaceInput = { request: OrderRequest | null; clientNo: string };

/** Places, pays and withdraws at the gateway. */
export function checkout(client: ApolloClient) {
  return checkoutMachine.provide({
    actors: {
      placeOrder: fromPromise<PlaceResult, PlaceInput>(({ input }) => place(client, input)),
      withdrawOrder: fromPromise<WithdrawResult, PlaceInput>(({ input }) => withdraw(client, input)),
      findPayment: fromPromise<Payment, { placed: Placed | null }>(async ({ input: { placed } }) => {
        if (!placed) throw new Error('no order to look up');
        const orders = await findOrders(client, placed);
        return isRefusal(orders) ? orders : paymentOf(orders);
      }),
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
  return fromPromise<BatchQuoted, BatchInput>(({ input, signal }) => quoteOrders(client, input, signal));
}

export async function quoteOrders(
  client: ApolloClient,
  input: BatchInput,
  signal: AbortSignal,
): Promise<BatchQuoted> {
  const answer = await runMutation(client, QuoteBatch, { input }, { uncached: 'momentary', signal });
  return isRefusal(answer) ? answer : { kind: 'quoted', quote: answer.quoteBatch };
}

async function place(client: ApolloClient, { request, clientNo }: PlaceInput): Promise<PlaceResult> {
  if (!request) throw new Error('no order to place');
  return 'parts' in request ? placeBatch(client, request, clientNo) : placeOrder(client, request, clientNo);
}

/**
 * Sends the request once more under its key: so it is placed at most once, also where the first is still on its way, and
 * what it placed is known and can be cancelled. What was paid meanwhile stays.
 */
async function withdraw(client: ApolloClient, input: PlaceInput): Promise<WithdrawResult> {
  const answer = await place(client, input);
  if (isRefusal(answer)) return answer;
  const orders = await findOrders(client, answer.placed);
  if (isRefusal(orders) || paymentOf(orders).kind === 'paid') return answer;
  for (const { id } of orders.filter(isUnpaid)) {
    const cancelled = await runMutation(client, CancelPlaced, { id }, { uncached: 'ownUse' });
    if (isRefusal(cancelled)) return answer;
  }
  toast.info(reviewText.withdrawn);
  return { kind: 'withdrawn' };
}

type FoundOrder = FindPlacedQuery['orders']['list'][number];

/** A placed order, or those of a placed batch, as they are now. */
async function findOrders(client: ApolloClient, placed: Placed): Promise<readonly FoundOrder[] | Refusal> {
  const filter = 'batchNo' in placed ? { batchNo: placed.batchNo } : { id: placed.orderId };
  const answer = await runQuery(client, FindPlaced, { filter }, { uncached: 'momentary' });
  return isRefusal(answer) ? answer : answer.orders.list;
}

function isUnpaid({ status }: FoundOrder): boolean {
  return status === 'PENDING_PAYMENT';
}

function paymentOf(orders: readonly FoundOrder[]) {
  if (orders.some(isUnpaid)) return { kind: 'unpaid' } as const;
  const paid = orders.filter(({ paidAt }) => paidAt !== null);
  if (paid.length === 0) return { kind: 'ended' } as const;
  return { kind: 'paid', paidFee: paid.reduce((sum, { totalFee }) => sum + totalFee, 0) } as const;
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
