import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { idsField, pagingFields } from '../../shared/paging.ts';
import { caseAsks, caseKinds } from '../../shared/statuses.ts';
import { EntityId, NullableId, SmallInt, UpdatedAt } from '../../shared/values.ts';
import { bundleParts } from '../goods/goods.schemas.ts';

const fen = Type.Integer({ description: 'fen' });

export const ParcelItem = Type.Object({
  skuId: EntityId,
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  skuName: Type.String({ description: 'of the combination; empty where its goods have none' }),
  merchantCode: Type.String({ description: "the supplier's own article number, or empty" }),
  num: Type.Integer({ description: 'pieces' }),
  goodsFee: Type.Integer({ description: 'fen for all of them' }),
  bundleParts,
});

export const Parcel = Type.Object({
  id: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  orderNo: Type.String(),
  platform: Type.Integer(),
  thirdOrderNo: NullableText,
  thirdOrderNos: Type.Array(Type.String(), { description: 'several of a merged parcel' }),
  shopId: NullableId,
  shopName: NullableText,
  mergeId: NullableId,
  encrypted: Type.Boolean({ description: 'the platform holds the receiver; what is shown are its masks' }),
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  num: Type.Integer({ description: 'pieces; as the goods, of its first item' }),
  items: Type.Array(ParcelItem, { description: 'what is in it' }),
  specification: Type.String({ description: 'what its buyer said of the goods' }),
  remark: Type.String({
    description: 'of this parcel, beside that of its order; empty once its receiver was erased',
  }),
  weight: Type.Integer({ description: 'grams' }),
  status: Type.Integer(),
  statusText: Type.String(),
  refundStatus: Type.Integer(),
  outputStatus: Type.Integer(),
  outputInfo: Type.String(),
  outputResult: Type.String(),
  resubmits: Type.Integer({ description: 'how often its waybill was asked for again' }),
  outputCode: NullableText,
  autoSendStatus: Type.Integer(),
  autoSendResult: Type.String(),
  autoSendCode: NullableText,
  warehouseId: EntityId,
  warehouseName: Type.String(),
  courierId: EntityId,
  courierName: Type.String(),
  softwareName: Type.String({ description: '打单软件 of its order' }),
  waybillNo: NullableText,
  ownWaybill: Type.Boolean({ description: 'its supplier shipped it under a number of its own' }),
  atErp: Type.Boolean({
    description:
      'an ERP of its supplier has it and may have shipped it: its refund waits until that has cancelled it',
  }),
  shippedBeforeEdit: Type.Boolean({
    description: 'an ERP of its supplier had shipped it to the receiver from before the last change',
  }),
  printCount: Type.Integer({ description: 'how often its label was printed; suppliers only, else 0' }),
  printedAt: NullableText,
  receiverErasedAt: {
    ...NullableText,
    description: 'since then its receiver is empty: name, phone and address',
  },
  receiverName: Type.String({ description: 'masked' }),
  receiverPhone: Type.String({ description: 'masked' }),
  province: Type.String(),
  city: Type.String(),
  district: Type.String(),
  address: Type.String({ description: 'masked' }),
  goodsFee: fen,
  courierFee: fen,
  remoteFee: fen,
  discountFee: fen,
  price: fen,
  refundFee: fen,
  partOf: {
    ...NullableId,
    description: 'of refunded pieces: the parcel that they were in, which went on without them',
  },
  partOfNo: { ...NullableText, description: 'its number that people are told' },
  replacesNo: {
    ...NullableText,
    description:
      'of what was sent again by an after-sales case, which costs nothing: number of the parcel that it replaces',
  },
  movedToOrderId: {
    ...NullableId,
    description: 'buyers: of a stopped parcel that was moved (停发改道): the order that it became',
  },
  movedToOrderNo: { ...NullableText, description: 'its number that people are told' },
  movedFromOrderId: {
    ...NullableId,
    description: 'buyers: of a parcel that a moved one became: the order of that one',
  },
  movedFromNo: { ...NullableText, description: 'the number of that parcel' },
  refundId: { ...NullableId, description: 'its refund that is open, or the last one that was' },
  traceState: { ...NullableInt, description: 'what the courier said last, in the numbers of Kuaidi100' },
  traceText: Type.String(),
  tracedAt: NullableText,
  orderAt: Type.String(),
  updatedAt: UpdatedAt,
  promisedShipAt: NullableText,
  waybillDueAt: {
    ...NullableText,
    description:
      'when its waybill will be asked for, the delay of its warehouse and its pause over; null unless it waits for that alone',
  },
  shippedAt: NullableText,
  pickedAt: NullableText,
  signedAt: NullableText,
  refundedAt: NullableText,
  openCaseId: { ...NullableId, description: 'its after-sales case that is open' },
  suggestion: Type.Union(
    [
      Type.Object({
        kind: Type.Enum(caseKinds, {
          description: 'of the case that may be opened, as in `/afterSales/open`',
        }),
        ask: Type.Enum(caseAsks, { description: 'what may be asked for, as in `/afterSales/open`' }),
        text: Type.String({ description: 'Chinese: what went wrong, and what may be asked for' }),
      }),
      Type.Null(),
    ],
    {
      description:
        'what its buyer may ask for; null for suppliers, where nothing went wrong, after a case, and once dismissed',
    },
  ),
  allowedActions: Type.Array(Type.String()),
});
export type ParcelDto = Static<typeof Parcel>;

