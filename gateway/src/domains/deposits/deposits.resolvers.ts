import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: { deposit: (_, __, { apis }, info) => apis.deposits.mine(selectionOf(info)) },
  Mutation: {
    payIntoDeposit: (_, { amount, clientNo }, { apis }) => apis.deposits.payIn(amount, clientNo),
    takeOutOfDeposit: (_, { amount, clientNo }, { apis }) => apis.deposits.takeOut(amount, clientNo),
  },
} satisfies Resolvers;
