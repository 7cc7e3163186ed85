import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context.ts';
import { yuanText } from '../../money.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { computed, selectionOf } from '../../rest/selection.ts';
import type { OrderDto } from './shipments.dto.ts';
import * as mapping from './shipments.mapping.ts';

const changedOrder = ({ orderId }: { orderId: number }, _: unknown, { apis }: Context) =>
  readAfterWrite<OrderDto>(apis.shipments.findAmong(orderId));

/** Only buyers pay orders. */
const payer = (_: unknown, __: unknown, { apis }: Context, info: GraphQLResolveInfo) =>
  readAfterWrite(apis.accounts.buyer(selectionOf(info)));

export const resolvers = {
  Platform: mapping.platform,
  ShipMode: mapping.shipMode,
  OrderStatus: mapping.orderStatus,
  AfterSaleStatus: mapping.afterSaleStatus,
  CancelType: mapping.cancelType,
  OrderAction: mapping.orderAction,
  OrderSort: mapping.orderSort,
  ConfirmAction: mapping.confirmAction,
  RowState: mapping.rowState,
  PricePartKind: mapping.pricePartKind,
  Query: {
    readAddresses: (_, { text }, { apis }, info) => apis.shipments.readAddresses(text, selectionOf(info)),
    readPlaces: (_, { places }, { apis }, info) => apis.shipments.readPlaces(places, selectionOf(info)),
    orders: (_, { filter, ...window }, { apis }, info) =>
      apis.shipments.list({ ...mapping.orderFilterOf(filter), ...window }, selectionOf(info)),
    order: (_, { id }, { apis }, info) => apis.shipments.find(id, selectionOf(info)),
    lastPurchase: (_, __, { apis }) => apis.shipments.lastPurchase(),
  },
  Mutation: {
    quoteOrder: (_, { input }, { apis }) => apis.shipments.quote(input),
    createOrder: (_, { input, clientNo }, { apis }) => apis.shipments.create(input, clientNo),
    confirmOrder: (_, { clientNo, ...body }, { apis }) => apis.shipments.confirm(body, clientNo),
    cancelOrder: (_, { id }, { apis }) => apis.shipments.cancel(id),
    quoteBatch: (_, { input }, { apis }) => apis.shipments.quoteBatch(input),
    createBatch: (_, { input, clientNo }, { apis }) => apis.shipments.createBatch(input, clientNo),
    confirmBatch: (_, { batchNo, clientNo }, { apis }) => apis.shipments.confirmBatch(batchNo, clientNo),
    reAutoSend: (_, { id, packageIds }, { apis }) => apis.shipments.sendAgain({ orderId: id, packageIds }),
    syncOrder: (_, { id }, { apis }) => apis.shipments.sync(id),
    copyOrder: (_, { orderId, parcelIds }, { apis }) =>
      apis.shipments.copy({ orderId, packageIds: parcelIds }),
    againSubmit: (_, { clientNo, ...order }, { apis }) => apis.shipments.submitAgain(order, clientNo),
    reviewOrder: (_, { id, rows, ...review }, { apis }) =>
      apis.shipments.review({ orderId: id, lines: rows, ...review }),
  },
  Quote: { totalFeeYuan: ({ totalFee }) => yuanText(totalFee) },
  BatchQuote: { totalFeeYuan: ({ totalFee }) => yuanText(totalFee) },
  CreateOrderPayload: { skipped: ({ failed }) => failed.map(({ row }) => row) },
  ConfirmOrderPayload: { order: changedOrder, account: payer },
  CancelOrderPayload: { order: changedOrder, account: payer },
  ConfirmBatchPayload: { account: payer },
  ReAutoSendPayload: { order: changedOrder },
  SyncOrderPayload: { order: changedOrder },
  AgainSubmitPayload: {
    order: changedOrder,
    newOrder: ({ newOrderId }, _, { apis }) =>
      newOrderId === undefined ? null : readAfterWrite(apis.shipments.findAmong(newOrderId)),
  },
  ReviewOrderPayload: { order: changedOrder },
  OrderPage: { counts: computed(['counts'], ({ counts }) => mapping.countsByTab(counts)) },
  Order: {
    totalFeeYuan: computed(['totalFee'], ({ totalFee }) => yuanText(totalFee)),
    good: computed(['goodId'], ({ goodId }, _, { apis }) => apis.goods.ifOnSale(goodId)),
    parcels: computed(
      ['id', 'packages'],
      ({ id, packages }, _, { apis }) => packages ?? apis.parcels.ofOrder(id),
    ),
  },
  LastPurchase: { good: ({ goodId }, _, { apis }) => apis.goods.ifOnSale(goodId) },
} satisfies Resolvers;
