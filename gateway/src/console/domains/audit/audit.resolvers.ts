import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  Query: {
    auditChoices: (_, __, { apis }, info) => apis.audit.choices(selectionOf(info)),
    auditEntries: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.audit.search({ ...filter, page, pageSize, cursor }, selectionOf(info)),
  },
} satisfies Resolvers;
