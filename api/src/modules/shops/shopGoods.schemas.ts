import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, NullableId } from '../../shared/values.ts';

const optionalId = (description: string) => Type.Optional({ ...NullableId, description });
const remoteId = (description: string) =>
  Type.Optional(Type.String({ maxLength: 64, default: '', description }));
/** Of one combination, and combinations, most that stand for a piece of an item. */
export const MAX_LINK_PIECES = 99;
export const MAX_LINK_ITEMS = 20;
const pieces = { minimum: 1, maximum: MAX_LINK_PIECES };
/** Fen. */
const MAX_LIMIT = 100_000_000;

export const LinkItem = Type.Object({
  skuId: EntityId,
  goodId: EntityId,
  goodName: Type.String(),
  skuName: Type.String({ description: 'of the combination; empty where its goods have none' }),
  pic: Type.String(),
  onSale: Type.Boolean({ description: 'goods and combination' }),
  num: Type.Integer({
    description: 'pieces for a piece of the item; of a link of the whole shop, pieces a parcel',
  }),
});

const fallbackTerms = {
  byItself: Type.Boolean({ description: 'true: taken without a word; false: suggested' }),
  priceLimit: {
    ...NullableInt,
    description:
      'fen that the link’s own goods may cost for a piece of the item, without freight and before price steps; above it the fallback counts; null for any',
  },
  moreLimit: {
    ...NullableInt,
    description:
      'fen a piece of the item that the fallback may cost more and still be taken by itself; null for any',
  },
};
const limit = (description: string) =>
  Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: MAX_LIMIT }), Type.Null()], { description }));

const LinkFallback = Type.Object({ items: Type.Array(LinkItem), ...fallbackTerms });

export const ShopGood = Type.Object({
  id: EntityId,
  shopId: EntityId,
  remoteGoodId: Type.String({ description: 'empty for every item of the shop' }),
  remoteSkuId: Type.String({ description: 'empty for every variant of the item' }),
  remoteTitle: Type.String(),
  remoteSkuText: Type.String({
    description: 'what the SKU said of itself when that was agreed last; empty where nothing was seen',
  }),
  changedSkuText: {
    ...NullableText,
    description: 'what it says now although nobody has agreed: its orders wait for a word; else null',
  },
  state: Type.Integer({
    description: '1已关联 2待确认: the SKU changed its text 3待选规格: the goods have several combinations',
  }),
  items: Type.Array(LinkItem, { description: 'what stands for a piece of it; empty in state 3' }),
  fallback: Type.Union([LinkFallback, Type.Null()], {
    description: 'what goes out in its place where it cannot; null for nothing',
  }),
  goodId: { ...EntityId, description: 'of the first item, as everything of goods here' },
  goodName: Type.String(),
  goodPic: Type.String(),
  onSale: Type.Boolean(),
  warehouseId: NullableId,
  warehouseName: NullableText,
  courierId: NullableId,
  courierName: NullableText,
  num: Type.Integer({
    description: 'pieces of the first item for a piece of the item; for the whole shop, pieces a parcel',
  }),
});
export type ShopGoodDto = Static<typeof ShopGood>;

const LinkItemInput = body({
  skuId: entityId('a combination of goods'),
  num: Type.Integer({ ...pieces, description: 'pieces' }),
});
export const linkItems = Type.Array(LinkItemInput, {
  minItems: 1,
  maxItems: MAX_LINK_ITEMS,
  description: 'what stands for a piece of the item, of one supplier',
});
export const remoteSkuText = Type.Optional(
  Type.String({
    maxLength: 400,
    description: 'what the SKU says of itself, as it was shown; by default what was seen last',
  }),
);
const LinkFallbackInput = body({
  items: {
    ...linkItems,
    minItems: 0,
    description: 'what stands for a piece of the item, of one supplier; empty: nothing goes out instead',
  },
  byItself: Type.Optional({ ...fallbackTerms.byItself, default: false }),
  priceLimit: limit(fallbackTerms.priceLimit.description),
  moreLimit: limit(fallbackTerms.moreLimit.description),
});
export type LinkFallbackDto = Static<typeof LinkFallbackInput>;

export const linkChoices = {
  warehouseId: optionalId('null: the first that can ship'),
  courierId: optionalId('null: the shop’s default, or the cheapest'),
  fallback: Type.Optional({
    ...LinkFallbackInput,
    description:
      'what goes out where `items` cannot: no stock, closed area, too late, above `priceLimit`; absent: as it is',
  }),
};

export const ShopGoodBody = body({
  shopId: EntityId,
  goodId: Type.Optional(entityId('goods with one combination; instead of `items`')),
  items: Type.Optional(linkItems),
  ...linkChoices,
  num: Type.Optional(Type.Integer({ ...pieces, default: 1, description: 'pieces of `goodId`' })),
  remoteGoodId: remoteId('empty: every item of the shop'),
  remoteSkuId: remoteId('empty: every variant of the item'),
  remoteTitle: Type.Optional(Type.String({ maxLength: 200, default: '' })),
  remoteSkuText,
});
export type ShopGoodInput = Static<typeof ShopGoodBody>;

export const ShopGoodsQuery = body({
  ...pagingFields(20),
  shopId: EntityId,
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the item’s or the goods’ name' }),
  ),
});
