import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { adjustKind } from './adjustments.mapping.ts';

export const resolvers = {
  AdjustKind: adjustKind,
  Query: {
    adjustments: (_, { filter, ...paging }, { apis }, info) =>
      apis.adjustments.list({ ...filter, ...paging }, selectionOf(info)),
    adjustTerms: (_, { accountId, isCompensation }, { apis }, info) =>
      isCompensation
        ? apis.adjustments.compensateTerms(accountId, selectionOf(info))
        : apis.adjustments.adjustTerms(accountId, selectionOf(info)),
  },
  Mutation: {
    adjustBalance: (_, { input }, { apis }) =>
      apis.adjustments.adjust(input as Parameters<typeof apis.adjustments.adjust>[0]),
    compensateAccount: (_, { input }, { apis }) => apis.adjustments.compensate(input),
  },
} satisfies Resolvers;
