import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageFields, pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId, idOrNone, MAX_INT32, NullableId, UpdatedAt } from '../../shared/values.ts';
import { GoodStock, MAX_PIECES } from '../stock/stock.schemas.ts';
import { GoodProperty } from './goods.schemas.ts';

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

const skuStatus = Type.Integer({ minimum: 1, maximum: 2, description: '1上架 2下架' });

const sellerBundleParts = Type.Array(
  Type.Object({
    skuId: EntityId,
    num: Type.Integer({ description: 'pieces in a piece of the bundle' }),
    skuNo: Type.String(),
    goodName: Type.String(),
    skuName: Type.String(),
    merchantCode: Type.String(),
    supplyPrice: Type.Integer({ description: 'fen a piece alone' }),
    weight: Type.Integer({ description: 'grams a piece alone' }),
  }),
  { description: 'what a bundle (组合装) is made of; empty for a combination with stock of its own' },
);

const SellerSku = Type.Object({
  id: EntityId,
  skuNo: Type.String(),
  name: Type.String({ description: 'of its values; empty for goods without properties' }),
  valueIds: Type.Array(EntityId, { description: 'in the order of the properties' }),
  merchantCode: Type.String({ description: "the supplier's own article number, or empty" }),
  barcodes: Type.Array(Type.String()),
  pic: Type.String({ description: 'empty where it is that of the goods' }),
  supplyPrice: Type.Integer({ description: 'fen a piece for the supplier' }),
  weight: Type.Integer({ description: 'grams a piece' }),
  status: skuStatus,
  bundleParts: sellerBundleParts,
});

const StockLine = body({
  warehouseId: EntityId,
  quantity: Type.Integer(quantity),
  safetyQuantity: Type.Optional(Type.Integer({ ...quantity, description: 'of them, kept and not for sale' })),
  warnQuantity: Type.Optional(Type.Integer(quantity)),
});
export type StockLine = Static<typeof StockLine>;
const stockLines = Type.Array(StockLine, { maxItems: 100 });

const revisedName = { id: { ...NullableId, description: 'null for one that is new' }, name: Type.String() };

/** Goods as an edit that waits would make them. */
const RevisedGood = Type.Object({
  name: Type.String(),
  categoryId: EntityId,
  pics: Type.Array(Type.String()),
  detail: Type.String({ description: 'sanitised HTML' }),
  supplyPrice: Type.Integer({
    description: 'fen a piece for the supplier, of the cheapest combination on sale',
  }),
  weight: Type.Integer({ description: 'grams a piece, of the same' }),
  unit: Type.String(),
  minNum: Type.Integer(),
  maxNum: Type.Integer(),
  platforms: Type.Array(Type.Integer(), { description: 'allowed shop platforms; empty means all' }),
  isGift: Type.Boolean(),
  properties: Type.Array(Type.Object({ ...revisedName, values: Type.Array(Type.Object(revisedName)) })),
  skus: Type.Array(
    Type.Object({
      id: { ...NullableId, description: 'null for one that is new' },
      values: Type.Array(Type.String(), { description: 'a name of each property, in their order' }),
      ...Type.Omit(SellerSku, ['id', 'skuNo', 'name', 'valueIds']).properties,
      stocks: Type.Array(StockLine, { description: 'of one that is new' }),
    }),
  ),
});
export type RevisedGoodDto = Static<typeof RevisedGood>;

const revisionStatus = Type.Integer({ minimum: 1, maximum: 2, description: '1待审核 2未通过' });
const Revision = Type.Object({
  status: revisionStatus,
  reason: Type.String({ description: 'why an operator has refused it; else empty' }),
  submittedAt: Type.String(),
  content: Type.Union([RevisedGood, Type.Null()], { description: 'null in lists' }),
});

