import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';
import { waybillPayType } from './waybillAccounts.mapping.ts';

export const resolvers = {
  WaybillPayType: waybillPayType,
  Query: { waybillAccounts: (_, __, { apis }, info) => apis.waybillAccounts.list(selectionOf(info)) },
  Mutation: {
    saveWaybillAccount: (_, { id, input }, { apis }) => apis.waybillAccounts.save({ id, ...input }),
    enableWaybillAccount: (_, { id, enabled }, { apis }) => apis.waybillAccounts.enable(id, enabled),
    testWaybillAccount: (_, { id }, { apis }) => apis.waybillAccounts.test(id),
    deleteWaybillAccount: (_, { id }, { apis }) => apis.waybillAccounts.remove(id),
  },
} satisfies Resolvers;
