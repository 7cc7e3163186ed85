import {
  eventActor,
  outputStatus,
  parcelStatus,
  refundStatus,
} from '../../../domains/parcels/parcels.mapping.ts';
import { orderStatus } from '../../../domains/shipments/shipments.mapping.ts';
import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';

export const resolvers = {
  OrderStatus: orderStatus,
  ParcelStatus: parcelStatus,
  OutputStatus: outputStatus,
  RefundStatus: refundStatus,
  EventActor: eventActor,
  Query: {
    orders: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.orders.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    parcels: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.orders.listParcels({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    courierNames: (_, __, { apis }, info) => apis.orders.couriers(selectionOf(info)),
    order: (_, { id }, { apis }, info) => apis.orders.find(id, selectionOf(info)),
    parcelTimeline: (_, { packageId }, { apis }, info) => apis.orders.timeline(packageId, selectionOf(info)),
  },
  Mutation: {
    cancelOrder: (_, { id, ...rest }, { apis }) => apis.orders.cancel({ orderId: id, ...rest }),
    refundParcel: (_, args, { apis }) => apis.orders.refund(args),
    reissueWaybill: (_, args, { apis }) => apis.orders.reissue(args),
    changeReceiver: (_, { input }, { apis }) => apis.orders.changeReceiver(input),
  },
} satisfies Resolvers;
