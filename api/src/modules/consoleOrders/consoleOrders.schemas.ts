import { type Static, Type } from 'typebox';
import { NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId, SmallInt } from '../../shared/values.ts';
import { ParcelItem } from '../parcels/parcels.schemas.ts';

const fen = (description: string) => Type.Integer({ description: `fen: ${description}` });
const Moment = Type.String({ format: 'date-time' });

/** By whom, at what and when; a `number` stands alone. */
const filters = {
  accountId: Type.Optional({ ...EntityId, description: 'of this buyer' }),
  sellerId: Type.Optional({ ...EntityId, description: 'of this supplier' }),
  courierId: Type.Optional(EntityId),
  status: Type.Optional(SmallInt),
  number: Type.Optional(
    Type.String({ maxLength: 64, description: 'of an order, parcel, waybill or order at a platform, whole' }),
  ),
  startAt: Type.Optional({ ...Moment, description: 'ordered from this moment on' }),
  endAt: Type.Optional({ ...Moment, description: 'ordered before this moment' }),
};
export const OrdersQuery = Type.Object({ ...pagingFields(20), ...filters });
export const ParcelsQuery = Type.Object({
  ...pagingFields(20),
  ...filters,
  orderId: Type.Optional(EntityId),
  outputStatus: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 6, description: 'how its waybill stands' }),
  ),
});
export type OrdersFilter = Static<typeof OrdersQuery>;
export type ParcelsFilter = Static<typeof ParcelsQuery>;

export const CourierNames = Type.Object({
  list: Type.Array(Type.Object({ id: EntityId, name: Type.String() }), {
    description: 'those that are no longer used too',
  }),
});

const Party = Type.Object({
  id: EntityId,
  name: Type.String({ description: 'company of a supplier, else nick name' }),
  phone: Type.String({ description: 'masked; empty once the account is closed' }),
  level: Type.Integer({ description: 'of a buyer' }),
  status: Type.Integer({ description: '1 normal, 2 frozen, 4 closed' }),
});
export type PartyDto = Static<typeof Party>;

const inLists = {
  status: Type.Integer(),
  statusText: Type.String(),
  accountId: EntityId,
  buyerName: Type.String(),
  sellerId: EntityId,
  sellerName: Type.String(),
  courierName: Type.String(),
  goodName: Type.String({ description: 'of the first line' }),
  createdAt: Type.String(),
};
const OrderItem = Type.Object({
  id: EntityId,
  orderNo: Type.String(),
  ...inLists,
  afterSaleStatus: Type.Integer({ description: '0 none, else something of it is in after-sales' }),
  packageCount: Type.Integer(),
  totalFee: fen('what it cost'),
  refundFee: fen('what of it went back'),
  paidAt: NullableText,
});
export type OrderItemDto = Static<typeof OrderItem>;
export const OrderPage = pageOf(OrderItem);

const ParcelRow = Type.Object({
  id: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  orderNo: Type.String(),
  ...inLists,
  refundStatus: Type.Integer(),
  outputStatus: Type.Integer(),
  outputResult: Type.String({ description: 'why it has no waybill; empty otherwise' }),
  waybillNo: NullableText,
  place: Type.String({ description: 'province and city of its receiver' }),
  packageFee: fen('what it cost'),
  refundFee: fen('what of it went back'),
});
export type ParcelRowDto = Static<typeof ParcelRow>;
export const ParcelPage = pageOf(ParcelRow);

const OrderParcel = Type.Object({
  id: EntityId,
  packageNo: Type.String(),
  status: Type.Integer(),
  statusText: Type.String(),
  refundStatus: Type.Integer(),
  outputStatus: Type.Integer(),
  outputInfo: Type.String(),
  outputResult: Type.String({ description: 'why it has no waybill; empty otherwise' }),
  resubmits: Type.Integer({ description: 'how often its waybill was asked for again' }),
  autoSendStatus: Type.Integer(),
  autoSendResult: Type.String({ description: 'why its shop was not told; empty otherwise' }),
  thirdOrderNos: Type.Array(Type.String(), { description: 'orders at a platform that are in it' }),
  shopName: NullableText,
  encrypted: Type.Boolean({ description: 'the platform holds its receiver' }),
  courierName: Type.String(),
  waybillNo: NullableText,
  ownWaybill: Type.Boolean({ description: 'its supplier shipped it under a number of its own' }),
  receiverName: Type.String({ description: 'masked' }),
  receiverPhone: Type.String({ description: 'masked' }),
  address: Type.String({ description: 'masked, behind its region' }),
  provinceCode: Type.String(),
  cityCode: Type.String(),
  districtCode: Type.String(),
  isErased: Type.Boolean({ description: 'its receiver was erased' }),
  items: Type.Array(ParcelItem),
  weight: Type.Integer({ description: 'grams' }),
  goodsFee: fen('for the goods'),
  courierFee: fen('for the courier, less the discount'),
  remoteFee: fen('for a remote area'),
  packageFee: fen('of all'),
  refundFee: fen('what of it went back'),
  supplierShare: fen('what its supplier gets of it'),
  agentShare: fen('what the inviter of its buyer gets'),
  commission: fen('what the platform took of the supplier’s share'),
  settleStatus: Type.Integer({ description: 'of the shares: 0 none, 1 waiting, 2 paid out, 3 taken back' }),
  settledAt: NullableText,
  traceText: Type.String({ description: 'what the courier said last' }),
  tracedAt: NullableText,
  promisedShipAt: NullableText,
  shippedAt: NullableText,
  signedAt: NullableText,
  openCaseId: NullableId,
  allowedActions: Type.Array(Type.String(), {
    description: 'refund, reissue, editReceiver, reveal: what an operator with these permissions may do',
  }),
});
export type OrderParcelDto = Static<typeof OrderParcel>;

