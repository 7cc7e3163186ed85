import { payStatus, payType } from '../../../domains/payments/payments.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { channelState, paymentProblemKind, rechargeRefundStatus } from './payments.mapping.ts';

export const resolvers = {
  PayStatus: payStatus,
  PayType: payType,
  PaymentProblemKind: paymentProblemKind,
  ChannelState: channelState,
  RechargeRefundStatus: rechargeRefundStatus,
  Query: {
    payments: (_, { filter, ...paging }, { apis }, info) =>
      apis.payments.list({ ...filter, ...paging }, selectionOf(info)),
    payment: (_, { id }, { apis }, info) => apis.payments.find(id, selectionOf(info)),
    paymentProblems: (_, { filter, ...paging }, { apis }, info) =>
      apis.payments.problems({ ...filter, ...paging }, selectionOf(info)),
    rechargeRefunds: (_, { filter, ...paging }, { apis }, info) =>
      apis.payments.refunds({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    askChannel: (_, { id }, { apis }) => apis.payments.ask(id),
    resolvePaymentProblem: (_, { id, reason }, { apis }) => apis.payments.resolve(id, reason),
    retryRechargeRefund: (_, { refundNo }, { apis }) => apis.payments.retry(refundNo),
    confirmRechargeRefund: (_, { refundNo, transferNo }, { apis }) =>
      apis.payments.confirm(refundNo, transferNo),
  },
} satisfies Resolvers;
