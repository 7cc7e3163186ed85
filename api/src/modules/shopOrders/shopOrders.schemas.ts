import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageFields, pagingFields } from '../../shared/paging.ts';
import { Reason } from '../../shared/reasons.schemas.ts';
import { EntityId, NullableId } from '../../shared/values.ts';
import { regionFields } from '../areas/areas.schemas.ts';

const at = Type.String({ format: 'date-time' });

const Item = Type.Object({
  lineId: Type.String({ description: 'of this line within its order; lines of the same id are one' }),
  remoteGoodId: Type.String(),
  remoteSkuId: Type.String(),
  title: Type.String(),
  sku: Type.String(),
  num: Type.Integer(),
  price: Type.Integer({ description: 'fen a piece' }),
  pic: Type.String(),
  merchantCode: Type.String({ description: 'the shop’s own article number; empty where none is told' }),
});

const OrderParcel = Type.Object({
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  status: Type.Integer({ description: 'of the parcel, as in `package.status`' }),
  importStatus: Type.Integer({ description: '1已下单 2已出单 3已回传' }),
  waybillNo: NullableText,
  courierName: Type.String(),
  lineIds: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'what of the order it holds; null for all',
  }),
});
export type OrderParcelDto = Static<typeof OrderParcel>;

const ShopOrder = Type.Object({
  id: EntityId,
  shopId: EntityId,
  shopName: Type.String(),
  platform: Type.Integer(),
  remoteOrderNo: Type.String(),
  remoteStatus: Type.Integer({ description: '1待付款 2待发货 3部分发货 4已发货 5已完成 6已关闭' }),
  remoteRefundStatus: Type.Integer({ description: '0无 1退款中 2已退款' }),
  importStatus: Type.Integer({
    description: '0未下单, or not all of it 1已下单 2已出单 3已回传 4已忽略 5已拦截 6已分配代发',
  }),
  items: Type.Array(Item),
  goodsTitle: Type.String(),
  num: Type.Integer({ description: 'pieces' }),
  payAmount: Type.Integer({ description: 'fen' }),
  paidAt: NullableText,
  promisedShipAt: NullableText,
  shipBy: Type.String({
    description: 'until when it is to be sent: `promisedShipAt`, else 48 hours after it was paid',
  }),
  isLapsing: Type.Boolean({
    description: 'it waits, and its shop’s authorisation does not last until `shipBy`',
  }),
  buyerNick: Type.String(),
  receiverName: Type.String({ description: 'masked' }),
  receiverPhone: Type.String({ description: 'masked' }),
  receiverAddress: Type.String({ description: 'masked' }),
  ...regionFields,
  encrypted: Type.Boolean(),
  receiverKey: Type.String({ description: 'equal for equal receivers of one shop' }),
  buyerMemo: Type.String(),
  sellerMemo: Type.String(),
  flagColor: NullableText,
  mergeId: NullableId,
  orderId: { ...NullableId, description: 'of the first of `parcels` that is under way' },
  packageId: { ...NullableId, description: 'as `orderId`' },
  parcels: Type.Array(OrderParcel, {
    description: 'more than one where its items lie apart; without those that ended before the shop was told',
  }),
  linesLeft: Type.Array(Type.String(), { description: 'ids of its lines that are in no parcel' }),
  problemCode: Type.Union([Type.String(), Type.Null()], {
    description: 'why autoOrder left it to a person, as a reason code; null when it did not',
  }),
  problemText: Type.String(),
  syncedAt: Type.String(),
});
export type ShopOrderDto = Static<typeof ShopOrder>;

export const ShopOrdersQuery = body({
  ...pagingFields(20),
  ids: idsField,
  shopId: Type.Optional(EntityId),
  importStatus: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
  remoteStatus: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
  refund: Type.Optional(Type.Boolean()),
  flagColor: Type.Optional(Type.String({ maxLength: 20 })),
  hasMemo: Type.Optional(Type.Boolean()),
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'order number, or part of the receiver' }),
  ),
  goodsKeyword: Type.Optional(Type.String({ maxLength: 60 })),
  startAt: Type.Optional(at),
  endAt: Type.Optional(at),
  isLapsing: Type.Optional(Type.Boolean({ description: 'true: only those that are `isLapsing`' })),
  shipBefore: Type.Optional({
    ...at,
    description: 'only those that wait and whose `shipBy` is before this moment',
  }),
  sort: Type.Optional(
    Type.Union([Type.Literal('newest'), Type.Literal('shipBy')], {
      default: 'newest',
      description: 'the newest first, or what is to be sent first',
    }),
  ),
  merge: Type.Optional(Type.Boolean({ description: 'false: without those that were merged' })),
});

