import { type Static, Type } from 'typebox';
import { NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, IdList, MAX_FEN, NullableId } from '../../shared/values.ts';

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
  bulkPrice: Type.Union(
    [
      Type.Object({
        minPieces: Type.Integer({ description: 'pieces that it begins with' }),
        price: Type.Integer({ description: 'fen a piece for this viewer, below `price`' }),
      }),
      Type.Null(),
    ],
    { description: 'the first step by pieces of the combination that costs least; null without steps' },
  ),
  isNew: Type.Boolean({ description: 'published within the last 30 days' }),
  isFast: Type.Boolean({
    description:
      'in a warehouse whose calendar, with that of one of its couriers, promises to ship within 48 hours what is paid now',
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
  similar: Type.Boolean({
    description: 'in a list that was asked for `similar`: the keyword did not find it, it sounds alike',
  }),
});
export type GoodDto = Static<typeof Good>;

const AreaCode = Type.String({ pattern: '^([0-9]{2}|[0-9]{4})$' });

/** What goods are looked for, and what facets (筛选) narrow them to. */
const facetFields = {
  categoryId: Type.Optional(EntityId),
  areaCode: Type.Optional(AreaCode),
  warehouseId: Type.Optional(EntityId),
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the name, of its pinyin or of its pinyin initials' }),
  ),
  minPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen a piece' })),
  maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen a piece' })),
  inStock: Type.Optional(Type.Boolean({ description: 'only what can be ordered now' })),
  platform: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
  courierId: Type.Optional(entityId('only from warehouses that ship by this courier')),
  freeTo: Type.Optional({
    ...AreaCode,
    description:
      'only from warehouses where one of the couriers ships to this province or city free of charge (包邮)',
  }),
  isNew: Type.Optional(Type.Boolean({ description: 'only what was published within the last 30 days' })),
  fast: Type.Optional(
    Type.Boolean({
      description:
        'only from warehouses whose calendar, with that of one of their couriers, promises to ship within 48 hours what is paid now',
    }),
  ),
  properties: Type.Optional(
    Type.String({
      maxLength: 2_000,
      pattern: '^[^:,]+:[^:,]+(,[^:,]+:[^:,]+){0,19}$',
      description:
        '`颜色:红色,颜色:蓝色,尺码:XL`, every name as encodeURIComponent writes it: one of these values of each property',
    }),
  ),
};

export const FacetsQuery = Type.Object(facetFields);
export type FacetsQuery = Static<typeof FacetsQuery>;

export const GoodsQuery = Type.Object({
  ...pagingFields(30),
  sort: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      default: 1,
      description:
        '1综合 2销量 3价格升 4价格降 5最新; 综合 with a keyword: the best match first, then what sold most in 30 days',
    }),
  ),
  ...facetFields,
  similar: Type.Optional(
    Type.Boolean({
      description: 'where a keyword finds fewer than five in 综合, what sounds similar follows',
    }),
  ),
  ids: Type.Optional(IdList),
});
export type GoodsQuery = Static<typeof GoodsQuery>;

const count = Type.Integer({
  description: 'goods that it leaves, together with what is chosen of other facets',
});

export const GoodFacets = Type.Object({
  isExact: Type.Boolean({
    description: 'false where more are found than are counted: every count is then at least so many',
  }),
  prices: Type.Array(
    Type.Object({
      minPrice: Type.Integer({ description: 'fen a piece for this viewer, included' }),
      maxPrice: Type.Union([Type.Integer(), Type.Null()], { description: 'included; null for no bound' }),
      count,
    }),
    { description: 'ranges that have goods, the lowest first' },
  ),
  areas: Type.Array(
    Type.Object({
      code: Type.String({ description: '2 digits: province, 4 digits: city' }),
      name: Type.String(),
      count,
    }),
    { description: 'where warehouses are, by code' },
  ),
  couriers: Type.Array(Type.Object({ id: EntityId, name: Type.String(), count })),
  freeTo: Type.Array(
    Type.Object({ code: Type.String({ description: 'of a province' }), name: Type.String(), count }),
    {
      description: 'provinces to which a courier ships free of charge (包邮), by code',
    },
  ),
  platforms: Type.Array(Type.Object({ platform: Type.Integer(), count })),
  properties: Type.Array(
    Type.Object({ name: Type.String(), values: Type.Array(Type.Object({ name: Type.String(), count })) }),
    {
      description:
        'the most frequent properties, up to 6, with their most frequent values, up to 20, and what is chosen',
    },
  ),
  newCount: count,
  fastCount: count,
  inStockCount: count,
});
export type GoodFacetsDto = Static<typeof GoodFacets>;

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
