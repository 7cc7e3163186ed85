import type { ErrorKey, Resolvers } from '../../resolvers.generated.ts';
import { refundAction } from './refunds.mapping.ts';

export const refundResolvers: Resolvers = {
  RefundAction: refundAction,
  Query: {
    refunds: (_, { filter, ...paging }, { apis }) => apis.refunds.list({ ...filter, ...paging }),
  },
  Mutation: {
    refundParcels: (_, wish, { apis }) => apis.refunds.apply(wish),
    answerRefund: (_, { input }, { apis }) => apis.refunds.answer(input),
    revokeRefund: (_, { refundId }, { apis }) => apis.refunds.revoke(refundId),
    confirmReturn: (_, { refundId }, { apis }) => apis.refunds.confirmReturn(refundId),
  },
  RefusedRefund: { errorKey: ({ reasonCode }) => reasonCode as ErrorKey },
};
