import type { Resolvers } from '../../resolvers.generated.ts';
import { closingCheckKey, closingPhase, rechargeReturnStatus } from './closings.mapping.ts';

export const resolvers = {
  ClosingPhase: closingPhase,
  ClosingCheckKey: closingCheckKey,
  RechargeReturnStatus: rechargeReturnStatus,
  Query: {
    accountClosing: (_, __, { apis }) => apis.closings.find(),
  },
  Mutation: {
    closeAccount: (_, { input }, { apis }) => apis.closings.begin(input),
    keepAccount: (_, __, { apis }) => apis.closings.cancel(),
  },
} satisfies Resolvers;
