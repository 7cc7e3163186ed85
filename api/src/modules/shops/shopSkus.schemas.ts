import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId, MAX_INT32 } from '../../shared/values.ts';
import { LinkItem, linkChoices, linkItems, remoteSkuText, ShopGood } from './shopGoods.schemas.ts';

const ofSku = {
  remoteGoodId: Type.String({ minLength: 1, maxLength: 64 }),
  remoteSkuId: Type.String({ maxLength: 64, description: 'empty for goods without variants' }),
};

const Link = body({
  ...ofSku,
  items: Type.Optional({ ...linkItems, description: 'absent: those of its link, which is confirmed' }),
  ...linkChoices,
  remoteSkuText,
});
export type LinkInput = Static<typeof Link>;

export const LinkSkusBody = body({
  shopId: EntityId,
  links: Type.Array(Link, { minItems: 1, maxItems: 200 }),
});
export type LinkSkusInput = Static<typeof LinkSkusBody>;

export const LinkedSkus = Type.Object({
  linked: Type.Integer({ description: 'how many were' }),
  rows: Type.Array(
    Type.Object({
      row: Type.Integer({ description: 'from 0, as in `links`' }),
      errorKey: { ...NullableText, description: 'why it was not linked; null when it was' },
      msg: Type.String({ description: 'the same in words; empty when it was linked' }),
      link: Type.Union([ShopGood, Type.Null()], { description: 'as it is now; null when not linked' }),
    }),
  ),
});
export type LinkedSkusDto = Static<typeof LinkedSkus>;

const LinkRow = body({
  row: Type.Integer({
    minimum: 0,
    maximum: MAX_INT32,
    description: 'of the sheet; told with what is wrong',
  }),
  remoteGoodId: Type.String({ maxLength: 100 }),
  remoteSkuId: Type.Optional(
    Type.String({ maxLength: 100, default: '', description: 'empty for goods without variants' }),
  ),
  remoteSkuText: Type.Optional(
    Type.String({
      maxLength: 400,
      description: 'what the SKU says of itself, as in the sheet; by default what was seen last',
    }),
  ),
  codes: Type.String({
    maxLength: 1_000,
    description:
      '`编码×件数`, several with semicolons: numbers of combinations or of goods with one, or merchant codes of known goods; empty: left as it is',
  }),
});
export type LinkRowDto = Static<typeof LinkRow>;

export const ImportLinksBody = body({
  shopId: EntityId,
  rows: Type.Array(LinkRow, { minItems: 1, maxItems: 5_000, description: 'at most 1,000 are taken' }),
});
export type ImportLinksInput = Static<typeof ImportLinksBody>;

export const ImportedLinks = Type.Object({
  linked: Type.Integer({ description: 'rows that made, changed or confirmed a link' }),
  unchanged: Type.Integer({ description: 'rows without codes, and those that said what held already' }),
  failed: Type.Array(Type.Object({ row: Type.Integer(), msg: Type.String() })),
});
export type ImportedLinksDto = Static<typeof ImportedLinks>;

export const ShopSkusQuery = body({
  ...pagingFields(20),
  shopId: EntityId,
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the title or of the SKU’s text, or a merchant code' }),
  ),
  state: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 3, description: '0未关联 1已关联 2待确认 3待选规格; absent: all' }),
  ),
});
export type ShopSkusFilter = Static<typeof ShopSkusQuery>;

const Suggestion = Type.Object({
  ...Type.Omit(LinkItem, ['onSale', 'num']).properties,
  merchantCode: Type.String(),
  reason: Type.Integer({ description: '1商家编码相同 2名称和规格相近' }),
});

export const LinkableSkusQuery = body({
  shopId: EntityId,
  keyword: Type.Optional(
    Type.String({
      maxLength: 60,
      description:
        'words of goods and combination, or a merchant code or number; absent: of goods that are known',
    }),
  ),
});
export type LinkableSkusFilter = Static<typeof LinkableSkusQuery>;

export const LinkableSkus = Type.Object({
  list: Type.Array(Suggestion, { description: 'at most 50, those with that code or number first' }),
});

export const ShopOffer = Type.Object({
  id: EntityId,
  sourceId: EntityId,
  offerId: Type.String(),
  specId: Type.String(),
  title: Type.String(),
  specName: Type.String(),
  pic: Type.String(),
  supplier: Type.String(),
  price: Type.Integer({ description: 'fen a piece, as it was read last' }),
  num: Type.Integer(),
});

export type ShopOfferDto = Static<typeof ShopOffer>;

const ShopSku = Type.Object({
  id: EntityId,
  shopId: EntityId,
  remoteGoodId: Type.String(),
  remoteSkuId: Type.String({ description: 'empty for goods without variants' }),
  title: Type.String(),
  sku: Type.String({ description: 'the platform’s words for the variant' }),
  remoteSkuText: Type.String({ description: 'what it says of itself: those words, else the title' }),
  merchantCode: Type.String({ description: 'the shop’s own article number; empty where none is told' }),
  pic: Type.String(),
  price: { ...NullableInt, description: 'fen a piece in the shop; null where its catalogue was not read' },
  state: Type.Integer({ description: '0未关联 1已关联 2待确认 3待选规格' }),
  link: Type.Union([ShopGood, Type.Null()], {
    description: 'what counts for it: its own, else that of the item or of the whole shop',
  }),
  offer: Type.Union([ShopOffer, Type.Null()], {
    description: 'what is bought for it at a source (1688), in the place of any link; null for nothing',
  }),
  waitingOrders: Type.Integer({ description: 'waiting orders with it' }),
  heldOrders: Type.Integer({ description: 'those of them that cannot be ordered because of it' }),
  suggestions: Type.Array(Suggestion, {
    description: 'at most 3 combinations that it may be, the likeliest first; empty where it is linked',
  }),
});
export type ShopSkuDto = Static<typeof ShopSku>;

export const ShopSkuPage = Type.Object({
  ...pageFields(ShopSku),
  counts: Type.Record(Type.String({ pattern: '^[0-3]$' }), Type.Integer(), {
    description: 'by state, over the filter without it',
  }),
});
