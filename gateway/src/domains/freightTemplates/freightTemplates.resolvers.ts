import type { Resolvers } from '../../resolvers.generated.ts';
import { computed, selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    freightTemplates: (_, __, { apis }, info) => apis.freightTemplates.list(selectionOf(info)),
    freightTemplate: (_, { id }, { apis }, info) => apis.freightTemplates.find(id, selectionOf(info)),
  },
  Mutation: {
    createFreightTemplate: (_, { input }, { apis }) => apis.freightTemplates.create(input),
    copyFreightTemplate: (_, { id }, { apis }) => apis.freightTemplates.copy(id),
    updateFreightTemplate: (_, { id, version, input }, { apis }) =>
      apis.freightTemplates.update({ id, version, ...input }),
    followFreightTemplate: (_, { warehouseIds, templateId }, { apis }) =>
      apis.freightTemplates.follow(warehouseIds, templateId ?? null),
    deleteFreightTemplate: (_, { id }, { apis }) => apis.freightTemplates.remove(id),
  },
  FreightTemplateCourier: {
    courier: computed(['courierId'], ({ courierId }, _, { apis }) => apis.couriers.find(courierId)),
    areaRules: computed(['areaRules'], ({ areaRules = [] }) => areaRules),
  },
} satisfies Resolvers;
