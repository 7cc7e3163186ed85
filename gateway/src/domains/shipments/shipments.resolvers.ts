import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import * as mapping from './shipments.mapping.ts';

export const shipmentResolvers: Resolvers = {
  Platform: mapping.platform,
  ShipMode: mapping.shipMode,
  OrderStatus: mapping.orderStatus,
  AfterSaleStatus: mapping.afterSaleStatus,
  CancelType: mapping.cancelType,
  OrderAction: mapping.orderAction,
  OrderSort: mapping.orderSort,
  ConfirmAction: mapping.confirmAction,
  RowState: mapping.rowState,
  Query: {
    readAddresses: (_, { text }, { apis }) => apis.shipments.readAddresses(text),
    readPlaces: (_, { places }, { apis }) => apis.shipments.readPlaces(places),
    orders: (_, { filter, ...window }, { apis }) => apis.shipments.list({ ...filter, ...window }),
    order: (_, { id }, { apis }) => apis.shipments.find(id),
    lastPurchase: (_, __, { apis }) => apis.shipments.lastPurchase(),
  },
  Mutation: {
    quoteOrder: (_, { input }, { apis }) => apis.shipments.quote(input),
    createOrder: (_, { input, clientNo }, { apis }) => apis.shipments.create(input, clientNo),
    confirmOrder: (_, { clientNo, ...body }, { apis }) => apis.shipments.confirm(body, clientNo),
    cancelOrder: (_, { orderId }, { apis }) => apis.shipments.cancel(orderId),
    quoteBatch: (_, { input }, { apis }) => apis.shipments.quoteBatch(input),
    createBatch: (_, { input, clientNo }, { apis }) => apis.shipments.createBatch(input, clientNo),
    confirmBatch: (_, { batchNo, clientNo }, { apis }) => apis.shipments.confirmBatch(batchNo, clientNo),
    reAutoSend: (_, parcels, { apis }) => apis.shipments.sendAgain(parcels),
    syncOrder: (_, { orderId }, { apis }) => apis.shipments.sync(orderId),
    againSubmit: (_, { orderId, packageIds, clientNo }, { apis }) =>
      apis.shipments.submitAgain({ id: orderId, packageIds }, clientNo),
    reviewOrder: (_, review, { apis }) => apis.shipments.review(review),
  },
  Quote: { totalFeeYuan: ({ totalFee }) => yuanText(totalFee) },
  BatchQuote: { totalFeeYuan: ({ totalFee }) => yuanText(totalFee) },
  CreatedOrder: { skipped: ({ failed }) => failed.map(({ row }) => row) },
  ConfirmedOrder: { order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId) },
  CancelledOrder: { order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId) },
  ReAutoSend: { order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId) },
  OrderCallback: { order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId) },
  AgainSubmit: {
    order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId),
    newOrder: ({ newOrderId }, _, { apis }) =>
      newOrderId === undefined ? null : apis.shipments.findAmong(newOrderId),
  },
  ReviewedOrder: { order: ({ orderId }, _, { apis }) => apis.shipments.findAmong(orderId) },
  OrderPage: { counts: ({ counts }) => mapping.countsByTab(counts) },
  Order: {
    totalFeeYuan: ({ totalFee }) => yuanText(totalFee),
    good: ({ goodId }, _, { apis }) => apis.goods.ifOnSale(goodId),
    parcels: (order, _, { apis }) => ('packages' in order ? order.packages : apis.parcels.ofOrder(order.id)),
  },
  LastPurchase: { good: ({ goodId }, _, { apis }) => apis.goods.ifOnSale(goodId) },
};
