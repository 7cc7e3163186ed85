import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import * as mapping from './parcels.mapping.ts';

export const parcelResolvers: Resolvers = {
  ParcelStatus: mapping.parcelStatus,
  OutputStatus: mapping.outputStatus,
  AutoSendStatus: mapping.autoSendStatus,
  RefundStatus: mapping.refundStatus,
  ParcelAction: mapping.parcelAction,
  TraceState: mapping.traceState,
  ParcelEventType: mapping.parcelEventType,
  EventActor: mapping.eventActor,
  Query: {
    parcels: (_, { filter, ...paging }, { apis }) => apis.parcels.list({ ...filter, ...paging }),
    timeline: (_, { packageId }, { apis }) => apis.parcels.timeline(packageId),
    orderedNumbers: (_, asked, { apis }) => apis.parcels.findOrdered(asked),
  },
  Mutation: {
    editReceiver: (_, { input }, { apis }) => apis.parcels.editReceiver(input),
    fillWaybills: (_, { rows }, { apis }) => apis.parcels.fillWaybills({ rows }),
  },
  EditedReceiver: { order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId) },
  Parcel: {
    priceYuan: ({ price }) => yuanText(price),
    order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId),
  },
};
