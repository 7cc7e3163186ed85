import { serviceStatus } from '../../../domains/couriers/couriers.mapping.ts';
import { goodsStatus } from '../../../domains/goods/goods.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { supplierWarning } from './suppliers.mapping.ts';

export const resolvers = {
  GoodsStatus: goodsStatus,
  ServiceStatus: serviceStatus,
  SupplierWarning: supplierWarning,
  Query: {
    suppliers: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.suppliers.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    supplier: (_, { id }, { apis }, info) => apis.suppliers.find(id, selectionOf(info)),
  },
  Mutation: {
    setSupplierTerms: (_, { input }, { apis }) =>
      apis.suppliers.setTerms({ ...input, depositMin: input.depositMin ?? null }),
  },
} satisfies Resolvers;