export const SellerGood = Type.Object({
  id: EntityId,
  goodsNo: Type.String(),
  name: Type.String(),
  categoryId: EntityId,
  categoryName: Type.String(),
  pic: Type.String(),
  pics: Type.Array(Type.String()),
  detail: Type.String({ description: 'sanitised HTML; empty in lists' }),
  packerNote: Type.String({ description: 'what packers are told of it; buyers never see it' }),
  supplyPrice: Type.Integer({
    description: 'fen a piece for the supplier: of the combination on sale that costs least',
  }),
  supplyPriceMax: Type.Integer({ description: 'of the combination on sale that costs most' }),
  price: Type.Integer({ description: 'fen a piece for a buyer without an agent' }),
  weight: Type.Integer({ description: 'grams a piece: of the combination that costs least' }),
  unit: Type.String(),
  minNum: Type.Integer(),
  maxNum: Type.Integer(),
  platforms: Type.Array(Type.Integer(), { description: 'allowed shop platforms; empty means all' }),
  isGift: Type.Boolean(),
  freightTemplateId: { ...NullableId, description: 'whose fees count for it; null: those of the warehouse' },
  freightTemplateName: NullableText,
  status,
  auditReason: Type.String({ description: 'why an operator has refused it; else empty' }),
  revision: Type.Union([Revision, Type.Null()], {
    description: 'an edit that waits for an audit, or was refused, while the goods stay on sale as they are',
  }),
  onAt: { ...NullableText, description: 'when its supplier wants it on sale' },
  offAt: { ...NullableText, description: 'when its supplier wants it off sale' },
  version: Type.Integer({ description: 'goes back with an edit' }),
  sold: Type.Integer(),
  monthSold: Type.Integer(),
  collectCount: Type.Integer(),
  skuCount: Type.Integer({ description: 'combinations, on sale or not; 1 for goods without properties' }),
  properties: Type.Array(GoodProperty, { description: 'empty in lists' }),
  skus: Type.Array(SellerSku, { description: 'all combinations; empty in lists' }),
  stocks: Type.Array(GoodStock, {
    description: 'by combination and warehouse; bundles have none of their own',
  }),
  bundleStocks: Type.Array(
    Type.Object({
      skuId: EntityId,
      skuNo: Type.String(),
      skuName: Type.String(),
      warehouseId: EntityId,
      warehouseName: Type.String(),
      available: Type.Integer({ description: 'as many as its parts are there for' }),
    }),
    { description: 'what can be ordered of its bundles' },
  ),
  createdAt: Type.String(),
  updatedAt: UpdatedAt,
});
export type SellerGoodDto = Static<typeof SellerGood>;
export type SellerSkuDto = SellerGoodDto['skus'][number];

export const SellerGoodsBody = body({
  ...pagingFields(20),
  ids: idsField,
  sort: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      default: 1,
      description: '1最新 2最近修改 3销量 4库存升 5近30天销量',
    }),
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
  revision: Type.Optional(revisionStatus),
  unsold: Type.Optional(
    Type.Boolean({
      description: 'only what has been on sale for thirty days, in which nothing of it was sold',
    }),
  ),
});
export type SellerGoodsFilter = Static<typeof SellerGoodsBody>;

export const SellerGoodsAnswer = Type.Object({
  ...pageFields(SellerGood),
  counts: Type.Array(Type.Object({ status, goods: Type.Integer() }), {
    description: 'of every status, whatever status is asked for',
  }),
  revisions: Type.Object(
    { waiting: Type.Integer(), refused: Type.Integer() },
    {
      description:
        'goods on sale with an edit that waits for an audit, or was refused; whatever status is asked for',
    },
  ),
});

const OwnSku = Type.Object({
  ...Type.Omit(SellerSku, ['valueIds', 'barcodes']).properties,
  goodId: EntityId,
  goodsNo: Type.String(),
  goodName: Type.String(),
  goodStatus: status,
  stocks: Type.Array(
    Type.Object({ warehouseId: EntityId, warehouseName: Type.String(), available: Type.Integer() }),
    { description: 'pieces that can be ordered now; of a bundle, as many as its parts are there for' },
  ),
});
export type OwnSkuDto = Static<typeof OwnSku>;

export const OwnSkusBody = body({
  ...pagingFields(20),
  ids: idsField,
  keyword: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: '^\\P{Cc}*$',
      description:
        "part of the goods' name, its pinyin or initials, of the values, the number or the merchant code",
    }),
  ),
  bundles: Type.Optional(
    Type.Boolean({ description: 'true: only bundles; false: only what they can be made of' }),
  ),
});
export type OwnSkusFilter = Static<typeof OwnSkusBody>;

export const OwnSkusAnswer = pageOf(OwnSku);

const MAX_PROPERTIES = 3;
const MAX_VALUES = 30;
const MAX_SKUS = 200;
const MAX_PARTS = 20;
const MAX_PART_NUM = 99;

const supplyPrice = Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'fen a piece' });
const weight = Type.Integer({ minimum: 1, maximum: 50_000, description: 'grams a piece' });
const picture = Type.String({ pattern: '^[\\x21-\\x7e]{1,300}$' });
const propertyName = Type.String({ pattern: '^(?=\\S)(?!.*\\s$)\\P{Cc}{1,20}$' });
const valueName = Type.String({ pattern: '^(?=\\S)(?!.*\\s$)\\P{Cc}{1,30}$' });

const PropertyInput = body({
  id: Type.Optional(entityId('of one that there is; its name may be corrected')),
  name: propertyName,
  values: Type.Array(
    body({
      id: Type.Optional(entityId('of one that there is; its name may be corrected')),
      name: valueName,
    }),
    { minItems: 1, maxItems: MAX_VALUES },
  ),
});
export type PropertyInput = Static<typeof PropertyInput>;

