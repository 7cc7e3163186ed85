import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { stopKind } from './reroutes.mapping.ts';

export const resolvers = {
  StopKind: stopKind,
  Query: {
    stoppedParcels: (_, __, { apis }, info) => apis.reroutes.stopped(selectionOf(info)),
    rerouteRule: (_, __, { apis }, info) => apis.reroutes.rule(selectionOf(info)),
  },
  Mutation: {
    rerouteParcels: (_, { input: { parcels, clientNo } }, { apis }) =>
      apis.reroutes.accept(parcels, clientNo),
    setRerouteRule: (_, { input }, { apis }) => apis.reroutes.setRule(input),
  },
} satisfies Resolvers;
