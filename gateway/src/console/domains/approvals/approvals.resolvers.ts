import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { approvalStatus } from './approvals.mapping.ts';

export const resolvers = {
  ApprovalStatus: approvalStatus,
  Query: {
    approvals: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.approvals.list({ status: filter?.status, page, pageSize, cursor }, selectionOf(info)),
  },
  Mutation: {
    decideApproval: (_, { id, input }, { apis }) => apis.approvals.decide({ id, ...input }),
    revokeApproval: (_, { id }, { apis }) => apis.approvals.revoke(id),
  },
} satisfies Resolvers;
