import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { autoSendStatus, outputStatus, parcelAction, parcelStatus, refundStatus } from './parcels.mapping.ts';

export const parcelResolvers: Resolvers = {
  ParcelStatus: parcelStatus,
  OutputStatus: outputStatus,
  AutoSendStatus: autoSendStatus,
  RefundStatus: refundStatus,
  ParcelAction: parcelAction,
  Query: {
    parcels: (_, { filter, ...paging }, { apis }) => apis.parcels.list({ ...filter, ...paging }),
    orderedNumbers: (_, asked, { apis }) => apis.parcels.findOrdered(asked),
  },
  Parcel: {
    priceYuan: ({ price }) => yuanText(price),
    order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId),
  },
};
