import type { Body } from '../../../rest/contract.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { joinApplicationStatus } from './joins.mapping.ts';

export const resolvers = {
  JoinApplicationStatus: joinApplicationStatus,
  Query: {
    joinApplications: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.joins.list({ status: filter?.status, page, pageSize, cursor }, selectionOf(info)),
  },
  Mutation: {
    // REST refuses `NEW`, which nothing becomes again.
    decideJoinApplication: (_, { input }, { apis }) =>
      apis.joins.decide(input as Body<'/console/joins/decide', 'post'>),
  },
} satisfies Resolvers;
