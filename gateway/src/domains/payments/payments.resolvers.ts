import type { Resolvers } from '../../resolvers.generated.ts';
import { payStatus, payType, rechargeStatus } from './payments.mapping.ts';

export const resolvers = {
  PayType: payType,
  PayStatus: payStatus,
  RechargeStatus: rechargeStatus,
  Query: {
    payChannels: (_, __, { apis }) => apis.payments.channels(),
    payment: (_, { id }, { apis }) => apis.payments.check(id),
    recharges: (_, { filter, ...paging }, { apis }) => apis.payments.recharges({ ...filter, ...paging }),
  },
  Mutation: {
    createPayment: (_, { input, clientNo }, { apis }) => apis.payments.create(input, clientNo),
  },
  Payment: { id: ({ payId }) => payId },
  PaymentState: { id: ({ payId }) => payId },
} satisfies Resolvers;
