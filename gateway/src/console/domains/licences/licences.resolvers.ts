import { licenceKind, licenceStatus } from '../../../domains/licences/licences.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  LicenceKind: licenceKind,
  LicenceStatus: licenceStatus,
  Query: {
    licences: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.licences.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
  },
  Mutation: {
    addLicence: (_, { input }, { apis }) => apis.licences.add({ ...input, endsOn: input.endsOn ?? null }),
    decideLicence: (_, { input }, { apis }) => apis.licences.decide(input),
    checkLicence: (_, { id }, { apis }) => apis.licences.check(id),
  },
} satisfies Resolvers;
