import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { computed, renamed, selectionOf } from '../../rest/selection.ts';
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
    parcels: (_, { filter, ...paging }, { apis }, info) =>
      apis.parcels.list({ ...filter, ...paging }, selectionOf(info)),
    toShip: (_, __, { apis }, info) => apis.parcels.toShip(selectionOf(info)),
    timeline: (_, { packageId }, { apis }, info) => apis.parcels.timeline(packageId, selectionOf(info)),
    orderedNumbers: (_, requested, { apis }, info) => apis.parcels.findOrdered(requested, selectionOf(info)),
    parcelsOfRows: (_, requested, { apis }, info) => apis.parcels.ofRows(requested, selectionOf(info)),
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
  RowParcel: { parcelId: renamed('packageId') },
  Parcel: {
    priceYuan: computed(['price'], ({ price }) => yuanText(price)),
    order: computed(['orderId'], ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId)),
  },
} satisfies Resolvers;
