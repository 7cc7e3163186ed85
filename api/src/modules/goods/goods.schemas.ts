import { type Static, Type } from 'typebox';
import { NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId, IdList, MAX_FEN, NullableId } from '../../shared/values.ts';

const GoodWarehouse = Type.Object({
  id: EntityId,
  name: Type.String(),
  provinceCode: Type.String(),
  cityCode: Type.String(),
  province: Type.String(),
  city: Type.String(),
  available: Type.Integer({ description: 'pieces that can be ordered now' }),
});

export const Good = Type.Object({
  id: EntityId,
  goodsNo: Type.String(),
  name: Type.String(),
  categoryId: EntityId,
  categoryName: Type.String(),
  pic: Type.String(),
  pics: Type.Array(Type.String()),
  detail: Type.String({ description: 'sanitised HTML; empty in lists' }),
  price: Type.Integer({ description: 'fen a piece for this viewer' }),
  weight: Type.Integer({ description: 'grams a piece' }),
  unit: Type.String(),
  minNum: Type.Integer(),
  maxNum: Type.Integer(),
  sellerId: EntityId,
  warehouses: Type.Array(GoodWarehouse),
  warehouseId: NullableId,
  warehouseName: NullableText,
  shipFrom: Type.String(),
  areaCode: NullableText,
  platforms: Type.Array(Type.Integer(), { description: 'allowed shop platforms; empty means all' }),
  sold: Type.Integer(),
  monthSold: Type.Integer(),
  collectCount: Type.Integer(),
  isGift: Type.Boolean(),
  status: Type.Integer({ description: '0草稿 1上架 2下架 3审核中 4审核驳回 5违规下架' }),
  createdAt: Type.String(),
});
export type GoodDto = Static<typeof Good>;

export const GoodsQuery = Type.Object({
  ...pagingFields(30),
  sort: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5, default: 1, description: '1综合 2销量 3价格升 4价格降 5最新' }),
  ),
  categoryId: Type.Optional(EntityId),
  areaCode: Type.Optional(Type.String({ pattern: '^([0-9]{2}|[0-9]{4})$' })),
  warehouseId: Type.Optional(EntityId),
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the name, of its pinyin or of its pinyin initials' }),
  ),
  minPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen a piece' })),
  maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen a piece' })),
  inStock: Type.Optional(Type.Boolean({ description: 'only what can be ordered now' })),
  platform: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
  ids: Type.Optional(IdList),
});
export type GoodsQuery = Static<typeof GoodsQuery>;

export const Category = Type.Object({
  ID: EntityId,
  name: Type.String(),
  icon: NullableText,
  sort: Type.Integer(),
  parentId: EntityId,
});

export const GoodsArea = Type.Object({
  code: Type.String({ description: '2 digits: province, 4 digits: city' }),
  name: Type.String(),
  count: Type.Integer(),
});
