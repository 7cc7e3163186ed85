import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { licenceKind, licenceStatus } from './licences.mapping.ts';

export const resolvers = {
  LicenceKind: licenceKind,
  LicenceStatus: licenceStatus,
  Query: {
    licences: (_, __, { apis }, info) => apis.licences.own(selectionOf(info)),
    storeLicences: (_, { warehouseId }, { apis }, info) =>
      apis.licences.ofStore(warehouseId, selectionOf(info)),
  },
  Mutation: {
    sendLicence: (_, { input }, { apis }) => apis.licences.send({ ...input, endsOn: input.endsOn ?? null }),
  },
} satisfies Resolvers;
