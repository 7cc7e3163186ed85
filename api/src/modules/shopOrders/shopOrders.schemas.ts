import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageFields, pagingFields } from '../../shared/paging.ts';
import { Reason } from '../../shared/reasons.schemas.ts';
import { EntityId, NullableId } from '../../shared/values.ts';
import { regionFields } from '../areas/areas.schemas.ts';

const at = Type.String({ format: 'date-time' });

const Item = Type.Object({
  remoteGoodId: Type.String(),
  remoteSkuId: Type.String(),
  title: Type.String(),
  sku: Type.String(),
  num: Type.Integer(),
  price: Type.Integer({ description: 'fen a piece' }),
  pic: Type.String(),
});

const ShopOrder = Type.Object({
  id: EntityId,
  shopId: EntityId,
  shopName: Type.String(),
  platform: Type.Integer(),
  remoteOrderNo: Type.String(),
  remoteStatus: Type.Integer({ description: '1待付款 2待发货 3部分发货 4已发货 5已完成 6已关闭' }),
  remoteRefundStatus: Type.Integer({ description: '0无 1退款中 2已退款' }),
  importStatus: Type.Integer({ description: '0未下单 1已下单 2已出单 3已回传 4已忽略 5已拦截' }),
  items: Type.Array(Item),
  goodsTitle: Type.String(),
  num: Type.Integer({ description: 'pieces' }),
  payAmount: Type.Integer({ description: 'fen' }),
  paidAt: NullableText,
  promisedShipAt: NullableText,
  buyerNick: Type.String(),
  receiverName: Type.String({ description: 'as the platform masks it' }),
  receiverPhone: Type.String({ description: 'as the platform masks it' }),
  receiverAddress: Type.String({ description: 'as the platform masks it' }),
  ...regionFields,
  encrypted: Type.Boolean(),
  receiverKey: Type.String({ description: 'equal for equal receivers of one shop' }),
  buyerMemo: Type.String(),
  sellerMemo: Type.String(),
  flagColor: NullableText,
  mergeId: NullableId,
  orderId: NullableId,
  packageId: NullableId,
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
  importStatus: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
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
});
export type PlanInput = Static<typeof PlanBody>;

const PlannedPart = Type.Object({
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  warehouseId: EntityId,
  warehouseName: Type.String(),
  courierId: EntityId,
  courierName: Type.String(),
  num: Type.Integer({ description: 'pieces a parcel' }),
  shopOrderIds: Type.Array(EntityId),
  mergeIds: Type.Array(EntityId),
});
export type PlannedPartDto = Static<typeof PlannedPart>;

const UnplannedOrder = Type.Object({
  shopOrderId: EntityId,
  mergeId: NullableId,
  reasonCode: Reason,
  msg: Type.String(),
});
export type UnplannedOrderDto = Static<typeof UnplannedOrder>;

export const ShopOrderPlan = Type.Object({
  parts: Type.Array(PlannedPart, { description: 'at most 500 parcels each' }),
  unplanned: Type.Array(UnplannedOrder),
});
export type ShopOrderPlanDto = Static<typeof ShopOrderPlan>;