const SkuInput = body({
  id: Type.Optional(entityId('of one that there is; its values stay')),
  values: Type.Array(valueName, {
    maxItems: MAX_PROPERTIES,
    description: 'a name of `properties` each, in their order; empty for goods without properties',
  }),
  supplyPrice,
  weight,
  merchantCode: Type.Optional(
    Type.String({
      pattern: '^((?=\\S)(?!.*\\s$)\\P{Cc}{1,40})?$',
      description: "the supplier's own article number",
    }),
  ),
  barcodes: Type.Optional(
    Type.Array(Type.String({ pattern: '^[0-9A-Za-z-]{4,32}$' }), { maxItems: 5, uniqueItems: true }),
  ),
  pic: Type.Optional(
    Type.Union([Type.Literal(''), picture], {
      description: 'address of an own upload; empty: that of the goods',
    }),
  ),
  status: Type.Optional(skuStatus),
  bundleParts: Type.Optional(
    Type.Array(
      body({
        skuId: entityId('of an own combination that is no bundle'),
        num: Type.Integer({
          minimum: 1,
          maximum: MAX_PART_NUM,
          description: 'pieces in a piece of the bundle',
        }),
      }),
      {
        maxItems: MAX_PARTS,
        description:
          'makes it a bundle (组合装), empty makes it none; absent: as it is. A bundle has no stock of its own',
      },
    ),
  ),
  stocks: Type.Optional({ ...stockLines, description: 'of one that is new' }),
});
export type SkuInput = Static<typeof SkuInput>;

const fields = {
  name: Type.String({ pattern: '^(?=\\S.*\\S$)\\P{Cc}{2,60}$' }),
  categoryId: EntityId,
  pics: Type.Array(picture, {
    minItems: 1,
    maxItems: 9,
    uniqueItems: true,
    description: 'addresses of own uploads; the first is the main picture',
  }),
  detail: Type.Optional(Type.String({ maxLength: 50_000, description: 'HTML' })),
  packerNote: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'what packers are told of it; buyers never see it; absent: as it is',
    }),
  ),
  supplyPrice: Type.Optional({ ...supplyPrice, description: 'fen a piece; needed without `skus`' }),
  weight: Type.Optional({ ...weight, description: 'grams a piece; needed without `skus`' }),
  properties: Type.Optional(
    Type.Array(PropertyInput, { maxItems: MAX_PROPERTIES, description: 'what the combinations differ in' }),
  ),
  skus: Type.Optional(
    Type.Array(SkuInput, {
      minItems: 1,
      maxItems: MAX_SKUS,
      description: 'all combinations, in their order; absent: those that there are',
    }),
  ),
  unit: Type.Optional(
    // Without a property of Unicode: readers of the document hold the default against it, and not all know them.
    Type.String({ pattern: '^(?=\\S)(?!.*\\s$)[^\\u0000-\\u001f\\u007f-\\u009f]{1,10}$', default: '件' }),
  ),
  minNum: pieces(1),
  maxNum: pieces(99),
  platforms: Type.Optional(Type.Array(platform, { maxItems: 6, uniqueItems: true })),
  isGift: Type.Optional(Type.Boolean()),
  freightTemplateId: Type.Optional(
    idOrNone('own freight template whose fees count for it; 0: those of the warehouse; absent: as it is'),
  ),
  publish: Type.Boolean({ description: 'false keeps a draft; true puts it on sale, or before an operator' }),
};

const GoodFields = Type.Object(Type.Omit(Type.Object(fields), ['publish']).properties);
export type GoodFields = Static<typeof GoodFields>;

export const CreateGoodBody = body({
  ...fields,
  stocks: Type.Optional({ ...stockLines, description: 'of the only combination' }),
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

export const CopyGoodBody = body({
  id: EntityId,
  clientNo: Type.Optional(
    Type.String({ description: 'the same number leads to the same copy; as Idempotency-Key' }),
  ),
});

const moment = (description: string) =>
  Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description }));
export const ScheduleSaleBody = body({
  ids,
  onAt: moment('when they are put on sale, within a year; null or absent: never'),
  offAt: moment('when they are taken off sale, the same way'),
});
export type ScheduleSale = Static<typeof ScheduleSaleBody>;

export const GoodsTemplateBody = body({
  ids,
  templateId: Type.Optional(
    Type.Union([EntityId, Type.Null()], {
      description: 'own freight template; null or absent: the fees of the warehouse count',
    }),
  ),
});
export type GoodsTemplate = Static<typeof GoodsTemplateBody>;

export const SetOnSaleBody = body({ ids, onSale: Type.Boolean() });
export const GoodIdsBody = body({ ids });
