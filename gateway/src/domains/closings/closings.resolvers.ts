import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { closingCheckKey, closingPhase, rechargeReturnStatus } from './closings.mapping.ts';

export const resolvers = {
  ClosingPhase: closingPhase,
  ClosingCheckKey: closingCheckKey,
  RechargeReturnStatus: rechargeReturnStatus,
  Query: {
    accountClosing: (_, __, { apis }, info) => apis.closings.find(selectionOf(info)),
  },
  Mutation: {
    closeAccount: (_, { input }, { apis }) => apis.closings.begin(input),
    keepAccount: (_, __, { apis }) => apis.closings.cancel(),
  },
} satisfies Resolvers;
