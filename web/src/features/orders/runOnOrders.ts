import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import { LoadAccount } from '../../graphql/account.graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { type Action, changeOrder } from './orderActions.ts';
import { ResubmitOrder } from './orders.graphql.ts';

/** One of the orders that something is done to. */
export interface BatchOrder {
  id: number;
  orderNo: string;
  /** Fen. */
  totalFee: number;
  /** A refund or a case is under way. */
  isAfterSale: boolean;
  /** One for each order and question: what is tried again must not be done twice. */
  clientNo: string;
}

export interface OrderBatchSubject {
  action: Action;
  orders: readonly BatchOrder[];
}

export type OneOutcome =
  | { kind: 'done' }
  /** Failed waybills that were asked for again. */
  | { kind: 'resubmitted'; submitted: number; skipped: readonly { msg: string }[] }
  /** A cancelled order was placed once more; amount in fen. */
  | { kind: 'replaced'; orderNo: string; totalFee: number }
  /** The response was lost and not requested again. */
  | { kind: 'unknown' }
  | Refusal;

/** Its results are those of the first orders, in their order. */
export type OrderBatch = BatchAction<OrderBatchSubject, BatchOrder, OneOutcome>;

/** What the orders cost together, in fen. */
export function sumOf(orders: readonly BatchOrder[]): number {
  return orders.reduce((sum, { totalFee }) => sum + totalFee, 0);
}

/** Of those that would be received, the orders of which a refund or a case is under way. */
export function disputedOf({ action, orders }: OrderBatchSubject): BatchOrder[] {
  return action === 'receive' ? orders.filter(({ isAfterSale }) => isAfterSale) : [];
}

/** One thing is done to many orders, one after the other. */
export const runOnOrders = (client: ApolloClient) =>
  batchAction({
    partsOf: ({ orders }: OrderBatchSubject) => orders,
    isPossible: ({ action, orders }) => {
      const account = client.readQuery({ query: LoadAccount, variables: { kind: 'BUYER' } });
      return action !== 'pay' || !account || sumOf(orders) <= account.me.balance;
    },
    run: async (order: BatchOrder, { action }): Promise<OneOutcome[]> => [
      await runOne(client, action, order),
    ],
    abandoned: (): OneOutcome => ({ kind: 'unknown' }),
  });

async function runOne(
  client: ApolloClient,
  action: Action,
  { id, clientNo }: BatchOrder,
): Promise<OneOutcome> {
  if (action === 'again') {
    const answer = await runMutation(client, ResubmitOrder, { id, clientNo });
    if (isRefusal(answer)) return answer;
    const { submitted, skipped, newOrder } = answer.againSubmit;
    if (!newOrder) return { kind: 'resubmitted', submitted, skipped };
    return { kind: 'replaced', orderNo: newOrder.orderNo, totalFee: newOrder.totalFee };
  }
  const answer = await changeOrder(client, action, { id, clientNo });
  return isRefusal(answer) ? answer : { kind: 'done' };
}
