import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import type { SystemApi } from './system.api.ts';

/** The names of queues are the api's to check. */
type Step = Parameters<SystemApi['retry']>[0];
type Queue = Step['queue'];

export const resolvers = {
  Query: {
    system: (_, __, { apis }, info) => apis.system.find(selectionOf(info)),
    failedJobs: (_, { queue }, { apis }, info) =>
      apis.system.failed({ queue: queue as Queue }, selectionOf(info)),
  },
  Mutation: {
    retryJob: (_, { input }, { apis }) => apis.system.retry({ ...input, queue: input.queue as Queue }),
    removeJob: (_, { input }, { apis }) => apis.system.remove({ ...input, queue: input.queue as Queue }),
  },
} satisfies Resolvers;
