import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { idsField, pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId, MAX_INT32 } from '../../shared/values.ts';
import { GoodStock, MAX_PIECES } from '../stock/stock.schemas.ts';

const status = Type.Integer({
  minimum: 0,
  maximum: 5,
  description: '0草稿 1上架 2下架 3审核中 4审核驳回 5违规下架',
});
const platform = Type.Integer({ minimum: 1, maximum: 6 });
const ids = Type.Array(EntityId, { minItems: 1, maxItems: 100 });
const pieces = (fallback: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: fallback, description: 'pieces a parcel' }));
const quantity = { minimum: 0, maximum: MAX_PIECES, description: 'pieces' };

export const SellerGood = Type.Object({
  id: EntityId,
  goodsNo: Type.String(),
  name: Type.String(),
  categoryId: EntityId,
  categoryName: Type.String(),
  pic: Type.String(),
  pics: Type.Array(Type.String()),
  detail: Type.String({ description: 'sanitised HTML; empty in lists' }),
  supplyPrice: Type.Integer({ description: 'fen a piece for the supplier' }),
  price: Type.Integer({ description: 'fen a piece for a buyer without an agent' }),
  weight: Type.Integer({ description: 'grams a piece' }),
  unit: Type.String(),
  minNum: Type.Integer(),
  maxNum: Type.Integer(),
  platforms: Type.Array(Type.Integer(), { description: 'allowed shop platforms; empty means all' }),
  isGift: Type.Boolean(),
  status,
  auditReason: Type.String({ description: 'why an operator has refused it; else empty' }),
  version: Type.Integer({ description: 'goes back with an edit' }),
  sold: Type.Integer(),
  monthSold: Type.Integer(),
  collectCount: Type.Integer(),
  stocks: Type.Array(GoodStock, { description: 'by warehouse' }),
  createdAt: Type.String(),
  updatedAt: Type.String(),
});
export type SellerGoodDto = Static<typeof SellerGood>;

export const SellerGoodsBody = body({
  ...pagingFields(20),
  ids: idsField,
  sort: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 4, default: 1, description: '1最新 2最近修改 3销量 4库存升' }),
  ),
  status: Type.Optional(status),
  categoryId: Type.Optional(EntityId),
  warehouseId: Type.Optional(EntityId),
  platform: Type.Optional(platform),
  isGift: Type.Optional(Type.Boolean()),
  keyword: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: '^\\P{Cc}*$',
      description: 'part of the name, of its pinyin or of its pinyin initials, or the goods number',
    }),
  ),
  lowStock: Type.Optional(
    Type.Boolean({ description: 'only where some warehouse has no more than its warning' }),
  ),
});
export type SellerGoodsFilter = Static<typeof SellerGoodsBody>;

export const SellerGoodsAnswer = Type.Object({
  ...pageFields(SellerGood),
  counts: Type.Array(Type.Object({ status, goods: Type.Integer() }), {
    description: 'of every status, whatever status is asked for',
  }),
});

const fields = {
  name: Type.String({ pattern: '^(?=\\S.*\\S$)\\P{Cc}{2,60}$' }),
  categoryId: EntityId,
  pics: Type.Array(Type.String({ pattern: '^[\\x21-\\x7e]{1,300}$' }), {
    minItems: 1,
    maxItems: 9,
    uniqueItems: true,
    description: 'addresses of own uploads; the first is the main picture',
  }),
  detail: Type.Optional(Type.String({ maxLength: 50_000, description: 'HTML' })),
  supplyPrice: Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'fen a piece' }),
  weight: Type.Integer({ minimum: 1, maximum: 50_000, description: 'grams a piece' }),
  unit: Type.Optional(Type.String({ pattern: '^(?=\\S)(?!.*\\s$)\\P{Cc}{1,10}$', default: '件' })),
  minNum: pieces(1),
  maxNum: pieces(99),
  platforms: Type.Optional(Type.Array(platform, { maxItems: 6, uniqueItems: true })),
  isGift: Type.Optional(Type.Boolean()),
  publish: Type.Boolean({ description: 'false keeps a draft; true puts it on sale, or before an operator' }),
};

const GoodFields = Type.Object(Type.Omit(Type.Object(fields), ['publish']).properties);
export type GoodFields = Static<typeof GoodFields>;

const StockLine = body({
  warehouseId: EntityId,
  quantity: Type.Integer(quantity),
  warnQuantity: Type.Optional(Type.Integer(quantity)),
});
export type StockLine = Static<typeof StockLine>;

export const CreateGoodBody = body({
  ...fields,
  stocks: Type.Optional(Type.Array(StockLine, { maxItems: 100 })),
  clientNo: Type.Optional(
    Type.String({ description: 'the same number leads to the same goods; as Idempotency-Key' }),
  ),
});
export type CreateGood = Omit<Static<typeof CreateGoodBody>, 'clientNo'>;

export const UpdateGoodBody = body({
  id: EntityId,
  ...fields,
  version: Type.Integer({ minimum: 0, maximum: MAX_INT32, description: 'as read' }),
});
export type UpdateGood = Static<typeof UpdateGoodBody>;

export const SetOnSaleBody = body({ ids, onSale: Type.Boolean() });
export const GoodIdsBody = body({ ids });
