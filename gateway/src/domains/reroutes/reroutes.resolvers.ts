import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { stopKind } from './reroutes.mapping.ts';

export const resolvers = {
  StopKind: stopKind,
  Query: { stoppedParcels: (_, __, { apis }, info) => apis.reroutes.stopped(selectionOf(info)) },
  Mutation: {
    rerouteParcels: (_, { parcels, clientNo }, { apis }) => apis.reroutes.accept(parcels, clientNo),
  },
} satisfies Resolvers;
