import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { OrderRowFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CancelOrder, ConfirmOrder, ResubmitOrder, RetryAutoSend, SyncOrder } from './orders.graphql.ts';
import { ordersText, type QuickOutcome, quickText } from './orders.text.ts';

/** What is asked about before it is done; `again` places a cancelled order once more. */
export type Action = 'pay' | 'cancel' | 'receive' | 'again';

/** What the question and the call need of an order. Amounts in fen. */
export interface OrderSubject {
  id: number;
  orderNo: string;
  totalFee: number;
  packageCount: number;
  paid: boolean;
  /** A refund or a case is under way. */
  isAfterSale: boolean;
}

export interface OrderQuestion {
  action: Action;
  order: OrderSubject;
  /** One for each question: a retry after a lost answer must not pay twice. */
  clientNo: string;
}

/**
 * What is done at a click: asking for failed waybills again, posting waybill numbers to the shop again, asking couriers
 * and shop how the order stands.
 */
export type QuickAction = 'resubmit' | 'resend' | 'sync';

interface QuickRequest {
  action: QuickAction;
  orderId: number;
  /** One for each click. */
  clientNo: string;
}

/** The unpaid order that stands for a cancelled one, priced anew. */
export interface Replacement {
  before: OrderSubject;
  order: OrderSubject;
  /** ISO-8601. */
  payExpireAt: string;
  /** Parcels that did not come along, and why. */
  skipped: readonly { msg: string }[];
}

export type OrderActions = ConfirmAction<OrderQuestion>;
export type QuickActions = ConfirmAction<QuickRequest>;

const DONE: Record<Action, string> = {
  pay: ordersText.paid,
  cancel: ordersText.cancelled,
  receive: ordersText.confirmed,
  again: ordersText.again,
};

/** What is asked about. The answer brings the order and the balance. */
export const askOrderAction = (
  client: ApolloClient,
  onReplaced: (replacement: Replacement) => void = () => {},
) =>
  confirmAction({
    run: (question: OrderQuestion) => run(client, question),
    onDone: ({ action }, replacement) => {
      if (replacement) onReplaced(replacement);
      else toast.success(DONE[action]);
    },
  });

/** What is done at a click. */
export const runQuickAction = (client: ApolloClient) =>
  confirmAction({
    run: (request: QuickRequest) => runQuick(client, request),
    onDone: (_, outcome) => {
      const { tone, words } = quickText(outcome);
      toast[tone](words);
    },
    lost: ordersText.lost,
  });

/** What questions about an order need to know of it. */
export function subjectOf(row: OrderRowFragment): OrderSubject {
  const { id, orderNo, totalFee, packageCount, paidAt, afterSaleStatus } = row;
  return {
    ...{ id, orderNo, totalFee, packageCount, paid: Boolean(paidAt) },
    isAfterSale: afterSaleStatus === 'ACTIVE',
  };
}

async function run(
  client: ApolloClient,
  { action, order: before, clientNo }: OrderQuestion,
): Promise<Replacement | null | Refusal> {
  const { id } = before;
  if (action === 'again') {
    const answer = await runMutation(client, ResubmitOrder, { id, clientNo });
    if (isRefusal(answer)) return answer;
    const { newOrder, skipped } = answer.againSubmit;
    return newOrder && { before, order: subjectOf(newOrder), payExpireAt: newOrder.payExpireAt, skipped };
  }
  const answer = await changeOrder(client, action, { id, clientNo });
  return isRefusal(answer) ? answer : null;
}

/** Pays an order, cancels it or says that it was received. */
export function changeOrder(
  client: ApolloClient,
  action: Exclude<Action, 'again'>,
  { id, clientNo }: { id: number; clientNo: string },
) {
  if (action === 'cancel') return runMutation(client, CancelOrder, { id });
  const pays = action === 'pay';
  return runMutation(client, ConfirmOrder, { id, action: pays ? 'PAY' : 'RECEIVE', pays, clientNo });
}

async function runQuick(
  client: ApolloClient,
  { action, orderId: id, clientNo }: QuickRequest,
): Promise<QuickOutcome | Refusal> {
  if (action === 'resubmit') {
    const answer = await runMutation(client, ResubmitOrder, { id, clientNo });
    return isRefusal(answer) ? answer : { kind: 'resubmitted', ...answer.againSubmit };
  }
  if (action === 'sync') {
    const answer = await runMutation(client, SyncOrder, { id });
    return isRefusal(answer) ? answer : { kind: 'synced', updated: answer.syncOrder.updated };
  }
  const answer = await runMutation(client, RetryAutoSend, { id });
  return isRefusal(answer) ? answer : { kind: 'resent', ...answer.reAutoSend };
}
