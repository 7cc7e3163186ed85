import type { Resolvers } from '../../resolvers.generated.ts';
import { payStatus, payType, rechargeStatus } from './payments.mapping.ts';

export const paymentResolvers: Resolvers = {
  PayType: payType,
  PayStatus: payStatus,
  RechargeStatus: rechargeStatus,
  Query: {
    payChannels: (_, __, { apis }) => apis.payments.channels(),
    payment: (_, { payId }, { apis }) => apis.payments.check(payId),
    recharges: (_, { filter, ...paging }, { apis }) => apis.payments.recharges({ ...filter, ...paging }),
  },
  Mutation: {
    createPayment: (_, { input, clientNo }, { apis }) => apis.payments.create(input, clientNo),
  },
};