export const ShopOrderPage = Type.Object({
  ...pageFields(ShopOrder),
  counts: Type.Record(Type.String({ pattern: '^[0-5]$' }), Type.Integer(), {
    description: 'by import status',
  }),
});

export const RemoteOrderBody = body({
  shopId: Type.Optional(EntityId),
  taskId: Type.Optional(Type.String({ format: 'uuid', description: 'to go on waiting for a reading' })),
  startAt: Type.Optional(at),
  endAt: Type.Optional(at),
  orderNo: Type.Optional(Type.String({ minLength: 4, maxLength: 40 })),
});

export const PullProgress = Type.Object({
  taskId: Type.String(),
  done: Type.Boolean(),
  total: Type.Integer({ description: 'orders read so far' }),
  added: Type.Integer(),
  updated: Type.Integer(),
});

const orderIds = (limits: { minItems: number; maxItems: number }) => Type.Array(EntityId, limits);

export const IgnoreBody = body({
  ids: orderIds({ minItems: 1, maxItems: 1000 }),
  ignored: Type.Boolean({ description: 'false: take them back in' }),
});
export const Count = Type.Object({ count: Type.Integer({ description: 'how many have changed' }) });

export const PlanBody = body({
  shopId: EntityId,
  shopOrderIds: Type.Optional(orderIds({ minItems: 0, maxItems: 1000 })),
  mergeIds: Type.Optional(orderIds({ minItems: 0, maxItems: 500 })),
  fallbackIds: Type.Optional({
    ...orderIds({ minItems: 0, maxItems: 1000 }),
    description: 'shop orders that go by the fallback of their links where that is only suggested',
  }),
  byItems: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'parcels of a part may hold different things, several of them too, as its `contents` say, which go along when it is ordered; otherwise all hold `num` pieces of one combination, and what cannot is left out',
    }),
  ),
});
export type PlanInput = Static<typeof PlanBody>;

const PlannedContent = Type.Object({
  shopOrderId: { ...NullableId, description: 'null for a merge' },
  mergeId: NullableId,
  items: Type.Array(
    Type.Object({
      skuId: EntityId,
      skuName: Type.String({ description: 'empty where the goods have no combinations' }),
      goodId: EntityId,
      goodName: Type.String(),
      pic: Type.String(),
      num: Type.Integer({ description: 'pieces' }),
    }),
  ),
  lineIds: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'the lines of the order that it holds, which has further parcels; null for all',
  }),
  planKey: Type.String({ description: 'what the shop’s orders and their links said; goes along with it' }),
  rerouted: {
    ...NullableText,
    description: 'why it holds what the fallback of a link names; null where none does',
  },
});
export type PlannedContentDto = Static<typeof PlannedContent>;

const PlannedPart = Type.Object({
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  warehouseId: EntityId,
  warehouseName: Type.String(),
  courierId: EntityId,
  courierName: Type.String(),
  skuId: { ...EntityId, description: 'as goods and `num`, of the first line of the first parcel' },
  skuName: Type.String(),
  num: Type.Integer({ description: 'pieces a parcel, without `byItems`' }),
  shopOrderIds: Type.Array(EntityId),
  mergeIds: Type.Array(EntityId),
  contents: Type.Array(PlannedContent, {
    description: 'what each parcel holds; `contents` of an order or of a part of a batch',
  }),
});
export type PlannedPartDto = Static<typeof PlannedPart>;

const UnplannedOrder = Type.Object({
  shopOrderId: EntityId,
  mergeId: NullableId,
  reasonCode: Reason,
  msg: Type.String(),
});
export type UnplannedOrderDto = Static<typeof UnplannedOrder>;

const SourcedOrder = Type.Object({
  shopOrderId: EntityId,
  sourceId: { ...EntityId, description: 'the account that buys it' },
  sourceName: Type.String(),
  supplier: Type.String(),
  items: Type.Array(
    Type.Object({
      offerId: Type.String(),
      specId: Type.String(),
      title: Type.String(),
      specName: Type.String(),
      pic: Type.String(),
      num: Type.Integer({ description: 'pieces' }),
      price: Type.Integer({ description: 'fen a piece, as it was read last' }),
    }),
  ),
  amount: Type.Integer({ description: 'fen of the goods, without freight, which the source says' }),
});
export type SourcedOrderDto = Static<typeof SourcedOrder>;

export const ShopOrderPlan = Type.Object({
  parts: Type.Array(PlannedPart, { description: 'at most 500 parcels each' }),
  unplanned: Type.Array(UnplannedOrder),
  sourced: Type.Array(SourcedOrder, {
    description: 'orders of goods that are linked with offers at a source (1688), which are bought there',
  }),
});
export type ShopOrderPlanDto = Static<typeof ShopOrderPlan>;
