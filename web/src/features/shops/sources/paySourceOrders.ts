import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../../flows/batchAction.ts';
import type { SourceOrderFieldsFragment } from '../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { PaySourceOrder } from './sources.graphql.ts';
import { payManyText as text } from './sources.text.ts';

/** What is due of an order, as it was confirmed. */
export interface DueOrder {
  id: number;
  remoteOrderNo: string;
  /** Fen. */
  amount: number;
}

export interface DueOrders {
  orders: readonly DueOrder[];
}

/** What came of one order; null where it was paid, else why not. */
export interface PaidOrder {
  id: number;
  remoteOrderNo: string;
  problem: string | null;
}

export type PayingSourceOrders = BatchAction<DueOrders, DueOrder, PaidOrder>;

export function sumOf({ orders }: DueOrders): number {
  return orders.reduce((sum, { amount }) => sum + amount, 0);
}

/** An order that can be paid; null of others, and where the source has not said yet what is due. */
export function dueOf({
  id,
  remoteOrderNo,
  amount,
  allowedActions,
}: SourceOrderFieldsFragment): DueOrder | null {
  return allowedActions.includes('PAY') && amount !== null ? { id, remoteOrderNo, amount } : null;
}

/** Pays orders by agreement, each by itself and no other amount than was confirmed. */
export const paySourceOrders = (
  client: ApolloClient,
  onRest: (results: readonly PaidOrder[]) => void = () => {},
) =>
  batchAction({
    partsOf: ({ orders }: DueOrders) => orders,
    run: async ({ id, remoteOrderNo, amount }: DueOrder): Promise<PaidOrder[]> => {
      const answer = await runMutation(client, PaySourceOrder, { id, way: 'AGREEMENT', amount });
      return [{ id, remoteOrderNo, problem: isRefusal(answer) ? answer.msg : null }];
    },
    abandoned: ({ id, remoteOrderNo }): PaidOrder => ({ id, remoteOrderNo, problem: text.unknown }),
    hasNothingToTell: (results) => results.every(({ problem }) => problem === null),
    onRest,
    onDone: (results) => toast.success(text.done(results.length)),
  });
