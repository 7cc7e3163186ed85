import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId, SmallInt } from '../../shared/values.ts';

const OfferSpec = Type.Object({
  specId: Type.String({ description: 'empty for an offer without specifications' }),
  name: Type.String(),
  price: Type.Integer({ description: 'fen a piece, before steps, promotions and freight' }),
  stock: { ...NullableInt, description: 'pieces for sale; null where none is told' },
});

export const Offer = Type.Object({
  offerId: Type.String(),
  title: Type.String(),
  pic: Type.String(),
  supplier: Type.String({ description: 'who offers it; an order is of one' }),
  specs: Type.Array(OfferSpec),
});

export const OfferQuery = body({
  sourceId: { ...EntityId, description: 'of the bound account at the source, as in `Shop.id`' },
  offer: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'the number of the offer, or the address of its page',
  }),
});

export const LinkOfferBody = body({
  shopId: EntityId,
  remoteGoodId: Type.String({ minLength: 1, maxLength: 64 }),
  remoteSkuId: Type.String({ maxLength: 64, description: 'empty for goods without variants' }),
  sourceId: EntityId,
  offerId: Type.String({ pattern: '^[0-9]{1,20}$' }),
  specId: Type.String({ maxLength: 64 }),
  num: Type.Integer({ minimum: 1, maximum: 99, description: 'pieces for a piece of the SKU' }),
});
export type LinkOfferInput = Static<typeof LinkOfferBody>;

const SourceItem = Type.Object({
  offerId: Type.String(),
  specId: Type.String(),
  title: Type.String(),
  specName: Type.String(),
  pic: Type.String(),
  num: Type.Integer({ description: 'pieces' }),
  price: Type.Integer({ description: 'fen a piece, as it was when it was linked or read' }),
});

const status = Type.Integer({
  minimum: 0,
  maximum: 5,
  description: '0待提交 1待付款 2待发货 3已发货 4已回传 5已关闭',
});

export const SourceOrder = Type.Object({
  id: EntityId,
  shopOrderId: EntityId,
  shopId: EntityId,
  shopName: Type.String(),
  platform: { ...SmallInt, description: 'of the shop' },
  remoteOrderNo: Type.String({ description: 'of the shop' }),
  sourceId: EntityId,
  sourceName: Type.String({ description: 'the account that buys' }),
  supplier: Type.String(),
  items: Type.Array(SourceItem),
  status,
  sourceOrderNo: { ...NullableText, description: 'at the source; null before it was taken there' },
  amount: { ...NullableInt, description: 'fen to be paid at the source, freight included; null before' },
  freight: { ...NullableInt, description: 'fen of that' },
  waybillNo: NullableText,
  courierName: NullableText,
  code: { ...NullableText, description: 'why the last attempt failed; null when it did not' },
  msg: Type.String({ description: 'the same in words, or what has changed at the source' }),
  dueAt: { ...NullableText, description: 'when it is tried or looked at next; null until a person says so' },
  createdAt: Type.String(),
  paidAt: NullableText,
  sentAt: NullableText,
  allowedActions: Type.Array(
    Type.Union([Type.Literal('pay'), Type.Literal('retry'), Type.Literal('cancel')]),
    { description: 'what may be done now' },
  ),
});
export type SourceOrderDto = Static<typeof SourceOrder>;

export const SourceOrdersQuery = body({
  ...pagingFields(20),
  ids: Type.Optional(Type.Array(EntityId, { minItems: 1, maxItems: 100 })),
  shopId: Type.Optional(EntityId),
  status: Type.Optional({ ...status, description: 'absent: all' }),
});
export type SourceOrdersFilter = Static<typeof SourceOrdersQuery>;

export const SourceOrderPage = Type.Object({
  ...pageFields(SourceOrder),
  counts: Type.Record(Type.String({ pattern: '^[0-5]$' }), Type.Integer(), {
    description: 'by status, over the filter without it',
  }),
});
export type SourceOrderPageDto = Static<typeof SourceOrderPage>;

export const CreateSourceOrdersBody = body({
  shopId: EntityId,
  shopOrderIds: Type.Array(EntityId, { minItems: 1, maxItems: 200 }),
});
export type CreateSourceOrdersInput = Static<typeof CreateSourceOrdersBody>;

export const CreatedSourceOrders = Type.Object({
  list: Type.Array(SourceOrder, { description: 'the new ones' }),
  left: Type.Array(Type.Object({ shopOrderId: EntityId, msg: Type.String() }), {
    description: 'orders that are not bought at a source, with why',
  }),
});
export type CreatedSourceOrdersDto = Static<typeof CreatedSourceOrders>;

export const PaySourceOrderBody = body({
  id: EntityId,
  way: Type.Integer({
    minimum: 1,
    maximum: 2,
    description:
      '1 at the cashier of the source, 2 by the agreement that the account has with its payment service',
  }),
  amount: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      description:
        'fen that the person has confirmed; what was read last without it. By agreement nothing else is paid.',
    }),
  ),
});

export type PaySourceOrderInput = Static<typeof PaySourceOrderBody>;

export const SourceCashierBody = body({
  ids: Type.Array(EntityId, { minItems: 1, maxItems: 100, uniqueItems: true }),
});

export const SourceCashier = Type.Object({
  url: { ...NullableText, description: 'the page of the cashier; null where none of them can be paid there' },
  left: Type.Array(Type.Object({ id: EntityId, msg: Type.String() }), {
    description: 'orders that are not on that page, with why',
  }),
});
export type SourceCashierDto = Static<typeof SourceCashier>;

export const PaidSourceOrder = Type.Object({
  url: { ...NullableText, description: 'the page of the cashier; null for the other way' },
  order: SourceOrder,
});
export type PaidSourceOrderDto = Static<typeof PaidSourceOrder>;