const Line = Type.Object({
  id: EntityId,
  kind: Type.Integer({ description: 'of the movement, as in money logs' }),
  title: Type.String(),
  packageNo: { ...NullableText, description: 'null of what is about the whole order' },
  ownerId: { ...NullableId, description: 'null of the platform' },
  holder: Type.String({ description: '`buyer`, `seller`, `agent` or `platform`' }),
  account: Type.String({ description: 'of the ledger, such as `available`' }),
  amount: fen('below 0 what went out'),
  createdAt: Type.String(),
});
export type LineDto = Static<typeof Line>;

const RefundOfOrder = Type.Object({
  id: EntityId,
  refundNo: Type.String(),
  packageNo: Type.String(),
  statusText: Type.String(),
  amount: fen('what goes back'),
  reason: Type.String(),
  appliedBy: Type.String({ description: 'user, seller, system or platform' }),
  createdAt: Type.String(),
});
const CaseOfOrder = Type.Object({
  id: EntityId,
  caseNo: Type.String(),
  packageNo: Type.String(),
  kindText: Type.String(),
  askText: Type.String(),
  statusText: Type.String(),
  amount: fen('what is asked for'),
  givenAmount: fen('what was given'),
  createdAt: Type.String(),
});
const NoticeOfOrder = Type.Object({
  id: EntityId,
  accountId: EntityId,
  title: Type.String(),
  detail: Type.String(),
  createdAt: Type.String(),
  readAt: NullableText,
});
const JobOfOrder = Type.Object({
  name: Type.String({ description: 'kind of the job, such as `waybill.issue`' }),
  state: Type.String({ description: '`created` or `retry`' }),
  tries: Type.Integer({ description: 'how often it was tried in vain' }),
  startAfter: Type.String(),
});
const AuditOfOrder = Type.Object({
  id: EntityId,
  operator: Type.String(),
  action: Type.String(),
  actionText: Type.String({ description: 'in Chinese' }),
  target: Type.String(),
  targetText: Type.String({ description: 'in Chinese, such as `包裹 34`' }),
  reason: Type.String(),
  createdAt: Type.String(),
});
export type RefundOfOrderDto = Static<typeof RefundOfOrder>;
export type CaseOfOrderDto = Static<typeof CaseOfOrder>;
export type NoticeOfOrderDto = Static<typeof NoticeOfOrder>;
export type JobOfOrderDto = Static<typeof JobOfOrder>;
export type AuditOfOrderDto = Static<typeof AuditOfOrder>;

export const OrderDetail = Type.Object({
  id: EntityId,
  orderNo: Type.String(),
  status: Type.Integer(),
  statusText: Type.String(),
  afterSaleStatus: Type.Integer(),
  cancelType: NullableInt,
  buyer: Party,
  seller: Party,
  agentId: { ...NullableId, description: 'who invited its buyer' },
  senderName: Type.String({ description: 'masked' }),
  senderPhone: Type.String({ description: 'masked' }),
  warehouseName: Type.String(),
  courierName: Type.String(),
  shopName: NullableText,
  goodName: Type.String(),
  skuName: Type.String(),
  pieceCount: Type.Integer(),
  packageCount: Type.Integer(),
  remark: Type.String(),
  goodsFee: fen('for the goods'),
  courierFee: fen('for couriers, less the discount'),
  remoteFee: fen('for remote areas'),
  discountFee: fen('what the courier fee was less'),
  totalFee: fen('of all'),
  refundCount: Type.Integer(),
  refundFee: fen('what of it went back'),
  createdAt: Type.String(),
  payExpireAt: Type.String(),
  paidAt: NullableText,
  shippedAt: NullableText,
  receivedAt: NullableText,
  completedAt: NullableText,
  cancelledAt: NullableText,
  mayCancel: Type.Boolean({ description: 'whether an operator may, with the permission' }),
  parcels: Type.Array(OrderParcel, { description: 'the first 100' }),
  lines: Type.Array(Line, {
    description: 'of the ledger: of the order and its first 100 parcels, at most 500',
  }),
  refunds: Type.Array(RefundOfOrder, { description: 'the newest 200' }),
  cases: Type.Array(CaseOfOrder, { description: 'the newest 200' }),
  notices: Type.Array(NoticeOfOrder, { description: 'that name it, its parcels or cases; the newest 100' }),
  jobs: Type.Array(JobOfOrder, { description: 'that wait' }),
  audit: Type.Array(AuditOfOrder, { description: 'what operators did and read of it, the newest 100' }),
});
export type OrderDetailDto = Static<typeof OrderDetail>;
