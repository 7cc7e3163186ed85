import type { Resolvers } from '../../resolvers.generated.ts';
import { selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    shipmentTemplates: (_, __, { apis }, info) => apis.shipmentTemplates.list(selectionOf(info)),
    shipmentTemplate: (_, { id }, { apis }, info) => apis.shipmentTemplates.find(id, selectionOf(info)),
  },
  Mutation: {
    saveShipmentTemplate: (_, { input }, { apis }) => apis.shipmentTemplates.save(input),
    renameShipmentTemplate: (_, { id, name }, { apis }) => apis.shipmentTemplates.rename(id, name),
    markShipmentTemplateUsed: (_, { id }, { apis }) => apis.shipmentTemplates.markUsed(id),
    deleteShipmentTemplates: (_, { ids }, { apis }) => apis.shipmentTemplates.remove(ids),
  },
} satisfies Resolvers;
