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

export const GoodProperty = Type.Object({
  id: EntityId,
  name: Type.String(),
  values: Type.Array(Type.Object({ id: EntityId, name: Type.String() })),
});
export type GoodPropertyDto = Static<typeof GoodProperty>;

/** What a bundle is made of, as buyers and packers see it. */
export const bundleParts = Type.Array(
  Type.Object({
    skuId: EntityId,
    num: Type.Integer({ description: 'pieces in a piece of the bundle' }),
    goodName: Type.String(),
    skuName: Type.String({ description: 'of the combination; empty where its goods have none' }),
    merchantCode: Type.String({ description: "the supplier's own article number, or empty" }),
  }),
  { description: 'what a bundle (组合装) is made of; empty for a combination with stock of its own' },
);

const Sku = Type.Object({
  id: EntityId,
  skuNo: Type.String(),
  name: Type.String({ description: 'of its values; empty for goods without properties' }),
  valueIds: Type.Array(EntityId, { description: 'in the order of the properties' }),
  merchantCode: Type.String({ description: "the supplier's own article number, or empty" }),
  pic: Type.String({ description: 'empty where it is that of the goods' }),
  price: Type.Integer({ description: 'fen a piece for this viewer' }),
  weight: Type.Integer({ description: 'grams a piece' }),
  onSale: Type.Boolean(),
  stocks: Type.Array(Type.Object({ warehouseId: EntityId, available: Type.Integer() }), {
    description: 'pieces that can be ordered now; of a bundle, as many as its parts are there for',
  }),
  bundleParts,
});

const CourierFees = Type.Object({
  courierId: EntityId,
  firstWeight: Type.Integer({ description: 'grams' }),
  firstFee: Type.Integer({ description: 'fen' }),
  stepWeight: Type.Integer({ description: 'grams' }),
  stepFee: Type.Integer({ description: 'fen' }),
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
  price: Type.Integer({ description: 'fen a piece for this viewer: of the combination that costs least' }),
  priceMax: Type.Integer({ description: 'of the combination that costs most' }),
  agreed: Type.Boolean({
    description: 'a combination on sale costs what this viewer and the supplier agreed on',
  }),
  weight: Type.Integer({ description: 'grams a piece: of the combination that costs least' }),
  unit: Type.String(),
  minNum: Type.Integer(),
  maxNum: Type.Integer(),
  sellerId: EntityId,
  skuCount: Type.Integer({ description: 'combinations on sale; 1 for goods without properties' }),
  properties: Type.Array(GoodProperty, { description: 'empty in lists' }),
  skus: Type.Array(Sku, { description: 'all combinations; empty in lists' }),
  warehouses: Type.Array(GoodWarehouse),
  warehouseId: NullableId,
  warehouseName: NullableText,
  shipFrom: Type.String(),
  areaCode: NullableText,
  courierFees: Type.Array(CourierFees, {
    description:
      'of its own freight template, by courier: they count instead of those of the warehouse where it has the courier. Empty: those of the warehouse count',
  }),
  platforms: Type.Array(Type.Integer(), { description: 'allowed shop platforms; empty means all' }),
  sold: Type.Integer(),
  monthSold: Type.Integer(),
  collectCount: Type.Integer(),
  reviewCount: Type.Integer({ description: 'reviews, without those that were hidden' }),
  reviewScore: Type.Union([Type.Number(), Type.Null()], {
    description: 'their mean with one decimal, 1 to 5; null without one',
  }),
  reviewCounts: Type.Array(Type.Integer(), {
    description: 'how many have one star, two, three, four, five',
  }),
  picturedReviews: Type.Integer({ description: 'how many of them have pictures' }),
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
