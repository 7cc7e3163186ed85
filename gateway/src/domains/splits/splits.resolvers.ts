import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { splitReceiverKind } from './splits.mapping.ts';

export const resolvers = {
  SplitReceiverKind: splitReceiverKind,
  Query: { splitReceiver: (_, __, { apis }, info) => apis.splits.receiver(selectionOf(info)) },
  Mutation: {
    saveSplitReceiver: (_, { input }, { apis }) => apis.splits.save(input),
    removeSplitReceiver: (_, __, { apis }) => apis.splits.remove(),
  },
} satisfies Resolvers;
