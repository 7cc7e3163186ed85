import type { Resolvers } from '../../resolvers.generated.ts';
import { cashOutStatus, payeeType } from './cashOuts.mapping.ts';

export const resolvers = {
  CashOutStatus: cashOutStatus,
  PayeeType: payeeType,
  Query: {
    cashOutLimits: (_, __, { apis }) => apis.cashOuts.limits(),
    cashOuts: (_, { filter, ...paging }, { apis }) => apis.cashOuts.list({ ...filter, ...paging }),
  },
  Mutation: {
    createCashOut: (_, { input, clientNo }, { apis }) => apis.cashOuts.create(input, clientNo),
    revokeCashOut: (_, { id }, { apis }) => apis.cashOuts.revoke(id),
  },
} satisfies Resolvers;
