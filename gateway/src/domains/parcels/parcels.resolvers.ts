import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import * as mapping from './parcels.mapping.ts';

export const resolvers = {
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
    orderedNumbers: (_, requested, { apis }) => apis.parcels.findOrdered(requested),
  },
  Mutation: {
    revealReceiver: (_, { id }, { apis }) => apis.parcels.revealReceiver(id),
    editReceiver: (_, { id, input }, { apis }) => apis.parcels.editReceiver({ packageId: id, ...input }),
    fillWaybills: (_, { rows }, { apis }) => apis.parcels.fillWaybills({ rows }),
  },
  EditReceiverPayload: {
    order: ({ orderId }, _, { apis }) => readAfterWrite(apis.shipments.findAmong(orderId)),
    parcel: ({ packageId }, _, { apis }) => readAfterWrite(apis.parcels.findAmong(packageId)),
  },
  FillWaybillsPayload: {
    parcels: ({ filled }, _, { apis }) => readAfterWrite(apis.parcels.findThose(filled)),
  },
  Parcel: {
    priceYuan: ({ price }) => yuanText(price),
    order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId),
  },
} satisfies Resolvers;
