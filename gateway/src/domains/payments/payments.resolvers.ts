import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { payStatus, payType, payWay, rechargeStatus } from './payments.mapping.ts';

export const resolvers = {
  PayType: payType,
  PayWay: payWay,
  PayStatus: payStatus,
  RechargeStatus: rechargeStatus,
  Query: {
    payChannels: (_, __, { apis }, info) => apis.payments.channels(selectionOf(info)),
    payment: (_, { id }, { apis }) => apis.payments.check(id),
    recharges: (_, { filter, ...paging }, { apis }, info) =>
      apis.payments.recharges({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    createPayment: (_, { input, clientNo }, { apis }) => apis.payments.create(input, clientNo),
  },
  Payment: { id: ({ payId }) => payId },
  PaymentState: { id: ({ payId }) => payId },
} satisfies Resolvers;
