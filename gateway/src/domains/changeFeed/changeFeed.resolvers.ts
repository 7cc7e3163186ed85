import type { Resolvers } from '../../resolvers.generated.ts';
import { type SelectionInfo, selectionOf } from '../../rest/selection.ts';

export const resolvers = {
  Query: {
    changesSince: (_, { since, kinds, limit }, { apis }) =>
      apis.changeFeed.since({
        ...(since != null && { since }),
        ...(kinds != null && { kinds: kinds.join(',') }),
        limit,
      }),
  },
  Subscription: {
    changes: { subscribe: (_, __, { apis }, info) => apis.changeFeed.watch(namesItems(info)) },
  },
  ChangedThing: {
    order: ({ kind, id }, _, { apis }) => (kind === 'ORDER' ? apis.shipments.findIfThere(id) : null),
    parcel: ({ kind, id }, _, { apis }) => (kind === 'PARCEL' ? apis.parcels.findIfThere(id) : null),
    refund: ({ kind, id }, _, { apis }) => (kind === 'REFUND' ? apis.refunds.findIfThere(id) : null),
    goods: ({ kind, id }, _, { apis }) => (kind === 'GOODS' ? apis.sellerGoods.findAmong(id) : null),
    stock: ({ kind, id }, _, { apis }) => (kind === 'STOCK' ? apis.stock.findIfThere(id) : null),
    cashOut: ({ kind, id }, _, { apis }) => (kind === 'CASH_OUT' ? apis.cashOuts.findIfThere(id) : null),
  },
} satisfies Resolvers;

function namesItems(info: SelectionInfo): boolean {
  const selection = selectionOf(info);
  return selection === null || selection.has('items') || selection.has('moreItems');
}
