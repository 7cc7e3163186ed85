import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { PaymentProblemRowFragment, RechargeRefundRowFragment } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import {
  AskChannel,
  ConfirmRechargeRefund,
  ResolvePaymentProblem,
  RetryRechargeRefund,
} from './payments.graphql.ts';
import { askText, resolveText, retryText, transferText } from './payments.text.ts';

/** A problem, and how it was resolved. */
export interface ResolveSubject extends Pick<PaymentProblemRowFragment, 'id' | 'kind' | 'payNo'> {
  reason: string;
}
export type ResolvingProblem = ConfirmAction<ResolveSubject>;

/** Marks a problem of a payment as resolved. */
export const resolveProblem = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, reason }: ResolveSubject) =>
      runMutation(client, ResolvePaymentProblem, { id, reason: reason.trim() }),
    validate: ({ reason }) => (isReason(reason) ? null : resolveText.reasonShort),
    onDone: () => toast.success(resolveText.done),
  });

/** A recharge that goes back, and the number of the transfer by which it went. */
export interface TransferSubject extends Pick<RechargeRefundRowFragment, 'refundNo' | 'amount'> {
  transferNo: string;
}
export type TransferringRefund = ConfirmAction<TransferSubject>;

/** Writes down that a recharge was sent back by a transfer. */
export const transferRefund = (client: ApolloClient) =>
  confirmAction({
    run: ({ refundNo, transferNo }: TransferSubject) =>
      runMutation(client, ConfirmRechargeRefund, { refundNo, transferNo: transferNo.trim() }),
    validate: ({ transferNo }) => (transferNo.trim() === '' ? transferText.transferMissing : null),
    onDone: () => toast.success(transferText.done),
  });

/** Tries to send a recharge back at once. */
export const retryRefund = (client: ApolloClient) =>
  confirmAction({
    run: ({ refundNo }: { refundNo: string }) => runMutation(client, RetryRechargeRefund, { refundNo }),
    onDone: () => toast.success(retryText.done),
    lost: retryText.lost,
  });

/** Asks the channel of a payment what it knows. */
export const askChannel = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: { id: number }) => runMutation(client, AskChannel, { id }),
    onDone: (_, { askChannel: { state, amount } }) => toast.success(askText.done(state, amount)),
    lost: askText.lost,
  });
