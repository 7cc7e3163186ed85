import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: { senders: (_, __, { apis }, info) => apis.senders.list(selectionOf(info)) },
  Mutation: {
    createSender: (_, { input }, { apis }) => apis.senders.create(input),
    updateSender: (_, { id, input }, { apis }) => apis.senders.update({ id, ...input }),
    deleteSenders: (_, { ids }, { apis }) => apis.senders.remove(ids),
  },
} satisfies Resolvers;
