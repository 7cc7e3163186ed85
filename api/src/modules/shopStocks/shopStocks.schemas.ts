import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

const state = Type.Integer({
  minimum: 0,
  maximum: 2,
  description: '0待同步 1已同步 2失败',
});

const marginAction = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: '0不处理 1仅提醒 2自动提价 3停售',
});

const ShopStock = Type.Object({
  id: { ...EntityId, description: 'of the shop’s SKU, as in `ShopSku`' },
  remoteGoodId: Type.String(),
  remoteSkuId: Type.String({ description: 'empty for goods without variants' }),
  title: Type.String(),
  sku: Type.String(),
  pic: Type.String(),
  quantity: {
    ...NullableInt,
    description: 'what the shop is to have, as it was worked out last; null before',
  },
  sentQuantity: {
    ...NullableInt,
    description: 'what the shop has taken last; null before, and where its answer was lost',
  },
  sentAt: NullableText,
  price: {
    ...NullableInt,
    description: 'fen that the shop asks for a piece, as its catalogue was read last; null before',
  },
  cost: {
    ...NullableInt,
    description:
      'fen that its link’s pieces cost at the first step, without freight, as it was worked out last; null where that is not known, as with an agent’s mark-up',
  },
  costBefore: { ...NullableInt, description: 'what they cost before that changed; null where it has not' },
  priceBefore: {
    ...NullableInt,
    description: 'fen that the shop asked then; null where that is not known',
  },
  marginLow: Type.Boolean({
    description: 'less is left of `price` than `minMargin`; with `marginAction` 3 the shop is to have none',
  }),
  marginAction: {
    ...marginAction,
    description:
      '0无 1仅提醒 2自动提价 3停售: what happens then, by the link’s rule or the shop’s, as it was worked out last',
  },
  minMargin: {
    ...NullableInt,
    description: 'percent that this rule wants to be left of `price`; null for none',
  },
  ownAction: {
    ...Type.Union([marginAction, Type.Null()]),
    description: 'that of its link, which may be that of all of its goods; null: the shop’s',
  },
  ownMargin: { ...NullableInt, description: 'percent, of that' },
  wantedPrice: {
    ...NullableInt,
    description:
      'fen that it is to be raised to and is not, for `priceCode`; null where nothing is to be raised',
  },
  priceCode: { ...NullableText, description: 'why it is not; null without a reason' },
  priceMsg: Type.String({ description: 'the same in words; empty without one' }),
  raisedFrom: {
    ...NullableInt,
    description: 'fen that it cost before it was raised from here last; null where it never was',
  },
  raisedTo: { ...NullableInt, description: 'fen that it was raised to' },
  raisedAt: NullableText,
  sellsAnyway: Type.Boolean({ description: 'it is sold whatever is left of `price`' }),
  state,
  code: { ...NullableText, description: 'why the last attempt failed; null when it did not' },
  msg: Type.String({ description: 'the same in words; empty when it did not' }),
  dueAt: { ...NullableText, description: 'when it is sent again; null until something changes' },
});
export type ShopStockDto = Static<typeof ShopStock>;

export const ShopStocksQuery = body({
  ...pagingFields(20),
  shopId: EntityId,
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the title or of the SKU’s text, or a merchant code' }),
  ),
  state: Type.Optional({ ...state, description: '0待同步 1已同步 2失败; absent: all' }),
  marginLow: Type.Optional(
    Type.Boolean({ description: 'true: only those of which less is left than their rule wants' }),
  ),
});
export type ShopStocksFilter = Static<typeof ShopStocksQuery>;

export const ShopStockPage = Type.Object({
  ...pageFields(ShopStock),
  counts: Type.Record(Type.String({ pattern: '^[0-2]$' }), Type.Integer(), {
    description: 'by state, of all that is kept in the shop; at most 10,000 of each are counted',
  }),
  marginLow: Type.Integer({
    description: 'of how many of the shop less is left than their rule wants; at most 10,000 are counted',
  }),
});
export type ShopStockPageDto = Static<typeof ShopStockPage>;

export const ResendStocksBody = body({
  shopId: EntityId,
  ids: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 200, description: 'absent: all that is kept in the shop' }),
  ),
});

export const SellAnywayBody = body({
  shopId: EntityId,
  id: { ...EntityId, description: 'of the shop’s SKU' },
  anyway: Type.Boolean({ description: 'false: by the rule of its link or its shop' }),
});
export type SellAnywayInput = Static<typeof SellAnywayBody>;

export const SoldAnyway = Type.Object({ id: EntityId, sellsAnyway: Type.Boolean() });

export const PriceRuleBody = body({
  shopId: EntityId,
  id: {
    ...EntityId,
    description: 'of the shop’s SKU, whose link is meant, or else that of all of its goods',
  },
  action: Type.Union([marginAction, Type.Null()], {
    description: '0不处理 1仅提醒 2自动提价 3停售; null: the shop’s',
  }),
  minMargin: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 90 }), Type.Null()], {
      description: 'percent; needed with 1 to 3',
    }),
  ),
});
export type PriceRuleInput = Static<typeof PriceRuleBody>;

export const OwnPriceRule = Type.Object({
  id: EntityId,
  ownAction: Type.Union([marginAction, Type.Null()]),
  ownMargin: NullableInt,
});
export type PriceRuleDto = Static<typeof OwnPriceRule>;

export const ResentStocks = Type.Object({
  due: Type.Integer({ description: 'how many are sent again' }),
});