export const ParcelsBody = body({
  ...pagingFields(20),
  ids: idsField,
  id: Type.Optional(EntityId),
  orderId: Type.Optional(EntityId),
  orderIds: Type.Optional(
    Type.Array(EntityId, { maxItems: 100, description: 'the first 100 parcels of each' }),
  ),
  status: Type.Optional(SmallInt),
  refundStatus: Type.Optional(SmallInt),
  outputStatus: Type.Optional(SmallInt),
  autoSendStatus: Type.Optional(SmallInt),
  shopId: Type.Optional(EntityId),
  platform: Type.Optional(SmallInt),
  warehouseId: Type.Optional(EntityId),
  courierId: Type.Optional(EntityId),
  printed: Type.Optional(Type.Boolean({ description: 'suppliers: whether its label was printed' })),
  late: Type.Optional(
    Type.Boolean({ description: 'only those that should have been shipped by now, and were not' }),
  ),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type ParcelsFilter = Static<typeof ParcelsBody>;

const ToShipAtWarehouse = Type.Object({
  warehouseId: EntityId,
  name: Type.String(),
  toShip: Type.Integer({ description: 'parcels that wait to be shipped' }),
  late: Type.Integer({ description: 'of these, those that should have been shipped by now' }),
  cutoffAt: {
    ...NullableText,
    description: 'when this day’s shipping ends, or has; null where the warehouse rests today',
  },
});
export type ToShipAtWarehouseDto = Static<typeof ToShipAtWarehouse>;

export const ToShipAnswer = Type.Object({
  toShip: Type.Integer({ description: 'parcels that wait to be shipped' }),
  late: Type.Integer({ description: 'of these, those that should have been shipped by now' }),
  warehouses: Type.Array(ToShipAtWarehouse, { description: 'with the most that wait first; at most 100' }),
});
export type ToShipDto = Static<typeof ToShipAnswer>;

export const FindOrderedBody = body({
  platform: Type.Integer({ minimum: 0, maximum: 7 }),
  thirdOrderNos: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 1000 }),
});
export const FindOrderedAnswer = Type.Object({
  rows: Type.Array(Type.Object({ thirdOrderNo: Type.String(), packageNo: Type.String() }), {
    description: 'those that have a live parcel',
  }),
});

export const RevealBody = body({ packageId: EntityId });
export const RevealedReceiver = Type.Object({
  packageId: EntityId,
  receiverName: Type.String({ description: 'in clear' }),
  receiverPhone: Type.String({ description: 'in clear, its extension behind a hyphen' }),
  phoneExtension: Type.String({ description: 'of `receiverPhone`, alone; empty without one' }),
  provinceCode: Type.String(),
  cityCode: Type.String(),
  districtCode: Type.String(),
  province: Type.String(),
  city: Type.String(),
  district: Type.String(),
  address: Type.String({ description: 'in clear' }),
});
export type RevealedReceiverDto = Static<typeof RevealedReceiver>;
