import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { cashOutStatus, payeeType } from './cashOuts.mapping.ts';

export const resolvers = {
  CashOutStatus: cashOutStatus,
  PayeeType: payeeType,
  Query: {
    cashOutLimits: (_, __, { apis }, info) => apis.cashOuts.limits(selectionOf(info)),
    cashOuts: (_, { filter, ...paging }, { apis }, info) =>
      apis.cashOuts.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    createCashOut: (_, { input, clientNo }, { apis }) => apis.cashOuts.create(input, clientNo),
    revokeCashOut: (_, { id }, { apis }) => apis.cashOuts.revoke(id),
  },
} satisfies Resolvers;
